import { intervalOf, timeOf } from "../recurrence/rule-of";
import type { Schedule } from "../recurrence/schedule";

/** Do two schedules occur at the same instants, as far as their fields say? */
export const sameTiming = (a: Schedule, b: Schedule): boolean =>
  a.startAt.getTime() === b.startAt.getTime() &&
  a.recurrence === b.recurrence &&
  timeOf(a) === timeOf(b) &&
  intervalOf(a) === intervalOf(b) &&
  a.recurrenceDayOfWeek.join() === b.recurrenceDayOfWeek.join() &&
  a.recurrenceDayOfMonth === b.recurrenceDayOfMonth &&
  a.recurrenceMonthOfYear === b.recurrenceMonthOfYear &&
  (a.recurrence !== "CUSTOM" || a.rrule === b.rrule);
