import type { RecordFacts } from "../../access/can";
import type { EnvironmentalParameter } from "./parameter";

/** What `can()` needs to know of a parameter of places: one that names none is any sector's. */
export const parameterFacts = ({
  zooId,
  sectorIds,
}: Pick<EnvironmentalParameter, "zooId" | "sectorIds">): RecordFacts => ({
  zooId,
  sectorIds,
});
