import * as library from "rrule";

// Bundlers read the library's ESM entry, Node its CommonJS one, which hides
// the names behind `default`.
const names: typeof library =
  "RRule" in library
    ? library
    : (library as unknown as { default: typeof library }).default;

export const { RRule, Weekday } = names;
