import type { Animal, AnimalSexe } from "@domain/animal/animal";
import { animalSexes } from "@domain/animal/animal";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  flag,
  someOf,
} from "../../../ui/list/define-filter";
import { matchesText } from "../../../ui/list/search-text";
import type { SpecieWords } from "../parts/use-species-words";

/** How the list of animals is narrowed; the address holds exactly this. */
export interface AnimalFilters {
  specieId: string | null;
  sectorId: string | null;
  enclosureId: string | null;
  sex: AnimalSexe | null;
  /** Archived ones are shown too. */
  archived: boolean;
}

const recordId = anId((text) => idSchema.safeParse(text).success);

/** How the list of animals can be narrowed. */
export const animalFilter = defineFilter<AnimalFilters>({
  specieId: recordId,
  sectorId: recordId,
  enclosureId: recordId,
  sex: someOf(animalSexes),
  archived: flag,
});

/** The part of the filters that the query leaves open, and what was typed. */
export const matchesAnimal = (
  animal: Animal,
  words: SpecieWords,
  { sex, archived }: AnimalFilters,
  search: string,
): boolean =>
  (archived || !animal.isArchived) &&
  (sex === null || animal.animalSexe === sex) &&
  matchesText(search, [animal.animalName, ...words.search]);
