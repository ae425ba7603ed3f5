import type { CalendarDay } from "../../time/calendar-day";
import {
  addDays,
  daysFromTo,
  daysInMonth,
  startOfIsoWeek,
} from "../../time/calendar-day";
import { parisDay, startOfDay } from "../../time/paris";
import type { MonthKey, UtcHour } from "../buckets/keys";
import {
  firstOfMonth,
  hourMs,
  hourOf,
  hoursBetween,
  monthAfter,
  monthOfDay,
  startOfHour,
} from "../buckets/keys";

/** How far back a chart looks. */
export const environmentRanges = [
  "24h",
  "7d",
  "30d",
  "3m",
  "6m",
  "1y",
] as const;
export type ChartRange = (typeof environmentRanges)[number];
/** Values of animals come by the day: no hours of theirs are drawn. */
export const healthRanges = ["7d", "30d", "3m", "6m", "1y"] as const;

/** How values are put together; "raw" is none, each as it came. */
export const groupings = ["hourly", "daily", "weekly", "monthly"] as const;
export type Grouping = (typeof groupings)[number];
export type Detail = Grouping | "raw";

/** What each range can be drawn in, what it begins with first: never more points than a chart can show, nor more documents than a screen may read. */
export const detailsOf = {
  "24h": ["raw", "hourly"],
  "7d": ["hourly", "daily"],
  "30d": ["hourly", "daily", "weekly"],
  "3m": ["daily", "weekly", "monthly"],
  "6m": ["daily", "weekly", "monthly"],
  "1y": ["daily", "weekly", "monthly"],
} as const satisfies Record<ChartRange, readonly Detail[]>;

/** What a range of either kind can be drawn in: of animals there is nothing finer than days. */
export const detailsIn = (
  ranges: readonly ChartRange[],
  range: ChartRange,
): readonly Detail[] => {
  const details: readonly Detail[] = detailsOf[range];
  return ranges === healthRanges
    ? details.filter((one) => one !== "raw" && one !== "hourly")
    : details;
};

/** The detail itself where a range can be drawn in it, else what the range begins with. */
export function detailFor(
  range: ChartRange,
  wished: Detail | null,
  ranges: readonly ChartRange[] = environmentRanges,
): Detail {
  const details = detailsIn(ranges, range);
  return wished !== null && details.includes(wished)
    ? wished
    : (details[0] ?? detailsOf[range][0]);
}

/** From an instant on, until another that is no more part of it. */
export interface Stretch {
  from: Date;
  until: Date;
}

/** The same day so many months ago, or the last of that month. */
function monthsBack(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const counted = year * 12 + (month - 1) - months;
  const [inYear, inMonth] = [Math.floor(counted / 12), (counted % 12) + 1];
  const last = Math.min(date, daysInMonth(inYear, inMonth));
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(inYear)}-${two(inMonth)}-${two(last)}` as CalendarDay;
}

const firstDay: Record<
  Exclude<ChartRange, "24h">,
  (today: CalendarDay) => CalendarDay
> = {
  "7d": (today) => addDays(today, -7),
  "30d": (today) => addDays(today, -30),
  "3m": (today) => monthsBack(today, 3),
  "6m": (today) => monthsBack(today, 6),
  "1y": (today) => monthsBack(today, 12),
};

const turned: Record<
  ChartRange,
  (day: CalendarDay, steps: number) => CalendarDay
> = {
  "24h": addDays,
  "7d": (day, steps) => addDays(day, 7 * steps),
  "30d": (day, steps) => addDays(day, 30 * steps),
  "3m": (day, steps) => monthsBack(day, -3 * steps),
  "6m": (day, steps) => monthsBack(day, -6 * steps),
  "1y": (day, steps) => monthsBack(day, -12 * steps),
};

/**
 * What a range shows at `now`: whole hours, or whole days of Paris, from as long ago on; `until` is the end of the hour or
 * day that is not over yet. A year goes back to the same day of the year before.
 */
export function stretchOf(range: ChartRange, now: Date): Stretch {
  if (range === "24h") {
    const hour = startOfHour(hourOf(now)).getTime();
    return {
      from: new Date(hour - 24 * hourMs),
      until: new Date(hour + hourMs),
    };
  }
  const today = parisDay(now);
  return {
    from: startOfDay(firstDay[range](today)),
    until: startOfDay(addDays(today, 1)),
  };
}

/**
 * What a range shows that ends with a day of Paris, that day included: the day itself, or as long before it as `stretchOf`
 * goes back from today.
 */
export const stretchEnding = (
  range: ChartRange,
  day: CalendarDay,
): Stretch => ({
  from: startOfDay(range === "24h" ? day : firstDay[range](day)),
  until: startOfDay(addDays(day, 1)),
});

/** The shortest range, of a week at least, that shows all between two instants when it ends with the later one's day; a year where none does. */
export const rangeHolding = (first: Date, last: Date): ChartRange =>
  healthRanges.find(
    (range) => stretchEnding(range, parisDay(last)).from <= first,
  ) ?? "1y";

/** The last day of what is shown before (-1) or after (1) what ends with a day, as far on as the range reaches. */
export const dayTurned = (
  range: ChartRange,
  day: CalendarDay,
  steps: -1 | 1,
): CalendarDay => turned[range](day, steps);

/** The documents of one series that are read: of which kind, and for which periods, the oldest first. */
export type Documents =
  | { kind: "hours"; periods: UtcHour[] }
  | { kind: "days"; periods: CalendarDay[] }
  | { kind: "months"; periods: MonthKey[] };

const daysOf = ({ from, until }: Stretch): CalendarDay[] =>
  daysFromTo(parisDay(from), parisDay(new Date(until.getTime() - 1)));

function monthsOf(stretch: Stretch): MonthKey[] {
  return [...new Set(daysOf(stretch).map(monthOfDay))];
}

/**
 * What has to be read for a stretch in some detail: at most 25 hours for a day as it came, 8 or 31 days for 7 or 30 of
 * them by the hour, 13 months for a year.
 */
export function documentsOf(stretch: Stretch, detail: Detail): Documents {
  if (detail === "raw")
    return {
      kind: "hours",
      periods: hoursBetween(stretch.from, stretch.until),
    };
  return detail === "hourly"
    ? { kind: "days", periods: daysOf(stretch) }
    : { kind: "months", periods: monthsOf(stretch) };
}

const clipped = (
  { from, until }: Stretch,
  [start, end]: readonly [Date, Date],
): Stretch => ({
  from: start < from ? from : start,
  until: end > until ? until : end,
});

/** The first days of the weeks or months that days lie in, and what follows the last of them. */
function startsOf(
  stretch: Stretch,
  startOf: (day: CalendarDay) => CalendarDay,
  next: (start: CalendarDay) => CalendarDay,
): Stretch[] {
  const starts = [...new Set(daysOf(stretch).map(startOf))];
  return starts.map((start) =>
    clipped(stretch, [startOfDay(start), startOfDay(next(start))]),
  );
}

/** The hours, days, weeks or months of a stretch, in their order: those at its ends as far as they lie in it. */
export function slotsOf(stretch: Stretch, grouping: Grouping): Stretch[] {
  switch (grouping) {
    case "hourly":
      return hoursBetween(stretch.from, stretch.until).map((hour) => {
        const from = startOfHour(hour);
        return { from, until: new Date(from.getTime() + hourMs) };
      });
    case "daily":
      return startsOf(
        stretch,
        (day) => day,
        (day) => addDays(day, 1),
      );
    case "weekly":
      return startsOf(stretch, startOfIsoWeek, (monday) => addDays(monday, 7));
    case "monthly":
      return startsOf(
        stretch,
        (day) => firstOfMonth(monthOfDay(day)),
        (first) => firstOfMonth(monthAfter(monthOfDay(first))),
      );
  }
}
