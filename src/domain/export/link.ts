import { dayMs } from "../time/lengths";
import type { ExportJob } from "./export-job";
import { exportRunSeconds, exportTriesMost } from "./export-job";

/** So often a file is fetched with its link, all within so long of the first time. */
export const takesMost = 3;
export const takesWithinMs = 10 * 60_000;
/** So long a link is good that nobody used, and so long what became of it is told. */
export const linkLivesMs = 7 * dayMs;
export const jobKeptMs = 30 * dayMs;
/** One run, and the longest that what broke may wait between all of them. */
const runMs = exportRunSeconds * 1000;
const waitsMostMs = 60 * 60_000;
/** A file that nobody finished within this time of being asked for never will be: all its runs are over by then. */
export const buildMostMs = exportTriesMost * runMs + waitsMostMs;

/** Whether a run that begins now would not be over before its file is given up. */
export const beginsTooLate = (
  { askedAt }: Pick<ExportJob, "askedAt">,
  now: Date,
): boolean => now.getTime() - askedAt.getTime() > buildMostMs - runMs;

/** What a link is worth: ready to be fetched, fetched often enough, too old, or of a file that was never made. */
export const linkStates = ["ready", "used", "expired", "failed"] as const;
export type LinkState = (typeof linkStates)[number];

/**
 * What a link is worth now: three fetches within ten minutes of the first, none of them after seven days.
 * @example linkState({ status: "done", until, taken: 3, takenAt }, now) // "used"
 */
export function linkState(
  {
    status,
    until,
    taken,
    takenAt,
  }: Pick<ExportJob, "status" | "until" | "taken" | "takenAt">,
  now: Date,
): LinkState {
  if (status === "failed") return "failed";
  const isGood = status === "done" && until !== null && now < until;
  if (isGood && taken < takesMost) return "ready";
  return takenAt === null ? "expired" : "used";
}

/** What one more fetch makes of a link that is ready: with the first its ten minutes begin, within its seven days. */
export function takeOnce(
  { until, taken, takenAt }: Pick<ExportJob, "until" | "taken" | "takenAt">,
  now: Date,
): { until: Date; taken: number; takenAt: Date } {
  const first = takenAt ?? now;
  const ends = first.getTime() + takesWithinMs;
  return {
    until: new Date(Math.min(until?.getTime() ?? ends, ends)),
    taken: taken + 1,
    takenAt: first,
  };
}
