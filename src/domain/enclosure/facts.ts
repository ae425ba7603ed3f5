import type { RecordFacts } from "../access/can";
import { inSector } from "../access/in-sector";
import type { Enclosure } from "./enclosure";

/** What `can()` needs to know of an enclosure. */
export const enclosureFacts = (
  enclosure: Pick<Enclosure, "zooId" | "linkedSectorId">,
): RecordFacts => ({
  zooId: enclosure.zooId,
  sectorIds: inSector(enclosure.linkedSectorId),
});
