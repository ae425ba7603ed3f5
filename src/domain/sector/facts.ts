import type { RecordFacts } from "../access/can";
import type { Sector } from "./sector";

/** What `can()` needs to know of a sector. */
export const sectorFacts = (
  sector: Pick<Sector, "zooId" | "sectorId">,
): RecordFacts => ({ zooId: sector.zooId, sectorIds: [sector.sectorId] });
