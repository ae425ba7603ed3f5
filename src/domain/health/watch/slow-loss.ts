import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysBetween } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";

/** A weight of an animal, in whatever unit. */
export interface Weight {
  at: Date;
  value: number;
  /** Judged by eye: no loss is read from it. */
  isEstimated: boolean;
}

/** A loss that no single weight shows. */
export interface SlowLoss {
  /** The first and the last day on which the animal was weighed. */
  from: CalendarDay;
  until: CalendarDay;
  /** The share of its weight that is lost between these: 0.06 for 6 %. */
  share: number;
}

/** "cannotSay": too few days. null: it does not lose weight in this way. */
export type SlowLossFound = SlowLoss | "cannotSay" | null;

/** So far back, today included: slow enough for what limits miss, short enough to be one course. */
export const slowLossDays = 90;

/** So many days with a weight; from 8 on the sum of signs is close to normal (Mann 1945). */
export const slowLossLeast = 8;

/** Of the weight at first. A loss of 5 % that nobody meant asks for a cause: Wong (2014), Med. Clin. North Am. 98, 625-643. */
const shareLeast = 0.05;

/** The one-sided 1 % quantile of the normal distribution: whole herds are weighed and asked after every weight. */
const z = 2.326347874040841;

interface DayWeight {
  day: CalendarDay;
  value: number;
}

/** The mean of each day: several weights of one day say nothing of a course. The earliest first. */
function daysOf(
  weights: readonly Weight[],
  first: CalendarDay,
  last: CalendarDay,
): DayWeight[] {
  const byDay = new Map<CalendarDay, number[]>();
  for (const { at, value, isEstimated } of weights) {
    const day = parisDay(at);
    const counts = !isEstimated && day >= first && day <= last;
    if (counts) byDay.set(day, [...(byDay.get(day) ?? []), value]);
  }
  return [...byDay]
    .map(([day, values]) => ({
      day,
      value: values.reduce((sum, one) => sum + one, 0) / values.length,
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return (upper + (lower ?? upper)) / 2;
}

const pairsOf = (days: readonly DayWeight[]): [DayWeight, DayWeight][] =>
  days.flatMap((one, index) =>
    days.slice(index + 1).map((later): [DayWeight, DayWeight] => [one, later]),
  );

/**
 * Whether weights, the earliest first, fall: the test of Mann (1945), Econometrica 13, 245-259, and Kendall (1975), one-sided at
 * 1 %, by the normal approximation with corrections for ties and continuity.
 */
function falls(days: readonly DayWeight[]): boolean {
  const score = pairsOf(days).reduce(
    (sum, [one, later]) => sum + Math.sign(later.value - one.value),
    0,
  );
  const ties = new Map<number, number>();
  for (const { value } of days) ties.set(value, (ties.get(value) ?? 0) + 1);
  const spread = (n: number) => n * (n - 1) * (2 * n + 5);
  const tied = [...ties.values()].reduce((sum, n) => sum + spread(n), 0);
  const variance = (spread(days.length) - tied) / 18;
  return variance > 0 && -score - 1 > z * Math.sqrt(variance);
}

/** The share lost along the line of Theil (1950) and Sen (1968), J. Am. Stat. Assoc. 63, 1379-1389: a stray weight does not turn it. */
function shareLost(days: readonly DayWeight[], first: CalendarDay): number {
  const slope = medianOf(
    pairsOf(days).map(
      ([one, later]) =>
        (later.value - one.value) / daysBetween(one.day, later.day),
    ),
  );
  const start = medianOf(
    days.map(({ day, value }) => value - slope * daysBetween(first, day)),
  );
  const last = days.at(-1)?.day ?? first;
  return start > 0 ? (-slope * daysBetween(first, last)) / start : 0;
}

/**
 * Whether an animal loses weight slowly but surely by `today`: over its measured weights of the last 90 days, a day's mean each, at
 * least 5 % along a line that falls significantly. Of fewer than 8 such days, none included, it cannot be said. Weights come in
 * whatever order; those of days after `today` are left out.
 *
 * @example slowLoss(eightWeeksFrom100to93, today) // { from: "2026-05-01", until: "2026-06-19", share: 0.07 }
 */
export function slowLoss(
  weights: readonly Weight[],
  today: CalendarDay,
): SlowLossFound {
  const days = daysOf(weights, addDays(today, 1 - slowLossDays), today);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "cannotSay";
  if (days.length < slowLossLeast) return "cannotSay";
  if (!falls(days)) return null;
  const share = shareLost(days, first.day);
  // A line through decimals that ends at 5 % may fall short of it by a rounding.
  return share >= shareLeast - 1e-9
    ? { from: first.day, until: last.day, share }
    : null;
}
