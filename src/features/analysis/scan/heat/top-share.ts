import type { Grid } from "@domain/grid/grid";

/** A scale that is the same for all animals and times ends where a square is used so many times as often as if all were used alike. */
const timesEven = 8;

/** The share of all points in one square at which the scale of a map ends, whoever was seen. */
export const topShare = ({ zones }: Pick<Grid, "zones">): number =>
  Math.min(1, timesEven / Math.max(1, zones.filter((zone) => zone > 0).length));
