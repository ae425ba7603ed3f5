import { derivedSchedule } from "../recurrence/notation";
import { nextOccurrence } from "../recurrence/occurrences";
import { timeOf } from "../recurrence/rule-of";
import type { Schedule } from "../recurrence/schedule";
import { scheduleCost } from "../recurrence/schedule-cost";
import { validateSchedule } from "../recurrence/validate-schedule";
import type { Issue } from "../schema/issue";
import { issuesByField } from "../schema/issue";
import type { TaskForm, TaskFormStep } from "../task/task-form";
import {
  contentIssues,
  contentValues,
  dateIssues,
  fieldOfInstant,
  instantOfField,
  placeOf,
  targetIssues,
  wallOfField,
  wordsOf,
} from "../task/task-form";
import { isoWeekday } from "../time/calendar-day";
import { wallToInstant } from "../time/paris";
import { dayOfWall, isWallTime } from "../time/wall-time";
import { firstRun } from "./lifecycle";
import { sameTiming } from "./same-timing";
import type { Template } from "./template";

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

/** The schedule a form stands for, with the fields that follow from the others; parts of other recurrences are null. */
export function scheduleOf(form: TaskForm): Schedule {
  const { recurrence } = form;
  const timed = recurrence !== "NONE" && recurrence !== "CUSTOM";
  const inMonth = ["MONTHLY", "QUARTERLY", "YEARLY"].includes(recurrence);
  const fields = {
    startAt: startOf(form),
    dueAt: instantOfField(form.dueAt),
    recurrence,
    recurrenceTime: timed ? form.time : null,
    recurrenceInterval: timed ? form.interval : null,
    recurrenceDayOfWeek:
      recurrence === "WEEKLY" ? [...form.days].sort((a, b) => a - b) : [],
    recurrenceDayOfMonth: inMonth ? form.dayOfMonth : null,
    recurrenceMonthOfYear: recurrence === "YEARLY" ? form.month : null,
    rrule: recurrence === "CUSTOM" ? form.rrule.trim() : null,
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

/** The form with what choosing a recurrence proposes: the weekday, day and month of its start. */
export function withRecurrence(
  form: TaskForm,
  recurrence: TaskForm["recurrence"],
): TaskForm {
  const start = wallOfField(form.scheduledFor) ?? wallOfField(form.openedAt);
  if (start === null) return { ...form, recurrence };
  const day = dayOfWall(start);
  return {
    ...form,
    recurrence,
    days: form.days.length > 0 ? form.days : [isoWeekday(day)],
    dayOfMonth: form.dayOfMonth ?? Number(day.slice(8, 10)),
    month: form.month ?? Number(day.slice(5, 7)),
  };
}

/** The form's field of each field of a schedule. */
const fieldNames: Readonly<Record<string, string>> = {
  startAt: "scheduledFor",
  recurrenceTime: "time",
  recurrenceInterval: "interval",
  recurrenceDayOfWeek: "days",
  recurrenceDayOfMonth: "dayOfMonth",
  recurrenceMonthOfYear: "month",
};

function emptyIssues(form: TaskForm): Issue[] {
  const { recurrence } = form;
  const issues: Issue[] = [];
  if (recurrence === "CUSTOM") return issues;
  if (form.interval === null)
    issues.push({ field: "interval", code: "interval" });
  if (
    recurrence === "MONTHLY" ||
    recurrence === "QUARTERLY" ||
    recurrence === "YEARLY"
  ) {
    if (form.dayOfMonth === null)
      issues.push({ field: "dayOfMonth", code: "required" });
    if (recurrence === "YEARLY" && form.month === null)
      issues.push({ field: "month", code: "required" });
  }
  return issues;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What is wrong with the recurrence of a form at `now`, at the form's own fields; [] without recurrence. */
export function recurrenceIssues(form: TaskForm, now: Date): Issue[] {
  if (form.recurrence === "NONE") return [];
  if (!isTime(form.time)) return [{ field: "time", code: "time" }];
  const schedule = scheduleOf(form);
  const found = [
    ...emptyIssues(form),
    ...validateSchedule(schedule).map((issue) => ({
      ...issue,
      field: fieldNames[issue.field] ?? issue.field,
    })),
  ];
  const issues = [...issuesByField(found).values()];
  if (issues.length > 0 || firstRun(schedule, now) !== null) return issues;
  if (form.recurrence !== "CUSTOM")
    return [{ field: "scheduledFor", code: "invalid" }];
  const isDear = scheduleCost(schedule, now) === Infinity;
  const problem = isDear ? "tooDear" : "never";
  return [{ field: "rrule", code: "rule", values: { problem } }];
}

/** The issues of one step of the wizard; [] when one may go on. */
export function stepIssues(
  step: TaskFormStep,
  form: TaskForm,
  now: Date,
): Issue[] {
  switch (step) {
    case "what":
      return contentIssues(form);
    case "where":
      return targetIssues(form);
    case "when":
      return dateIssues(form);
    case "recurrence":
      return recurrenceIssues(form, now);
    case "summary":
      return taskFormIssues(form, now);
  }
}

/** All issues of a form, in the order of its steps; [] when it may be sent. */
export function taskFormIssues(form: TaskForm, now: Date): Issue[] {
  return [
    ...contentIssues(form),
    ...targetIssues(form),
    ...dateIssues(form),
    ...recurrenceIssues(form, now),
  ];
}

/** The stored fields of a valid form for a new automation, waiting for its first run after `now`. */
export function templateValues(form: TaskForm, zooId: string, now: Date) {
  const schedule = scheduleOf(form);
  return {
    zooId,
    ...contentValues(form),
    ...placeOf(form.level, form.targets),
    responsibleIds: form.responsibleIds,
    schedule,
    missedRunPolicy: form.missedRunPolicy,
    status: "active" as const,
    isActive: true,
    nextRun: firstRun(schedule, now),
  };
}

/** An automation as a form to change; its target is not part of it. */
export function formOfTemplate(template: Template): TaskForm {
  const { schedule } = template;
  const startAt = fieldOfInstant(schedule.startAt);
  return {
    ...wordsOf(template),
    type: template.type,
    level: template.target.level,
    targets: template.target.ids.map((id) => ({
      id,
      name: "",
      sectorId: template.sectorId,
      enclosureId: null,
    })),
    responsibleIds: template.responsibleIds,
    dueAt: fieldOfInstant(schedule.dueAt),
    scheduledFor: startAt,
    leadTime: template.visibilityLeadTime,
    openedAt: startAt ?? "",
    recurrence: schedule.recurrence,
    interval: schedule.recurrenceInterval ?? 1,
    time: timeOf(schedule),
    days: schedule.recurrenceDayOfWeek,
    dayOfMonth: schedule.recurrenceDayOfMonth,
    month: schedule.recurrenceMonthOfYear,
    rrule: schedule.recurrence === "CUSTOM" ? (schedule.rrule ?? "") : "",
    missedRunPolicy: template.missedRunPolicy,
  };
}

/** The issues of a changed automation at `now`; one without a due time may stay so. */
export function templateEditIssues(form: TaskForm, now: Date): Issue[] {
  return [
    ...contentIssues(form),
    ...(form.dueAt === null ? [] : dateIssues(form)),
    ...recurrenceIssues(form, now),
  ];
}

/**
 * The stored fields of a valid changed automation. A changed timing waits for its next occurrence
 * after `now`; else the run it waits for stays.
 */
export function templateEditValues(
  form: TaskForm,
  template: Template,
  now: Date,
) {
  const schedule = scheduleOf(form);
  const moved = !sameTiming(schedule, template.schedule);
  return {
    ...contentValues(form),
    responsibleIds: form.responsibleIds,
    schedule,
    missedRunPolicy: form.missedRunPolicy,
    ...(moved ? { nextRun: nextOccurrence(schedule, now) } : {}),
  };
}
