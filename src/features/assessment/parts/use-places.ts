import type { SubjectKind } from "@domain/campaign/campaign";
import type { Places, Subject } from "@domain/evaluation/asked-subjects";
import { askedSubjects } from "@domain/evaluation/asked-subjects";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";

/** What an establishment has, by name, as far as it is known. */
export interface KnownPlaces extends Places {
  isKnown: boolean;
  /** The name of an enclosure or a group; "" for one that is not known. */
  nameOf: (id: string | null) => string;
  subjectOf: (kind: SubjectKind, id: string) => Subject | null;
}

const only = { animalIds: [], specieIds: [], groupIds: [], enclosureIds: [] };

/** What the establishment worked in has; as long as it is not wanted, nothing is read and nothing known. */
export function usePlaces(isWanted = true): KnownPlaces {
  const session = useReadySession();
  const zooId = isWanted ? session.zooId : null;
  const animals = useDirectory("animals", zooId, { live: true });
  const groups = useDirectory("groups", zooId, { live: true });
  const enclosures = useDirectory("enclosures", zooId, { live: true });
  return useMemo(() => {
    const places: Places = {
      animals: animals.list,
      groups: groups.list,
      enclosures: enclosures.list,
    };
    return {
      ...places,
      isKnown: [animals, groups, enclosures].every(
        ({ live }) => live.state === "data",
      ),
      nameOf: (id) => (enclosures.of(id) ?? groups.of(id))?.name ?? "",
      subjectOf: (kind, id) =>
        askedSubjects({ ...only, [`${kind}Ids`]: [id] }, places)[0] ?? null,
    };
  }, [animals, groups, enclosures]);
}
