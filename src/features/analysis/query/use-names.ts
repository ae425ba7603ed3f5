import { fullName } from "@domain/person/user";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Directory } from "../../../data/hooks/use-names";
import { nameOr, useDirectory, usePeople } from "../../../data/hooks/use-names";

/** What analyses name, in words, and what can be chosen from. */
export interface AnalysisNames {
  animal: (id: string) => string;
  group: (id: string) => string;
  person: (id: string) => string;
  enclosure: (id: string) => string;
  animals: Directory<"animals">;
  groups: Directory<"groups">;
  enclosures: Directory<"enclosures">;
  people: ReturnType<typeof usePeople>;
}

/** The names of an establishment's animals, groups, enclosures and people. */
export function useAnalysisNames(): AnalysisNames {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const groups = useDirectory("groups", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  const people = usePeople(zooId);
  return useMemo(() => {
    return {
      animal: (id) => nameOr(animals.of(id)?.name, animals, id),
      group: (id) => nameOr(groups.of(id)?.name, groups, id),
      enclosure: (id) => nameOr(enclosures.of(id)?.name, enclosures, id),
      person: (id) => {
        const known = people.of(id);
        return nameOr(known && fullName(known), people, id);
      },
      animals,
      groups,
      enclosures,
      people,
    };
  }, [animals, groups, enclosures, people]);
}
