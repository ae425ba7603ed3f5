import type { AnimalEntry, EnclosureEntry, GroupEntry } from "./kinds";

/** Whether an animal is counted where it lives: neither archived, nor deceased or departed. */
export const livesHere = ({
  archived,
  state,
}: Pick<AnimalEntry, "archived" | "state">): boolean =>
  !archived && state === null;

/** How many animals are somewhere, and of how many species. */
export type Counted = Pick<EnclosureEntry, "animals" | "species">;

const nobody: Counted = { animals: 0, species: 0 };

/** How many animals live in each place, by its id; a place without any is absent. */
export function animalsBy(
  placeOf: (animal: AnimalEntry) => string | null,
  animals: Iterable<AnimalEntry>,
): Map<string, Counted> {
  const counts = new Map<string, number>();
  const species = new Map<string, Set<string>>();
  for (const animal of animals) {
    const place = placeOf(animal);
    if (place === null || !livesHere(animal)) continue;
    counts.set(place, (counts.get(place) ?? 0) + 1);
    const ofPlace = species.get(place) ?? new Set();
    if (animal.specieId !== null) ofPlace.add(animal.specieId);
    species.set(place, ofPlace);
  }
  return new Map(
    [...counts].map(([id, count]) => [
      id,
      { animals: count, species: species.get(id)?.size ?? 0 },
    ]),
  );
}

const counting =
  <E extends EnclosureEntry | GroupEntry>(
    placeOf: (animal: AnimalEntry) => string | null,
  ) =>
  (places: readonly E[], animals: Iterable<AnimalEntry>): E[] => {
    const counts = animalsBy(placeOf, animals);
    return places.map((place) => {
      const counted = counts.get(place.id) ?? nobody;
      return place.animals === counted.animals &&
        place.species === counted.species
        ? place
        : { ...place, ...counted };
    });
  };

/** The enclosures with the number of their animals and species; the same objects where it is right already. */
export const countAnimals = counting<EnclosureEntry>(
  ({ enclosureId }) => enclosureId,
);

/** The groups with the number of their animals and species; the same objects where it is right already. */
export const countMembers = counting<GroupEntry>(({ groupId }) => groupId);
