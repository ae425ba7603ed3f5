import type { Values } from "./types";

/** Is this record removed, if not for good? A record without the flags is not. */
export const isPutAway = (record: Values): boolean =>
  record["isArchived"] === true || record["isDeleted"] === true;
