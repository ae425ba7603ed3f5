/** Lengths of time in milliseconds; a day of 24 hours, which on the wall two a year do not have. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** A year as periods are counted in, without its leap day. */
const yearDays = 365;
/** By so much the clock of a device may be ahead of the server's. */
export const clockLeadMs = 5 * minuteMs;

/** A period as one says it. */
export interface Period {
  count: number;
  unit: "day" | "year";
}

/**
 * So many days as one says them: in years where they are whole ones.
 * @example periodOf(1095) // { count: 3, unit: "year" }
 */
export const periodOf = (days: number): Period =>
  days > 0 && days % yearDays === 0
    ? { count: days / yearDays, unit: "year" }
    : { count: days, unit: "day" };
