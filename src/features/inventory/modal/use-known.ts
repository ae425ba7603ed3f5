import { isThere } from "@domain/directory/is-there";
import type {
  EnclosureEntry,
  GroupEntry,
  SpecieEntry,
} from "@domain/directory/kinds";
import type { NamedPlace } from "@domain/inventory/plan/types";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";

/** What the establishment's lists know, and what the person may make. */
export interface Known {
  enclosures: readonly NamedPlace[];
  groups: readonly NamedPlace[];
  /** Enclosures and groups that were removed. */
  gone: readonly NamedPlace[];
  sectors: readonly { id: string; name: string }[];
  species: readonly SpecieEntry[];
  mayMakeEnclosures: boolean;
  mayMakeGroups: boolean;
}

const enclosurePlace = ({
  id,
  name,
  sectorId,
}: EnclosureEntry): NamedPlace => ({
  id,
  name,
  sectorId,
});

const groupPlace = ({ id, name }: GroupEntry): NamedPlace => ({
  id,
  name,
  sectorId: null,
});

export function useKnown(): Known {
  const { zooId } = useReadySession();
  const may = useCan();
  const live = { live: true };
  const enclosures = useDirectory("enclosures", zooId, live);
  const groups = useDirectory("groups", zooId, live);
  const sectors = useDirectory("sectors", zooId, live);
  const species = useDirectory("species", zooId);
  return {
    enclosures: enclosures.list.filter(isThere).map(enclosurePlace),
    groups: groups.list.filter(isThere).map(groupPlace),
    gone: [
      ...enclosures.list.filter((one) => !isThere(one)).map(enclosurePlace),
      ...groups.list.filter((one) => !isThere(one)).map(groupPlace),
    ],
    sectors: sectors.list.filter(isThere).map(({ id, name }) => ({ id, name })),
    species: species.list,
    mayMakeEnclosures: may("create", "enclosures"),
    mayMakeGroups: may("create", "groups"),
  };
}
