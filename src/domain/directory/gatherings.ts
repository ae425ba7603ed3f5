import type { AnimalEntry } from "./kinds";

/** By what several animals are chosen at once: what names it in an animal's entry. */
export const gatherings = [
  "sectorId",
  "enclosureId",
  "specieId",
  "groupId",
] as const;
export type Gathering = (typeof gatherings)[number];

/**
 * The animals of each sector, enclosure, species or group, by its id, in the order they are given; who is in none is left out. An
 * empty map for no animals.
 *
 * @example gathered("groupId", [ann of g1, ben of g1, cleo of none]) // g1: ann, ben
 */
export function gathered(
  kind: Gathering,
  animals: Iterable<AnimalEntry>,
): Map<string, AnimalEntry[]> {
  const all = new Map<string, AnimalEntry[]>();
  for (const animal of animals) {
    const id = animal[kind];
    if (id === null) continue;
    const same = all.get(id);
    if (same === undefined) all.set(id, [animal]);
    else same.push(animal);
  }
  return all;
}
