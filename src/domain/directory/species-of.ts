import type { AnimalEntry } from "./kinds";

/** The species of which there is an animal, archived or not, each once; those of no animal: none. */
export function speciesOf(
  animals: Iterable<Pick<AnimalEntry, "specieId">>,
): Set<string> {
  const ids = new Set<string>();
  for (const { specieId } of animals) if (specieId !== null) ids.add(specieId);
  return ids;
}
