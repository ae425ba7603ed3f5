import { livesHere } from "../directory/counts";
import type { AnimalEntry } from "../directory/kinds";
import type { GroupAnimal } from "./group";

/** What a group repeats of an animal in it. */
export type GroupMember = Pick<
  GroupAnimal,
  "zooId" | "animalId" | "animalName" | "specieId" | "enclosureId"
>;

/** Who is in a group, by id; of those given, who does not live any more is not. */
export const membersOf = (
  zooId: string,
  animals: Iterable<AnimalEntry>,
): Map<string, GroupMember> =>
  new Map(
    [...animals]
      .filter(livesHere)
      .map(({ id, name, specieId, enclosureId }) => [
        id,
        { zooId, animalId: id, animalName: name, specieId, enclosureId },
      ]),
  );
