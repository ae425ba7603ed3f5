/** Lengths of time in milliseconds; a day of 24 hours, which on the wall two a year do not have. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** By so much the clock of a device may be ahead of the server's. */
export const clockLeadMs = 5 * minuteMs;
