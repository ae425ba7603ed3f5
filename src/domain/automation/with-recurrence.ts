import { weeklyText } from "../recurrence/draft/draft-text";
import type { TaskForm } from "../task/form/task-form";
import { isoWeekday } from "../time/calendar-day";
import { wallOfField } from "../time/date-field";
import { dayOfWall } from "../time/wall-time";

/**
 * The form with what choosing a recurrence proposes: day of the month and month of its start, or of
 * when it was opened; the weekday of its start only, as nobody means the day on which they plan. A
 * rule of its own begins as a weekly one.
 */
export function withRecurrence(
  form: TaskForm,
  recurrence: TaskForm["recurrence"],
): TaskForm {
  const start = wallOfField(form.scheduledFor);
  const begun = start ?? wallOfField(form.openedAt);
  if (begun === null) return { ...form, recurrence };
  const day = dayOfWall(begun);
  const days =
    form.days.length > 0 || start === null ? form.days : [isoWeekday(day)];
  return {
    ...form,
    recurrence,
    days,
    rrule:
      recurrence === "CUSTOM" && form.rrule.trim() === ""
        ? weeklyText(days)
        : form.rrule,
    dayOfMonth: form.dayOfMonth ?? Number(day.slice(8, 10)),
    month: form.month ?? Number(day.slice(5, 7)),
  };
}
