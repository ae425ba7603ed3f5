import type { MissedRunPolicy } from "./missed-run-policy";
import {
  latestOccurrences,
  nextOccurrence,
  occurrencesBetween,
} from "./occurrences";
import { ruleOf } from "./rule-of";
import { countSteps, unlessTooDear } from "./rule/steps";
import type { Steps } from "./rule/steps";
import type { Timing } from "./schedule";
import { dayMs, minuteMs } from "../time/lengths";

/** The most runs caught up at once, and the most skipped ones listed. */
export const maxCaughtUp = 50;

/** How late a run may start and not count as missed. */
export const missedAfterMs = 15 * minuteMs;

/** What to do about the runs that are due, each list in order of time. */
export interface MissedRuns {
  /** The occurrences to make a task for, at most 50 that came and 50 ahead. */
  run: Date[];
  /** The occurrences passed over: the latest 50 of them. */
  skipped: Date[];
  /** Whether earlier ones than those listed were passed over too. */
  skippedMore: boolean;
  /** The occurrences that have no place, and are behind those to be made. */
  leftOut: Date[];
  /** The first occurrence after those; null when the schedule has ended. */
  nextRun: Date | null;
}

/**
 * How far back runs are looked for, ten years: an older next run was never kept, and what lies before
 * is passed over without a walk.
 */
export const maxBacklogMs = 3653 * dayMs;

const firstWindowMs = dayMs;

/** The latest occurrences of a span, and whether it holds earlier ones that were not looked for. */
interface Latest {
  found: Date[];
  more: boolean;
}

/** A rule that counts its occurrences is walked from its start: looking a bit further back each time saves nothing. */
const countsFromStart = (schedule: Timing): boolean =>
  ruleOf(schedule)?.parts.count !== undefined;

/** The latest occurrences from `from` to `to`, both included, in order: those of the last day, or of eight, 64 ... where they are too few. */
function latestBetween(
  schedule: Timing,
  from: Date,
  to: Date,
  limit: number,
  steps: Steps,
): Latest {
  let size = countsFromStart(schedule) ? maxBacklogMs : firstWindowMs;
  let found: Date[] = [];
  for (; ; size *= 8) {
    const start = new Date(Math.max(from.getTime(), to.getTime() - size));
    const more = unlessTooDear(
      () => latestOccurrences(schedule, start, to, limit, steps),
      null,
    );
    if (more === null) return { found, more: true };
    found = more;
    const isAll = start.getTime() === from.getTime();
    if (isAll || found.length >= limit)
      return { found, more: found.length >= limit };
  }
}

/** An occurrence, and when its work is to be done; null: it is left out. */
interface PlacedOccurrence {
  occurrence: Date;
  at: Date | null;
}

function split(
  due: PlacedOccurrence[],
  policy: MissedRunPolicy,
  now: Date,
): PlacedOccurrence[] {
  if (policy === "latest") return due.slice(-1);
  if (policy === "all") return due.slice(-maxCaughtUp);
  return due
    .filter(({ at }) => at !== null && isOnTime(at, now))
    .slice(-maxCaughtUp);
}

/** Whether a run for that instant starts early enough at `now` not to count as missed. */
export const isOnTime = (at: Date, now: Date): boolean =>
  at.getTime() >= now.getTime() - missedAfterMs;

/** Where occurrences are put that are not all done when the rule says. */
export interface Placing {
  /** When an occurrence is to be done, in the order of the occurrences; null: it is left out. */
  place: (occurrence: Date) => Date | null;
  /** The latest instant whose occurrences may be done by the given one. */
  reach: (until: Date) => Date;
}

export interface RunOptions {
  /** Until when runs are made ahead; now, for none, without it. */
  until?: Date;
  /** What the search may take; maxSteps without it. */
  steps?: Steps;
  /** Every occurrence is done when the rule says without it. */
  placing?: Placing;
}

const asRuled: Placing = {
  place: (occurrence) => occurrence,
  reach: (until) => until,
};

/** Everything that may be done by `until`, placed, and whether more came earlier; then where to look on. */
function candidates(
  schedule: Timing,
  nextRun: Date,
  now: Date,
  until: Date,
  { placing, steps }: { placing: Placing; steps: Steps },
) {
  const reach = placing.reach(until);
  const ahead = runsAhead(schedule, nextRun, now, reach, steps);
  const { due, passed, more } = lateRuns(schedule, nextRun, now, steps);
  const placed = [...due, ...ahead].map((occurrence): PlacedOccurrence => ({
    occurrence,
    at: placing.place(occurrence),
  }));
  const waiting = placed.find(({ at }) => at !== null && at > until);
  const last = ahead.length < maxCaughtUp ? reach : (ahead.at(-1) ?? reach);
  return {
    placed:
      waiting === undefined ? placed : placed.slice(0, placed.indexOf(waiting)),
    more: passed || more,
    next: waiting?.occurrence ?? nextOccurrence(schedule, last, steps),
  };
}

const occurrencesOf = (placed: readonly PlacedOccurrence[]): Date[] =>
  placed.map(({ occurrence }) => occurrence);

/**
 * What a schedule whose next run was to be `nextRun` does at `now`: nothing before that run is due;
 * otherwise it runs all missed occurrences (the latest 50), the latest only, or, with "skip", only
 * those at most 15 minutes late; and all those after now until `until`, 50 at a time. The work is
 * bounded, however old `nextRun` is: what lies more than ten years back, or too far to be reached
 * within the steps, is passed over. A rule whose next occurrence cannot be found within them throws
 * TooDear.
 */
export function missedRuns(
  schedule: Timing,
  nextRun: Date | null,
  now: Date,
  policy: MissedRunPolicy,
  { until = now, steps = countSteps(), placing = asRuled }: RunOptions = {},
): MissedRuns {
  const none = { run: [], skipped: [], skippedMore: false, leftOut: [] };
  if (nextRun === null || nextRun > placing.reach(until))
    return { ...none, nextRun };
  const options = { placing, steps };
  const { placed, more, next } = candidates(
    schedule,
    nextRun,
    now,
    until,
    options,
  );
  const due = placed.filter(({ at }) => at !== null && at <= now);
  const ahead = placed.filter(({ at }) => at !== null && at > now);
  const run = split(due, policy, now);
  const skipped = due.filter((one) => !run.includes(one));
  return {
    run: occurrencesOf([...run, ...ahead]),
    skipped: occurrencesOf(skipped.slice(-maxCaughtUp)),
    skippedMore: more || skipped.length > maxCaughtUp,
    leftOut: occurrencesOf(placed.filter(({ at }) => at === null)),
    nextRun: next,
  };
}

/** The occurrences after now that are made already. */
function runsAhead(
  schedule: Timing,
  nextRun: Date,
  now: Date,
  until: Date,
  steps: Steps,
): Date[] {
  if (until <= now) return [];
  const from = new Date(Math.max(nextRun.getTime(), now.getTime() + 1));
  const end = new Date(until.getTime() + 1);
  return occurrencesBetween(schedule, from, end, maxCaughtUp, steps);
}

/** The occurrences that came by now, and whether earlier ones were not looked for. */
function lateRuns(schedule: Timing, nextRun: Date, now: Date, steps: Steps) {
  if (nextRun > now) return { due: [], passed: false, more: false };
  const floor = new Date(now.getTime() - maxBacklogMs);
  const passed = nextRun < floor;
  const from = passed ? floor : nextRun;
  const most = 2 * maxCaughtUp + 1;
  const { found, more } = latestBetween(schedule, from, now, most, steps);
  return { due: found, passed, more };
}
