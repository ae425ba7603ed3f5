import type { Limits, Span } from "../parameters/limits";
import { isLimiting, markOf } from "../parameters/limits";
import { builtInOf } from "../parameters/built-in";
import { dayMs } from "../../time/lengths";
import type { UtcHour } from "../buckets/keys";
import { hourOf } from "../buckets/keys";
import type { EpisodeChange, WatchState } from "./episode";
import { calm, isFresh, opensWithin } from "./episode";

/** Who says what is watched. */
export type Voice = "sensor" | "person";

/** So many readings in a row decide. */
export const inARowOf = { sensor: 2, person: 1 } as const satisfies Record<
  Voice,
  number
>;

/**
 * So old, in milliseconds, what is said may be and still open an alert. What sensors send late is told by its chart. What
 * somebody wrote down where there was no network is a person's word on that day: it is told of until the day after.
 */
export const opensWithinOf = {
  sensor: opensWithin,
  person: dayMs,
} as const satisfies Record<Voice, number>;

/** How a series is watched. */
export interface LimitWatch {
  limits: Limits;
  /** How far inside its limits a value is back, in its unit. */
  deadBand: number;
  /** Whose readings are looked at. */
  by: Voice;
}

/** What is known of a series' alert of limits between two looks. */
export interface LimitState extends WatchState {
  /** Who opened what is open; null: nothing is, or it is not known. */
  by: Voice | null;
  /** The episode before, and when it was over; null: none, or what it said was taken back. */
  last: { since: Date; closedAt: Date } | null;
}

/** Nothing is open, nothing was. */
export const calmLimits: LimitState = { ...calm, by: null, last: null };

export interface LimitsWatched {
  state: LimitState;
  changes: EpisodeChange[];
}

/** What goes out again so soon goes on with the alert it had: a value at the edge of its limits is told of once. */
export const pauseMs = 15 * 60_000;

/** Of the span of its limits, where a parameter names no dead band. */
const deadBandShare = 0.02;

/**
 * How far inside its limits a value must be back: what a built-in says, else a fiftieth of the span or of the one limit; never
 * more than a quarter of the span, so that something is left inside. 0 without limits.
 */
export function deadBandOf(builtIn: string | null, limits: Limits): number {
  const { min, max } = limits;
  if (!isLimiting(limits)) return 0;
  const span = min !== null && max !== null ? max - min : null;
  const size = span ?? Math.abs(min ?? max ?? 0);
  const band = builtInOf(builtIn)?.deadBand ?? size * deadBandShare;
  return span === null ? band : Math.min(band, span / 4);
}

/** One number at one instant. */
export interface Watchable {
  at: Date;
  value: number;
}

const moved = (end: number | null, by: number): number | null =>
  end === null ? null : end + by;

/** The limits less the dead band: what counts as back. */
const insideOf = ({ limits, deadBand }: LimitWatch): Span => ({
  min: moved(limits.min, deadBand),
  max: moved(limits.max, -deadBand),
});

/** Each instant once, in their order, those that were settled already left out; of one instant what is given last holds. */
function inOrder(
  readings: readonly Watchable[],
  settledAt: Date | null,
): Watchable[] {
  const since = settledAt?.getTime() ?? -Infinity;
  const once = new Map(
    readings
      .filter(({ at }) => at.getTime() > since)
      .map((reading) => [reading.at.getTime(), reading]),
  );
  return [...once.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const justBefore = (at: Date): Date => new Date(at.getTime() - 1);

/** All there is of an hour in which something may have been said anew, or taken back. */
export interface WholeHour {
  hour: UtcHour;
  values: readonly Watchable[];
}

/**
 * The state from which an hour is asked again: what was said last in it decides once more, unless something later was settled.
 */
export function askedAgain(
  state: LimitState,
  { hour, values }: WholeHour,
): LimitState {
  const last = inOrder(values, null).at(-1);
  const { settledAt } = state;
  if (last === undefined || settledAt === null || last.at > settledAt)
    return state;
  return hourOf(settledAt) === hour
    ? { ...state, settledAt: justBefore(last.at) }
    : state;
}

/**
 * Whether what opened an alert is said no more: of what is known since, `values` in any order, the first is not outside. True
 * for none.
 */
export function isTakenBack(
  openSince: Date,
  values: readonly Watchable[],
  limits: Limits,
): boolean {
  const [first] = inOrder(values, justBefore(openSince));
  return first === undefined || markOf(first.value, limits) === "within";
}

/** The state once nothing is watched of a series any more, or nothing says that it is outside. */
export const ended = (
  { openSince, settledAt }: LimitState,
  now: Date,
): LimitsWatched => ({
  state: { ...calmLimits, settledAt },
  changes:
    openSince === null ? [] : [{ kind: "closed", since: openSince, at: now }],
});

/** The state once an alert is closed because what opened it was taken back. */
export const takenBack = (openSince: Date, now: Date): LimitsWatched => ({
  state: { ...calmLimits, settledAt: openSince },
  changes: [{ kind: "closed", since: openSince, at: now }],
});

const opened = (
  { last }: LimitState,
  first: Date,
  at: Date,
  by: Voice,
): LimitsWatched => {
  const apart =
    last === null ? Infinity : first.getTime() - last.closedAt.getTime();
  const since =
    last !== null && apart >= 0 && apart <= pauseMs ? last.since : first;
  return {
    state: { openSince: since, settledAt: at, by, last: null },
    changes: [{ kind: "opened", since, at }],
  };
};

const closed = (since: Date, at: Date): LimitsWatched => ({
  state: {
    openSince: null,
    settledAt: at,
    by: null,
    last: { since, closedAt: at },
  },
  changes: [{ kind: "closed", since, at }],
});

/** Whether a value goes on with what was read before it: further out, or back; what sensors opened no single person ends. */
function counts(
  { openSince, by: openedBy }: LimitState,
  value: number,
  watch: LimitWatch,
): boolean {
  if (openSince === null) return markOf(value, watch.limits) !== "within";
  if (watch.by === "person" && openedBy === "sensor") return false;
  return markOf(value, insideOf(watch)) === "within";
}

/**
 * What readings make of an alert: it opens with so many in a row (`inARowOf`) outside the limits, since the first of these, and
 * closes with as many inside the dead band; what opens again within `pauseMs` is the episode before. Readings older than
 * `opensWithinOf` open none. `readings` are those of the last hours, all that are known, in whatever order and however often each: what
 * was settled before is not asked again.
 */
export function watchLimits(
  before: LimitState,
  readings: readonly Watchable[],
  watch: LimitWatch,
  now: Date,
): LimitsWatched {
  let state = before;
  if (!isLimiting(watch.limits))
    return before.openSince === null
      ? { state, changes: [] }
      : ended(before, now);
  const changes: EpisodeChange[] = [];
  let row: Date[] = [];
  for (const { at, value } of inOrder(readings, before.settledAt)) {
    const since = state.openSince;
    row = counts(state, value, watch) ? [...row, at] : [];
    const [first] = row;
    if (first === undefined || row.length < inARowOf[watch.by]) continue;
    if (since === null && !isFresh(at, now, opensWithinOf[watch.by])) continue;
    const step =
      since === null ? opened(state, first, at, watch.by) : closed(since, at);
    changes.push(...step.changes);
    state = step.state;
    row = [];
  }
  return { state, changes };
}
