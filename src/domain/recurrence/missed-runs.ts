import type { MissedRunPolicy } from "./missed-run-policy";
import { nextOccurrence, occurrencesBetween } from "./occurrences";
import { countSteps, TooDear } from "./rule/steps";
import type { Steps } from "./rule/steps";
import type { Timing } from "./schedule";

/** The most runs caught up at once, and the most skipped ones listed. */
export const maxCaughtUp = 50;

/** How late a run may start and not count as missed. */
export const missedAfterMs = 15 * 60_000;

/** What to do about the runs that are due, each list in order of time. */
export interface MissedRuns {
  /** The occurrences to make a task for, at most 50. */
  run: Date[];
  /** The occurrences passed over: the latest 50 of them. */
  skipped: Date[];
  /** Whether earlier ones than those listed were passed over too. */
  skippedMore: boolean;
  /** The first occurrence after now; null when the schedule has ended. */
  nextRun: Date | null;
}

const firstWindowMs = 86_400_000;
const countedAtMost = 2000;

/** The latest occurrences of a span, and whether it holds earlier ones that were not looked for. */
interface Latest {
  found: Date[];
  more: boolean;
}

/** The latest occurrences from `from` to `to`, both included, in order. */
function latestBetween(
  schedule: Timing,
  from: Date,
  to: Date,
  limit: number,
): Latest {
  const end = new Date(to.getTime() + 1);
  const steps = countSteps();
  let latest: Latest | null = null;
  for (let size = firstWindowMs; ; size *= 8) {
    const start = new Date(Math.max(from.getTime(), to.getTime() - size));
    try {
      const found = latestOf(schedule, start, end, steps);
      latest = { found: found.slice(-limit), more: true };
    } catch (error) {
      if (!(error instanceof TooDear) || latest === null) throw error;
      return latest;
    }
    const isAll = start.getTime() === from.getTime();
    if (isAll) return { ...latest, more: latest.found.length >= limit };
    if (latest.found.length >= limit) return latest;
  }
}

/** All occurrences of a span, walked in bounded portions. */
function latestOf(
  schedule: Timing,
  start: Date,
  end: Date,
  steps: Steps,
): Date[] {
  let latest: Date[] = [];
  let from = start;
  for (;;) {
    const found = occurrencesBetween(schedule, from, end, countedAtMost, steps);
    const last = found.at(-1);
    latest = found.length < countedAtMost ? [...latest, ...found] : found;
    if (last === undefined || found.length < countedAtMost) return latest;
    from = new Date(last.getTime() + 1);
  }
}

function split(due: Date[], policy: MissedRunPolicy, now: Date) {
  if (policy === "latest") return due.slice(-1);
  if (policy === "all") return due.slice(-maxCaughtUp);
  const onTime = now.getTime() - missedAfterMs;
  return due
    .filter((occurrence) => occurrence.getTime() >= onTime)
    .slice(-maxCaughtUp);
}

/**
 * What a schedule whose next run was to be `nextRun` does at `now`: nothing
 * before that run is due; otherwise it runs all missed occurrences (the latest
 * 50), the latest only, or, with "skip", only those at most 15 minutes late.
 * The work is bounded, however old `nextRun` is: what lies too far back to be
 * reached within the steps of one search is passed over. A rule whose latest or
 * next occurrence cannot be found within them throws TooDear.
 */
export function missedRuns(
  schedule: Timing,
  nextRun: Date | null,
  now: Date,
  policy: MissedRunPolicy,
): MissedRuns {
  if (nextRun === null || nextRun > now)
    return { run: [], skipped: [], skippedMore: false, nextRun };
  const most = 2 * maxCaughtUp + 1;
  const { found: due, more } = latestBetween(schedule, nextRun, now, most);
  const run = split(due, policy, now);
  const passed = due.slice(0, due.length - run.length);
  return {
    run,
    skipped: passed.slice(-maxCaughtUp),
    skippedMore: more || passed.length > maxCaughtUp,
    nextRun: nextOccurrence(schedule, now, countSteps()),
  };
}
