import type { Animal, AnimalSexe } from "@domain/animal/animal";
import { animalSexes } from "@domain/animal/animal";
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

/** The filters of an address; what it does not name, or names wrongly, does not narrow. */
export function animalFiltersOf(params: URLSearchParams): AnimalFilters {
  const sex = params.get("sex");
  return {
    specieId: params.get("specieId"),
    sectorId: params.get("sectorId"),
    enclosureId: params.get("enclosureId"),
    sex: animalSexes.find((one) => one === sex) ?? null,
    archived: params.get("archived") === "1",
  };
}

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
