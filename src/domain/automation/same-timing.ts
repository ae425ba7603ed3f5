import { intervalOf, timeOf } from "../recurrence/rule-of";
import type { Schedule } from "../recurrence/schedule";
import { asRun } from "../recurrence/schedule";

const sameFields = (a: Schedule, b: Schedule): boolean =>
  a.startAt.getTime() === b.startAt.getTime() &&
  a.recurrence === b.recurrence &&
  timeOf(a) === timeOf(b) &&
  intervalOf(a) === intervalOf(b) &&
  a.recurrenceDayOfWeek.join() === b.recurrenceDayOfWeek.join() &&
  a.recurrenceDayOfMonth === b.recurrenceDayOfMonth &&
  a.recurrenceMonthOfYear === b.recurrenceMonthOfYear &&
  a.endsBefore?.getTime() === b.endsBefore?.getTime() &&
  (a.recurrence !== "CUSTOM" || a.rrule === b.rrule);

/** Do two schedules occur at the same instants, as far as their fields say? */
export const sameTiming = (one: Schedule, other: Schedule): boolean =>
  sameFields(asRun(one), asRun(other));
