import type { CalendarDay } from "../../time/calendar-day";
import { isoWeekday } from "../../time/calendar-day";
import type { DraftBy, DraftEnd, DraftUnit, RuleDraft } from "./draft";

const monthDayOf = (day: CalendarDay) => Number(day.slice(8, 10));

/** Which of its month's weekdays a day is; a fifth one is called the last. */
function nthOf(day: CalendarDay): number {
  const nth = Math.ceil(monthDayOf(day) / 7);
  return nth > 4 ? -1 : nth;
}

/** The choices with another kind of day in the month, proposed as `day` is one. */
export function withBy(
  draft: RuleDraft,
  by: DraftBy,
  day: CalendarDay,
): RuleDraft {
  const none = { ...draft, by, monthDays: [], days: [], nths: [] };
  return by === "monthDay"
    ? { ...none, monthDays: [monthDayOf(day)] }
    : { ...none, days: [isoWeekday(day)], nths: [nthOf(day)] };
}

/** The choices in another unit; what it asks for beyond them is proposed as `day` is. */
export function withUnit(
  draft: RuleDraft,
  unit: DraftUnit,
  day: CalendarDay,
): RuleDraft {
  if (unit === "DAILY" || unit === "WEEKLY")
    return {
      ...draft,
      unit,
      by: null,
      monthDays: [],
      nths: [],
      days: unit === "WEEKLY" ? draft.days : [],
    };
  const months =
    unit === "YEARLY" && draft.months.length === 0
      ? [Number(day.slice(5, 7))]
      : draft.months;
  const next = { ...draft, unit, months };
  return draft.by === null ? withBy(next, "monthDay", day) : next;
}

const proposedCount = 10;

/** The choices with another end, a year after `day` or after ten times. */
export const withEnd = (
  draft: RuleDraft,
  end: DraftEnd,
  day: CalendarDay,
): RuleDraft => ({
  ...draft,
  end,
  until:
    end === "until"
      ? (`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace(
          "-02-29",
          "-02-28",
        ) as CalendarDay)
      : null,
  count: end === "count" ? proposedCount : null,
});
