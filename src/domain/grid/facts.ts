import type { RecordFacts } from "../access/can";
import { inSector } from "../access/in-sector";
import type { EnclosureMap } from "./enclosure-map";

/** What `can()` needs to know of a map: it lies where its enclosure does. */
export const enclosureMapFacts = (
  map: Pick<EnclosureMap, "zooId" | "sectorId">,
): RecordFacts => ({
  zooId: map.zooId,
  sectorIds: inSector(map.sectorId),
});
