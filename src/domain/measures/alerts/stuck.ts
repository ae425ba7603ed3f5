import type { Bucket } from "../buckets/stored";
import type { UtcHour } from "../buckets/keys";
import { hourMs, startOfHour } from "../buckets/keys";
import type { DayHours } from "../buckets/periods";
import { partsInOrder } from "../buckets/periods";
import type { Span } from "../parameters/limits";
import type { Watched, WatchState } from "./episode";
import { closing, isFresh, opening, unchanged } from "./episode";

/** How a series is watched for a sensor that is stuck. */
export interface StuckWatch {
  /** The same value for so many hours; null: it may stay the same. */
  hours: number | null;
  /** A value at one of these ends stays there for good reason: dry air, full humidity. */
  bounds: Span;
}

/** The one value of an hour's readings; null where they differ. */
const onlyValue = ({ min, max }: Bucket): number | null =>
  min === max ? min : null;

/** The last hours that have the same one value, the latest first. */
function sameAtTheEnd(
  hours: readonly (readonly [UtcHour, Bucket])[],
): { value: number; run: (readonly [UtcHour, Bucket])[] } | null {
  const latest = hours.at(-1);
  const value = latest === undefined ? null : onlyValue(latest[1]);
  if (value === null) return null;
  const run: (readonly [UtcHour, Bucket])[] = [];
  for (const hour of [...hours].reverse()) {
    if (onlyValue(hour[1]) !== value) break;
    run.push(hour);
  }
  return { value, run };
}

/**
 * Since when a series has said one value alone, for as many hours as it is watched for and once an hour at least; null where it
 * has not. Hours without a reading neither break that nor count.
 */
export function stuckSince(
  days: readonly DayHours[],
  { hours, bounds }: StuckWatch,
): Date | null {
  const all = days.flatMap((day) => partsInOrder(day));
  const same = sameAtTheEnd(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (hours === null || same === null) return null;
  const { value, run } = same;
  const [latest, first] = [run[0], run.at(-1)];
  if (latest === undefined || first === undefined) return null;
  if (value === bounds.min || value === bounds.max) return null;
  const since = startOfHour(first[0]);
  const span = startOfHour(latest[0]).getTime() + hourMs - since.getTime();
  return span >= hours * hourMs && run.length >= hours ? since : null;
}

/**
 * What the hours of a series make of its alert of a stuck sensor: from the documents of the days that cover the hours it is
 * watched for, so that late and repeated readings only change what they hold. It opens while the sensor still speaks, and closes
 * when it says something else.
 */
export function watchStuck(
  before: WatchState,
  days: readonly DayHours[],
  watch: StuckWatch,
  now: Date,
): Watched {
  const { openSince } = before;
  const since = stuckSince(days, watch);
  const latest = days
    .flatMap((day) => partsInOrder(day))
    .reduce<UtcHour | null>(
      (last, [hour]) => (last === null || hour > last ? hour : last),
      null,
    );
  if (latest === null) return unchanged(before);
  const until = new Date(startOfHour(latest).getTime() + hourMs);
  if (openSince !== null)
    return since === null ? closing(openSince, until) : unchanged(before);
  return since !== null && isFresh(until, now)
    ? opening(since, until)
    : unchanged(before);
}
