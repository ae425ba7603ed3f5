import { floatingToInstant, instantToFloating, isInGap } from "../time/paris";
import type { Floating } from "../time/wall-time";
import type { Rule } from "./rule/rule";
import { wallAfter } from "./due-after";
import { ruleOf } from "./rule-of";
import type { Steps } from "./rule/steps";
import { countSteps, maxSteps, unlessTooDear } from "./rule/steps";
import type { Schedule, Timing } from "./schedule";
import { visitWalls } from "./rule/walls";
import { hourMs, secondMs } from "../time/lengths";

/** The most occurrences one call answers, whatever limit it is given. */
export const maxOccurrences = 2000;

interface Span {
  /** The first instant that counts. */
  from: number;
  /** The first instant that no longer counts. */
  before: number;
}

const byInstant = (a: number, b: number) => a - b;

const firstUsable = Date.UTC(1600, 0, 1);
const lastUsable = Date.UTC(9000, 0, 1);

/** Whether calendars, and the library that walks them, reach the date. */
const isUsable = (date: Date) =>
  date.getTime() >= firstUsable && date.getTime() <= lastUsable;

const wholeSecond = (instant: Date) =>
  Math.floor(instant.getTime() / secondMs) * secondMs;

// A skipped wall time moves an hour later and may overtake the next ones.
const isSettled = (wall: Floating) =>
  !isInGap(wall) && !isInGap((wall - hourMs) as Floating);

/**
 * The instant of one of a rule's wall times: of a time that comes twice the first, but the second
 * where the schedule begins among the second ones.
 */
function instantIn({ startAt }: Timing, wall: Floating): number {
  const first = floatingToInstant(wall).getTime();
  if (first >= wholeSecond(startAt)) return first;
  const second = first + hourMs;
  return instantToFloating(new Date(second)) === wall ? second : first;
}

/** What a walk found; one that was too dear is cut short, and the rest of the rule unknown. */
interface Walk {
  found: Set<number>;
  run: (steps: Steps) => void;
}

function walkOf(schedule: Timing, rule: Rule, span: Span, limit: number): Walk {
  const found = new Set<number>();
  const from = (instantToFloating(new Date(span.from)) - hourMs) as Floating;
  const visit = (wall: Floating): boolean => {
    if (found.size >= limit && isSettled(wall)) return false;
    const instant = instantIn(schedule, wall);
    if (instant >= span.before) return !isSettled(wall);
    if (instant >= span.from) found.add(instant);
    return true;
  };
  return { found, run: (steps) => visitWalls(rule, from, visit, steps) };
}

/** Without `steps` of the caller's a rule that is too dear gives what was found by then. */
function collect(
  { found, run }: Walk,
  limit: number,
  steps: Steps | undefined,
): Date[] {
  if (steps !== undefined) run(steps);
  else unlessTooDear(() => run(countSteps()), undefined);
  return [...found]
    .sort(byInstant)
    .slice(0, limit)
    .map((instant) => new Date(instant));
}

function occurrencesIn(
  schedule: Timing,
  span: Span,
  limit: number,
  steps?: Steps,
): Date[] {
  const most = Math.min(Math.floor(limit), maxOccurrences);
  if (!isUsable(schedule.startAt) || !(most > 0)) return [];
  if (schedule.recurrence === "NONE") {
    const at = schedule.startAt.getTime();
    return at >= span.from && at < span.before ? [new Date(at)] : [];
  }
  const rule = ruleOf(schedule);
  if (rule === null) return [];
  const from = Math.max(span.from, wholeSecond(schedule.startAt));
  const walk = walkOf(schedule, rule, { ...span, from }, most);
  return collect(walk, most, steps);
}

/**
 * The first occurrences strictly after an instant, in order, at most `limit`.
 * A schedule that does not recur occurs once, at its start; one that cannot be
 * read never does. With `steps` a rule that is too dear throws TooDear, without
 * it gives what was found by then.
 *
 * @example occurrencesAfter(dailyAt8, new Date("2026-03-28T07:00Z"), 1) // 29 March, 06:00Z
 */
export function occurrencesAfter(
  schedule: Timing,
  after: Date,
  limit: number,
  steps?: Steps,
): Date[] {
  if (!isUsable(after)) return [];
  const span = { from: after.getTime() + 1, before: Infinity };
  return occurrencesIn(schedule, span, limit, steps);
}

/** The first occurrence strictly after an instant; null when there is none. */
export function nextOccurrence(
  schedule: Timing,
  after: Date,
  steps?: Steps,
): Date | null {
  return occurrencesAfter(schedule, after, 1, steps)[0] ?? null;
}

/**
 * The first occurrence strictly after an instant, null when there is none, "tooDear" when the steps
 * of one search, or what is left of `total`, do not tell.
 *
 * @example findNext(dailyAt8, new Date("2026-03-28T07:00Z")) // 29 March, 06:00Z
 */
export function findNext(
  schedule: Timing,
  after: Date,
  total?: Pick<Steps, "take">,
): Date | null | "tooDear" {
  return unlessTooDear<Date | null | "tooDear">(
    () => nextOccurrence(schedule, after, countSteps(maxSteps, total)),
    "tooDear",
  );
}

/** The first occurrence at or after an instant; null when there is none. */
export function firstOccurrence(schedule: Timing, from: Date): Date | null {
  return nextOccurrence(schedule, new Date(from.getTime() - 1));
}

/** How many wall times are kept of those walked: far more than two hours of a rule that may run hold. */
const wallsKept = 1000;

/** The latest wall times of a span, in order; only they become instants, which is the dear part. */
function latestWalls(
  rule: Rule,
  from: Floating,
  to: Floating,
  steps: Steps,
): Floating[] {
  let walls: Floating[] = [];
  const visit = (wall: Floating): boolean => {
    if (wall > to) return false;
    walls.push(wall);
    if (walls.length === 2 * wallsKept) walls = walls.slice(wallsKept);
    return true;
  };
  visitWalls(rule, from, visit, steps);
  return walls;
}

/**
 * The latest occurrences from `from` to `to`, both included, at most `limit` (and 500), in order; []
 * for a schedule that cannot be read. Throws TooDear.
 */
export function latestOccurrences(
  schedule: Timing,
  from: Date,
  to: Date,
  limit: number,
  steps: Steps,
): Date[] {
  if (schedule.recurrence === "NONE")
    return occurrencesBetween(schedule, from, new Date(to.getTime() + 1), 1);
  const rule = isUsable(schedule.startAt) ? ruleOf(schedule) : null;
  if (rule === null || !isUsable(from) || !isUsable(to)) return [];
  const first = Math.max(from.getTime(), wholeSecond(schedule.startAt));
  const walls = latestWalls(
    rule,
    (instantToFloating(new Date(first)) - hourMs) as Floating,
    (instantToFloating(to) + hourMs) as Floating,
    steps,
  );
  const most = Math.min(limit, wallsKept / 2);
  const found = new Set<number>();
  for (const wall of walls.reverse()) {
    if (found.size >= most && isSettled(wall)) break;
    const instant = instantIn(schedule, wall);
    if (instant >= first && instant <= to.getTime()) found.add(instant);
  }
  return [...found]
    .sort(byInstant)
    .slice(-most)
    .map((instant) => new Date(instant));
}

/** The first occurrences at or after `from` and before `to`, at most `limit`. */
export function occurrencesBetween(
  schedule: Timing,
  from: Date,
  to: Date,
  limit: number,
  steps?: Steps,
): Date[] {
  if (!isUsable(from) || !isUsable(to)) return [];
  const span = { from: from.getTime(), before: to.getTime() };
  return occurrencesIn(schedule, span, limit, steps);
}

/**
 * When the work of an occurrence is due: as long after it, on the wall, as the
 * schedule's `dueAt` is after its `startAt`. Null when the schedule has no due
 * time.
 */
export function occurrenceDueAt(
  schedule: Pick<Schedule, "startAt" | "dueAt">,
  occurrence: Date,
): Date | null {
  const { startAt, dueAt } = schedule;
  if (dueAt === null) return null;
  const length = instantToFloating(dueAt) - instantToFloating(startAt);
  return wallAfter(occurrence, length);
}
