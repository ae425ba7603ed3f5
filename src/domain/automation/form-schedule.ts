import { dueAtOf } from "../recurrence/due-after";
import { derivedSchedule } from "../recurrence/notation";
import type { Recurrence, Schedule } from "../recurrence/schedule";
import type { TaskForm } from "../task/form/task-form";
import { instantOfField, wallOfField } from "../time/date-field";
import { wallToInstant } from "../time/paris";
import { dayOfWall, isWallTime } from "../time/wall-time";

const invalid = new Date(Number.NaN);

/** Where the runs of a form begin: its start, else the chosen time on the day it was opened. */
function startOf(form: TaskForm): Date {
  if (form.scheduledFor !== null)
    return instantOfField(form.scheduledFor) ?? invalid;
  const opened = wallOfField(form.openedAt);
  if (opened === null) return invalid;
  const wall = `${dayOfWall(opened)}T${form.time}`;
  return isWallTime(wall) ? wallToInstant(wall) : invalid;
}

/** Whether a recurrence is at a time of day of its own: custom rules take theirs from the rule. */
export const isTimed = (recurrence: Recurrence): boolean =>
  recurrence !== "NONE" && recurrence !== "CUSTOM";

/** The schedule a form stands for, with the fields that follow from the others; parts of other recurrences are null. */
export function scheduleOf(form: TaskForm): Schedule {
  const { recurrence } = form;
  const timed = isTimed(recurrence);
  const inMonth = ["MONTHLY", "QUARTERLY", "YEARLY"].includes(recurrence);
  const startAt = startOf(form);
  const fields = {
    startAt,
    dueAt:
      recurrence === "NONE"
        ? instantOfField(form.dueAt)
        : dueAtOf(form, startAt, timed ? form.time : null),
    recurrence,
    recurrenceTime: timed ? form.time : null,
    recurrenceInterval: timed ? form.interval : null,
    recurrenceDayOfWeek:
      recurrence === "WEEKLY" ? [...form.days].sort((a, b) => a - b) : [],
    recurrenceDayOfMonth: inMonth ? form.dayOfMonth : null,
    recurrenceMonthOfYear: recurrence === "YEARLY" ? form.month : null,
    rrule: recurrence === "CUSTOM" ? form.rrule.trim() : null,
    endsBefore: null,
  };
  const usable = !Number.isNaN(fields.startAt.getTime());
  return {
    ...fields,
    ...(usable
      ? derivedSchedule(fields)
      : {
          rrule: fields.rrule,
          cronExpression: null,
          cronDescription: null,
          recurrenceFrequency: null,
        }),
  };
}
