import type { AnimalEntry } from "../directory/kinds";
import { livesHere } from "../directory/counts";
import type { Enclosure } from "./enclosure";
import { residentsNamed } from "./enclosure";

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is repeated on an enclosure of the animals that live in it. */
export type EnclosureContent = Pick<Enclosure, "speciesList" | "animalsData">;

/**
 * How many animals of each species live in an enclosure, the most first, and who they are by name, at
 * most 500; of those given, who does not live any more does not count. None: both are [].
 */
export function contentOf(animals: Iterable<AnimalEntry>): EnclosureContent {
  const living = [...animals].filter(livesHere);
  const counts = new Map<string | null, number>();
  for (const { specieId } of living)
    counts.set(specieId, (counts.get(specieId) ?? 0) + 1);
  const speciesList = [...counts]
    .map(([specieId, count]) => ({ specieId, count }))
    .sort(
      (a, b) => b.count - a.count || byText(a.specieId ?? "", b.specieId ?? ""),
    );
  const animalsData = living
    .sort((a, b) => byText(a.name, b.name) || byText(a.id, b.id))
    .slice(0, residentsNamed)
    .map(({ id, name, specieId }) => ({
      animalId: id,
      animalName: name,
      specieId,
    }));
  return { speciesList, animalsData };
}
