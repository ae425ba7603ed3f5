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

type Kind = Pick<EnvironmentalParameter, "builtIn">;

/** What a change of a field is to `can()`: of a built-in only the limits of a place are those people's who work there. */
export const changeOf = (
  { builtIn }: Kind,
  field: string,
): "change" | "govern" =>
  builtIn === null || field === "overrides" ? "change" : "govern";

/** What putting a parameter out of use, or taking it back, is to `can()`: a built-in is the whole establishment's. */
export const archivingOf = ({ builtIn }: Kind): "archive" | "govern" =>
  builtIn === null ? "archive" : "govern";
