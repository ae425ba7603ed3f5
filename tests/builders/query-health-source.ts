import type { Session } from "@domain/access/session";
import { healthSight } from "@domain/health/sight";
import type { AnimalSource } from "@domain/measures/values/of-series";

/** An animal of a sector, as far as somebody reads its values; [] where they read none. */
export function ofAnAnimal(session: Session, sectorId: string): AnimalSource[] {
  const { zooId } = session;
  const sight = healthSight(session, "healthValues", { zooId, sectorId });
  return sight === null ? [] : [{ zooId, animalId: "animal-1", sight }];
}
