import { startOfDay } from "../../time/paris";
import type { Sample } from "../buckets/bucket";
import type { Bucket } from "../buckets/stored";
import { mergeBuckets } from "../buckets/bucket";
import { startOfHour } from "../buckets/keys";
import type { DayHours, MonthDays } from "../buckets/periods";
import { partsInOrder } from "../buckets/periods";
import type { Limits, Mark } from "../parameters/limits";
import { markOfLimits } from "../parameters/limits";
import type { Grouping, Stretch } from "./ranges";
import { slotsOf } from "./ranges";

/** One hour, day, week or month of a line; without values it is a gap, never a zero and never bridged. */
export interface Point extends Stretch {
  bucket: Bucket | null;
}

/** A bucket and when it begins. */
interface Placed {
  from: Date;
  bucket: Bucket;
}

/** What the documents of days hold, by the hour. */
export const hoursPlaced = (days: readonly DayHours[]): Placed[] =>
  days
    .flatMap((hours) => partsInOrder(hours))
    .map(([hour, bucket]) => ({ from: startOfHour(hour), bucket }));

/** What the documents of months hold, by the day. */
export const daysPlaced = (months: readonly MonthDays[]): Placed[] =>
  months
    .flatMap((days) => partsInOrder(days))
    .map(([day, bucket]) => ({ from: startOfDay(day), bucket }));

/**
 * The points of a stretch, each with what began in it; the buckets come in whatever order, and those outside are left out.
 * Every slot of the stretch is there, with or without values.
 */
export function pointsOf(
  placed: readonly Placed[],
  stretch: Stretch,
  grouping: Grouping,
): Point[] {
  const inOrder = [...placed].sort(
    (a, b) => a.from.getTime() - b.from.getTime(),
  );
  let next = 0;
  return slotsOf(stretch, grouping).map((slot) => {
    const own: Bucket[] = [];
    for (let one = inOrder[next]; one !== undefined; one = inOrder[++next]) {
      if (one.from >= slot.until) break;
      if (one.from >= slot.from) own.push(one.bucket);
    }
    return { ...slot, bucket: mergeBuckets(own) };
  });
}

/**
 * Values as they came, in the order of time, parted where none came for longer than `gapMs`: each part is a line of its
 * own. null: values of people, which no rhythm is expected of, are one part. [] for none.
 */
export function partsOfRaw(
  samples: readonly Sample[],
  gapMs: number | null,
): Sample[][] {
  const parts: Sample[][] = [];
  let before = -Infinity;
  for (const sample of [...samples].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    const at = sample.at.getTime();
    const part = parts.at(-1);
    if (part === undefined || (gapMs !== null && at - before > gapMs))
      parts.push([sample]);
    else part.push(sample);
    before = at;
  }
  return parts;
}

/** On which sides of its limits a bucket reached; [] within them, and where nothing can be said. */
export function outsideOf(
  { min, max }: Pick<Bucket, "min" | "max">,
  limits: Limits,
): Exclude<Mark, "within">[] {
  const sides: Exclude<Mark, "within">[] = [];
  if (min !== null && markOfLimits(min, limits) === "below")
    sides.push("below");
  if (max !== null && markOfLimits(max, limits) === "above")
    sides.push("above");
  return sides;
}
