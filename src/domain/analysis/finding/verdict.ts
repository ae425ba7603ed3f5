/** What became of a finding once something was done about it. */
export const outcomes = ["improved", "worse", "noChange", "notEnough"] as const;
export type Outcome = (typeof outcomes)[number];

/** Which way is better. */
export const directions = ["up", "down"] as const;
export type Direction = (typeof directions)[number];

/** Of fewer day means on either side nothing is said. */
export const daysLeast = 8;
