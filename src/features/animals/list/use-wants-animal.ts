import type { AnimalEntry } from "@domain/directory/kinds";
import { useCallback } from "react";
import type { AnimalFilters } from "./animal-filters";
import { wantsAnimal } from "./animal-filters";

/** Whether the filters want an animal: the same function while they stay the same. */
export function useWantsAnimal(filters: AnimalFilters) {
  const { specieId, sectorId, enclosureId, sex, state } = filters;
  return useCallback(
    (animal: AnimalEntry) =>
      wantsAnimal(animal, { specieId, sectorId, enclosureId, sex, state }),
    [specieId, sectorId, enclosureId, sex, state],
  );
}
