import type { AnimalSexe } from "@domain/animal/animal";
import { animalSexes, animalStates } from "@domain/animal/animal";
import { livesHere } from "@domain/directory/counts";
import type { AnimalEntry } from "@domain/directory/kinds";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  someOf,
} from "../../../ui/list/filter/define-filter";

/** What became of those who no longer live here. */
export const awayAnimals = [...animalStates, "archived"] as const;
type AwayAnimals = (typeof awayAnimals)[number];

/** How the list of animals is narrowed; the address holds exactly this. */
export interface AnimalFilters {
  specieId: string | null;
  sectorId: string | null;
  enclosureId: string | null;
  sex: AnimalSexe | null;
  /** Those that are no longer here, instead of those who live here. */
  state: AwayAnimals | null;
}

const recordId = anId((text) => idSchema.safeParse(text).success);

/** How the list of animals can be narrowed. */
export const animalFilter = defineFilter<AnimalFilters>({
  specieId: recordId,
  sectorId: recordId,
  enclosureId: recordId,
  sex: someOf(animalSexes),
  state: someOf(awayAnimals),
});

/** The parameters of the address that hold it. */
export const animalFilterNames = Object.keys(animalFilter.initial);

function isInState(
  animal: AnimalEntry,
  state: AnimalFilters["state"],
): boolean {
  if (state === null) return livesHere(animal);
  return state === "archived"
    ? animal.archived
    : !animal.archived && animal.state === state;
}

/** Whether the list shows an animal, what was typed aside. */
export const wantsAnimal = (
  animal: AnimalEntry,
  { specieId, sectorId, enclosureId, sex, state }: AnimalFilters,
): boolean =>
  isInState(animal, state) &&
  (sex === null || animal.sex === sex) &&
  (specieId === null || animal.specieId === specieId) &&
  // The narrowest place wins.
  (enclosureId === null
    ? sectorId === null || animal.sectorId === sectorId
    : animal.enclosureId === enclosureId);
