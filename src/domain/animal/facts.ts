import type { RecordFacts } from "../access/can";
import { inSector } from "../access/in-sector";
import type { Animal } from "./animal";

/** What `can()` needs to know of an animal. */
export const animalFacts = (
  animal: Pick<Animal, "zooId" | "sectorId">,
): RecordFacts => ({
  zooId: animal.zooId,
  sectorIds: inSector(animal.sectorId),
});
