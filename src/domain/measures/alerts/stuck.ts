import type { UtcHour } from "../buckets/keys";
import { hourMs, startOfHour } from "../buckets/keys";
import type { Readings } from "../buckets/stored";
import type { Span } from "../parameters/limits";
import { builtInOf } from "../parameters/built-in";
import type { EnvironmentalParameter } from "../parameters/parameter";
import type { Watched, WatchState } from "./episode";
import { closing, isFresh, opening, unchanged } from "./episode";

/** How a series is watched for a sensor that is stuck. */
export interface StuckWatch {
  /** The same value for so many hours. */
  hours: number;
  /** A value at one of these ends stays there for good reason: dry air, full humidity. */
  bounds: Span;
}

/** A sensor of an establishment's own parameter is stuck after so many hours, as those of most built-ins are. */
const ownStuckHours = 24;
/** Fewer readings do not say that a sensor is stuck: it may speak but twice a day. */
const readingsLeast = 6;

/** For so many hours a sensor of a parameter may not say the same; null: it may, as whatever is no number. */
export const stuckHoursOf = ({
  builtIn,
  measureType,
}: Pick<EnvironmentalParameter, "builtIn" | "measureType">): number | null => {
  if (measureType !== "numeric") return null;
  return builtIn === null
    ? ownStuckHours
    : (builtInOf(builtIn)?.stuckHours ?? null);
};

/** What sensors alone said in an hour: their one value, null where they differ; and how often. */
export interface SensedHour {
  hour: UtcHour;
  only: number | null;
  n: number;
}

/** What sensors said in an hour; null where they said nothing. */
export function sensedHour(
  hour: UtcHour,
  readings: Readings,
): SensedHour | null {
  const values = Object.values(readings);
  const [first] = values;
  if (first === undefined) return null;
  const isOne = values.every((value) => value === first);
  const only = isOne && typeof first === "number" ? first : null;
  return { hour, only, n: values.length };
}

const latestFirst = (hours: readonly SensedHour[]): SensedHour[] =>
  hours.toSorted((a, b) => (a.hour > b.hour ? -1 : 1));

/** The last hours in which sensors said one value alone, the latest first; [] where the latest has several. */
export function runOf(hours: readonly SensedHour[]): SensedHour[] {
  const ordered = latestFirst(hours);
  const value = ordered[0]?.only ?? null;
  if (value === null) return [];
  const end = ordered.findIndex(({ only }) => only !== value);
  return end === -1 ? ordered : ordered.slice(0, end);
}

/**
 * Since when sensors have said one value alone, for as long as a series is watched for and not just a few times; null where they
 * have not. Hours without a reading do not break that.
 */
export function stuckSince(
  all: readonly SensedHour[],
  { hours, bounds }: StuckWatch,
): Date | null {
  const run = runOf(all);
  const [latest, first] = [run[0], run.at(-1)];
  if (latest === undefined || first === undefined) return null;
  if (latest.only === bounds.min || latest.only === bounds.max) return null;
  const since = startOfHour(first.hour);
  const span = startOfHour(latest.hour).getTime() + hourMs - since.getTime();
  const readings = run.reduce((sum, { n }) => sum + n, 0);
  return span >= hours * hourMs && readings >= readingsLeast ? since : null;
}

/**
 * What the hours of a series make of its alert of a stuck sensor: those it is watched for, in whatever order, and of an open
 * alert the one in which it began. It opens while the sensor still speaks, and closes when it says something else: never by
 * having said nothing for a while.
 */
export function watchStuck(
  before: WatchState,
  hours: readonly SensedHour[],
  watch: StuckWatch,
  now: Date,
): Watched {
  const { openSince } = before;
  const [latest] = latestFirst(hours);
  if (latest === undefined) return unchanged(before);
  const until = new Date(startOfHour(latest.hour).getTime() + hourMs);
  if (openSince === null) {
    const since = stuckSince(hours, watch);
    return since !== null && isFresh(until, now)
      ? opening(since, until)
      : unchanged(before);
  }
  const known = hours.filter(({ hour }) => startOfHour(hour) >= openSince);
  return runOf(known).length < known.length
    ? closing(openSince, until)
    : unchanged(before);
}
