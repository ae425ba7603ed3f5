import type { Mean } from "../../analysis/mean";
import { meanOfMany, meanOfSeries } from "../../analysis/mean";
import { meanOf } from "../../analysis/moments";
import type { Stretch, Grouping } from "../../measures/series/ranges";
import { daysPlaced, pointsOf } from "../../measures/series/points";
import type { MonthDays } from "../../measures/buckets/periods";
import { startOfDay } from "../../time/paris";
import type { DayMean } from "../watch/itself";
import { dayMeansOf } from "../watch/itself";

/** Fewer days of an animal give no interval of its mean: its sessions. */
export const daysLeast = 3;
/** Fewer animals give no interval of theirs. */
export const animalsLeast = 5;

/** What is kept of an animal's values of one parameter: the documents of its months. */
export type Months = readonly MonthDays[];

/** The days of a stretch that hold a number, the earliest first. */
export const daysWithin = (
  months: Months,
  { from, until }: Stretch,
): DayMean[] =>
  dayMeansOf(months).filter(({ day }) => {
    const at = startOfDay(day);
    return at >= from && at < until;
  });

/** The mean of an animal: `n` days, each its own mean, of so many values. */
export interface OwnMean extends Mean {
  values: number;
}

/** The mean of animals, each its own mean once: `n` animals, of so many values. */
export type OthersMean = OwnMean;

const valuesOf = (days: readonly DayMean[]): number =>
  days.reduce((all, { n }) => all + n, 0);

/** The mean of an animal's days, the earliest first: of a day that it was weighed twice the mean counts once. null for none. */
export function ownMean(days: readonly DayMean[]): OwnMean | null {
  const found = meanOfSeries(
    days.map(({ mean }) => mean),
    daysLeast,
  );
  return found && { ...found, values: valuesOf(days) };
}

/** The mean of the means of animals, by their days; those without any are left out. null where none has a day. */
export function othersMean(
  animals: readonly (readonly DayMean[])[],
): OthersMean | null {
  const known = animals.filter((days) => days.length > 0);
  const found = meanOfMany(
    known.map((days) => meanOf(days.map(({ mean }) => mean))),
    animalsLeast,
  );
  return found && { ...found, values: valuesOf(known.flat()) };
}

/** Units whose zero is a point like another, or that are shares already: of these no share of a mean is told. */
const plainUnits: readonly (string | null)[] = ["Cel", "[degF]", "[pH]", "%"];

/** How far a mean lies from another: by which share of it, or by how much in its unit. */
export interface Difference {
  side: "above" | "below" | "same";
  /** Of the other's mean, 0.08 for 8 %; null where a share says nothing: see `amount`. */
  share: number | null;
  /** In the unit, without sign. */
  amount: number;
}

/**
 * How far the mean `own` lies from the mean `others`, both in `unit`. A share is told of what has a zero below which nothing is, as
 * weights have and degrees have not.
 *
 * @example differenceOf(0.74, 0.685, "kg").share // 0.0803
 */
export function differenceOf(
  own: number,
  others: number,
  unit: string | null,
): Difference {
  const amount = Math.abs(own - others);
  const isShare = !plainUnits.includes(unit) && others > 0 && own >= 0;
  // What differs by rounding alone is the same.
  const isSame = amount <= 1e-9 * Math.max(Math.abs(own), Math.abs(others));
  return {
    side: isSame ? "same" : own > others ? "above" : "below",
    share: isShare ? amount / others : null,
    amount,
  };
}

/** One week or month of both lines; null where nobody has a value. */
export interface ComparedSlot extends Stretch {
  own: { mean: number; n: number } | null;
  /** `n` animals. */
  others: { mean: number; n: number } | null;
}

/** The slots of a stretch, with the animal's mean of its values and the mean of those of the animals that have any in it. */
export function comparedSlots(
  own: Months,
  others: readonly Months[],
  stretch: Stretch,
  grouping: Grouping,
): ComparedSlot[] {
  const theirs = others.map((months) =>
    pointsOf(daysPlaced(months), stretch, grouping),
  );
  return pointsOf(daysPlaced(own), stretch, grouping).map(
    ({ from, until, bucket }, index) => {
      const means = theirs.flatMap((points) => {
        const mean = points[index]?.bucket?.mean ?? null;
        return mean === null ? [] : [mean];
      });
      const mean = bucket?.mean ?? null;
      return {
        from,
        until,
        own: mean === null ? null : { mean, n: bucket?.n ?? 0 },
        others:
          means.length === 0 ? null : { mean: meanOf(means), n: means.length },
      };
    },
  );
}
