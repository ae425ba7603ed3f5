import * as library from "rrule";

const hidden = new Map<string, unknown>(Object.entries(library)).get("default");

// Bundlers read the library's ESM entry, Node its CommonJS one, which hides
// the names behind `default`; naming that import makes bundlers warn.
const names = "RRule" in library ? library : (hidden as typeof library);

export const { RRule, Weekday } = names;
