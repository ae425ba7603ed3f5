import type { AnyEntry } from "./kinds";

/** Whether a record is there to be chosen from; one that was removed has but its name. */
export const isThere = (entry: AnyEntry | { archived: boolean }): boolean =>
  !("archived" in entry && entry.archived);
