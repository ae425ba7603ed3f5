import type { DemoZooId } from "../../../data/types";
import { demoSectors } from "../../../data/sectors";
import { animalIdOf } from "../animals";

/** Where an animal of the data lives, and what health records carry of it. */
export interface OfAnimal {
  zooId: DemoZooId;
  animalId: string;
  sectorId: string;
}

/** What a health record carries of the animal of this id; throws for one that lives nowhere. */
export function ofAnimal(animalId: string): OfAnimal {
  const sector = demoSectors.find(({ enclosures }) =>
    enclosures.some(({ id, residents }) =>
      residents.some(({ speciesId, males, females, unsexed }) =>
        Array.from({ length: males + females + unsexed }, (_, index) =>
          animalIdOf(id, speciesId, index),
        ).includes(animalId),
      ),
    ),
  );
  if (sector === undefined) throw new Error(`Unknown animal ${animalId}`);
  return { zooId: sector.zooId, animalId, sectorId: sector.id };
}
