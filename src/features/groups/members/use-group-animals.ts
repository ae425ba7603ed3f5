import { inSector } from "@domain/access/in-sector";
import { livesHere } from "@domain/directory/counts";
import type { AnimalEntry } from "@domain/directory/kinds";
import type { Group } from "@domain/group/group";
import { differsFromGroup } from "@domain/group/group";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import type { Directory } from "../../../data/hooks/use-names";
import type { Move } from "../group-writes";
import { useDirectory } from "../../../data/hooks/use-names";

export interface GroupAnimals {
  members: readonly AnimalEntry[];
  /** Who else lives here, those of the group's species first. */
  candidates: readonly AnimalEntry[];
  /** Whether this person may say in which group an animal is. */
  mayMove: (animal: AnimalEntry) => boolean;
  live: Directory<"animals">["live"];
}

/**
 * Who is in a group and who could be, by name, from the directory: no record is read. `moved` is
 * what was moved here since; it counts until the directory has heard of the animal again.
 */
export function useGroupAnimals(
  groupId: string,
  group: Pick<Group, "specieId">,
  moved: ReadonlyMap<string, Move>,
): GroupAnimals {
  const { zooId } = useReadySession();
  const may = useCan();
  const { list, live } = useDirectory("animals", zooId, { live: true });
  const { specieId } = group;
  const sides = useMemo(() => {
    const here = list.filter(livesHere).map((animal) => {
      const move = moved.get(animal.id);
      return move?.from === animal.groupId
        ? { ...animal, groupId: move.groupId }
        : animal;
    });
    const others = here.filter((animal) => animal.groupId !== groupId);
    const differs = (animal: AnimalEntry) =>
      differsFromGroup(animal, { specieId });
    return {
      members: here.filter((animal) => animal.groupId === groupId),
      candidates: [
        ...others.filter((animal) => !differs(animal)),
        ...others.filter(differs),
      ],
    };
  }, [list, moved, groupId, specieId]);
  return {
    ...sides,
    mayMove: ({ sectorId }) =>
      may("change", "animals", { zooId, sectorIds: inSector(sectorId) }),
    live,
  };
}
