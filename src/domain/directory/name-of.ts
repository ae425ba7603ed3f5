import type { AnyEntry } from "./kinds";

/** What an entry is called: a person by first and last name, a species as records repeat it; "" for an unnamed one. */
export const nameOf = (entry: AnyEntry): string =>
  "name" in entry ? entry.name : `${entry.firstName} ${entry.lastName}`.trim();
