import type { HeldLimits } from "@domain/measures/parameters/inherit";
import { limitsFor, placeHolders } from "@domain/measures/parameters/inherit";
import type { Measured } from "../here/latest-value";

/** The limits that hold for a line, and whose they are. */
export const seriesLimits = ({
  row,
  enclosureId,
  areaId,
}: Pick<Measured, "row" | "enclosureId" | "areaId">): HeldLimits =>
  limitsFor(row.data, placeHolders(enclosureId, areaId));
