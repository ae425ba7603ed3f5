import type { PlacedSubject } from "@domain/event/event";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Directory } from "../../../data/hooks/use-names";
import { standIn, useDirectory } from "../../../data/hooks/use-names";

type AnyDirectory = Pick<Directory<PlacedSubject>, "live"> & {
  list: readonly { id: string; name: string; archived: boolean }[];
  of: (id: string | null) => { name: string } | undefined;
};

/** The records of the establishment that have a history, by kind. */
export function useRecordNames(): Record<PlacedSubject, AnyDirectory> {
  const { zooId } = useReadySession();
  return {
    sectors: useDirectory("sectors", zooId),
    enclosures: useDirectory("enclosures", zooId),
    groups: useDirectory("groups", zooId),
    animals: useDirectory("animals", zooId),
  };
}

/** What a record is called now, else what stands for it. */
export function nameIn(names: AnyDirectory, id: string): string {
  const { name = "" } = names.of(id) ?? {};
  return name || (standIn(names, id) ?? "—");
}
