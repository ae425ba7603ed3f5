import type { Kept } from "../row";
import { nothing, repeats, stays, until } from "../row";

const technical = nothing(
  "hashes and ids, kept for a while and read by nobody",
);

/** What functions keep beside the table of collections. */
export const functionsKept = {
  operations: until("expireAt", technical),
  oneTimeCodes: until("expireAt", technical),
  limits: until("expireAt", technical),
  directoryMarks: stays("nextRun", technical),
  directoryUses: stays("derived", technical),
  placeMarks: stays("nextRun", technical),
  summaryMarks: stays("nextRun", technical),
  eventMarks: stays("nextRun", technical),
  noticeMarks: until(
    "expireAt",
    repeats("the notifications: who was told of a task"),
  ),
  alertMarks: until(
    "expireAt",
    repeats("the notifications: who was told of alerts"),
  ),
  measureWatches: stays("derived", technical),
  speciesLines: stays("derived", technical),
  speciesMarks: stays("nextRun", technical),
} as const satisfies Record<string, Kept>;
