import type { AnimalEntry, EnclosureEntry } from "./kinds";

/** Whether an animal is counted where it lives: neither archived, nor deceased or departed. */
export const livesHere = ({
  archived,
  state,
}: Pick<AnimalEntry, "archived" | "state">): boolean =>
  !archived && state === null;

/** How many animals live in each enclosure, by its id; an enclosure without any is absent. */
export function animalsByEnclosure(
  animals: Iterable<AnimalEntry>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const animal of animals) {
    const { enclosureId } = animal;
    if (enclosureId === null || !livesHere(animal)) continue;
    counts.set(enclosureId, (counts.get(enclosureId) ?? 0) + 1);
  }
  return counts;
}

/** The enclosures with the number of their animals; the same objects where it is right already. */
export function countAnimals(
  enclosures: readonly EnclosureEntry[],
  animals: Iterable<AnimalEntry>,
): EnclosureEntry[] {
  const counts = animalsByEnclosure(animals);
  return enclosures.map((enclosure) => {
    const count = counts.get(enclosure.id) ?? 0;
    return enclosure.animals === count
      ? enclosure
      : { ...enclosure, animals: count };
  });
}
