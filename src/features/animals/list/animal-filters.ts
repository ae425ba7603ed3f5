import type { AnimalSexe } from "@domain/animal/animal";
import { animalSexes } from "@domain/animal/animal";
import type { AnimalEntry } from "@domain/directory/kinds";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  flag,
  someOf,
} from "../../../ui/list/filter/define-filter";

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

/** The parameters of the address that hold it. */
export const animalFilterNames = Object.keys(animalFilter.initial);

/** Whether the list shows an animal, what was typed aside. */
export const wantsAnimal = (
  animal: AnimalEntry,
  { specieId, sectorId, enclosureId, sex, archived }: AnimalFilters,
): boolean =>
  (archived || !animal.archived) &&
  (sex === null || animal.sex === sex) &&
  (specieId === null || animal.specieId === specieId) &&
  // The narrowest place wins.
  (enclosureId === null
    ? sectorId === null || animal.sectorId === sectorId
    : animal.enclosureId === enclosureId);
