import type { Limits, Span } from "../parameters/limits";
import { isLimiting, markOf } from "../parameters/limits";
import { builtInOf } from "../parameters/built-in";
import type { EpisodeChange, Watched, WatchState } from "./episode";
import { closing, isFresh, unchanged } from "./episode";

/** How a series is watched. */
export interface LimitWatch {
  limits: Limits;
  /** How far inside its limits a value is back, in its unit. */
  deadBand: number;
  /** So many readings in a row decide: two of a sensor, one of a person. */
  inARow: number;
}

export const sensorInARow = 2;
export const personInARow = 1;

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

/** Each instant once, in their order, those that were settled already left out. */
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

/**
 * What readings make of an alert: it opens with `inARow` of them outside the limits, since the first of these, and closes with
 * as many inside the dead band. Readings older than two hours open none. `readings` are those of the last hours, all that are
 * known, in whatever order and however often each: what was settled before is not asked again.
 */
export function watchLimits(
  before: WatchState,
  readings: readonly Watchable[],
  watch: LimitWatch,
  now: Date,
): Watched {
  let state = before;
  const { openSince } = before;
  if (!isLimiting(watch.limits))
    return openSince === null ? unchanged(before) : closing(openSince, now);
  const changes: EpisodeChange[] = [];
  const inside = insideOf(watch);
  let row: Date[] = [];
  for (const { at, value } of inOrder(readings, before.settledAt)) {
    const since = state.openSince;
    const counts =
      since === null
        ? markOf(value, watch.limits) !== "within"
        : markOf(value, inside) === "within";
    row = counts ? [...row, at] : [];
    const [first] = row;
    if (first === undefined || row.length < watch.inARow) continue;
    if (since === null && !isFresh(at, now)) continue;
    changes.push(
      since === null
        ? { kind: "opened", since: first, at }
        : { kind: "closed", since, at },
    );
    state = { openSince: since === null ? first : null, settledAt: at };
    row = [];
  }
  return { state, changes };
}
