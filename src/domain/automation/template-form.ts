import type { DueAfter } from "../recurrence/due-after";
import { dueAfterOf, isUsableDue } from "../recurrence/due-after";
import { derivedSchedule } from "../recurrence/notation";
import { findNext } from "../recurrence/occurrences";
import { timeOf } from "../recurrence/rule-of";
import type { Schedule } from "../recurrence/schedule";
import { asRun } from "../recurrence/schedule";
import { validateSchedule } from "../recurrence/validate-schedule";
import type { Issue } from "../schema/issue";
import { issuesByField } from "../schema/issue";
import type { TaskForm } from "../task/form/task-form";
import { contentIssues, peopleIssues, plainIssues } from "../task/form/issues";
import { contentValues, placeValues, wordsOf } from "../task/form/values";
import { fieldOfInstant } from "../time/date-field";
import { countedAhead } from "./dates/counted-ahead";
import { isTimed, scheduleOf } from "./form-schedule";
import { afterMade, firstRun, firstRunAnew } from "./lifecycle";
import { sameTiming } from "./same-timing";
import type { Template } from "./template";

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

const dueIssues = (form: TaskForm): Issue[] =>
  isUsableDue(form) ? [] : [{ field: "dueAfter", code: "invalid" }];

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What is wrong with the recurrence of a form at `now`, at the form's own fields; [] without recurrence. */
export function recurrenceIssues(form: TaskForm, now: Date): Issue[] {
  if (form.recurrence === "NONE") return [];
  if (!isTime(form.time)) return [{ field: "time", code: "time" }];
  const schedule = scheduleOf(form);
  const found = [
    ...emptyIssues(form),
    ...dueIssues(form),
    ...validateSchedule(schedule).map((issue) => ({
      ...issue,
      field: fieldNames[issue.field] ?? issue.field,
    })),
  ];
  const issues = [...issuesByField(found).values()];
  const first =
    issues.length > 0 ? null : findNext(countedAhead(schedule, now), now);
  if (issues.length > 0 || first instanceof Date) return issues;
  if (form.recurrence !== "CUSTOM")
    return [{ field: "scheduledFor", code: "invalid" }];
  const problem = first ?? "never";
  return [{ field: "rrule", code: "rule", values: { problem } }];
}

/** All issues of a form; [] when it may be sent. */
export const taskFormIssues = (form: TaskForm, now: Date): Issue[] => [
  ...plainIssues(form, now),
  ...recurrenceIssues(form, now),
];

/** The stored fields of a valid form for a new automation, waiting for its first run after `now`. */
export function templateValues(form: TaskForm, zooId: string, now: Date) {
  const schedule = countedAhead(scheduleOf(form), now);
  return {
    zooId,
    ...contentValues(form),
    ...placeValues(form),
    responsibleIds: form.responsibleIds,
    schedule,
    missedRunPolicy: form.missedRunPolicy,
    closingPolicy: form.closingPolicy,
    status: "active" as const,
    isActive: true,
    nextRun: firstRun(schedule, now),
  };
}

/** By when each task of a stored schedule is to be done, as people say it. */
export const dueOf = (schedule: Schedule): DueAfter =>
  dueAfterOf(schedule, isTimed(schedule.recurrence) ? timeOf(schedule) : null);

/** An automation as a form to change; its target is not part of it. */
export function formOfTemplate(template: Template): TaskForm {
  const schedule = asRun(template.schedule);
  const startAt = fieldOfInstant(schedule.startAt);
  return {
    ...wordsOf(template),
    type: template.type,
    tags: template.tags,
    level: template.target.level,
    targets: template.target.ids.map((id) => ({
      id,
      name: "",
      sectorId: template.sectorId,
      enclosureId: null,
    })),
    collect: template.collect,
    responsibleIds: template.responsibleIds,
    dueAt: null,
    scheduledFor: startAt,
    leadTime: template.visibilityLeadTime,
    sendNotification: template.sendNotification,
    openedAt: startAt ?? "",
    recurrence: schedule.recurrence,
    interval: schedule.recurrenceInterval ?? 1,
    time: timeOf(schedule),
    days: schedule.recurrenceDayOfWeek,
    dayOfMonth: schedule.recurrenceDayOfMonth,
    month: schedule.recurrenceMonthOfYear,
    rrule: schedule.recurrence === "CUSTOM" ? (schedule.rrule ?? "") : "",
    ...dueOf(schedule),
    missedRunPolicy: template.missedRunPolicy,
    closingPolicy: template.closingPolicy,
  };
}

/** The issues of a changed automation at `now`. */
export const templateEditIssues = (form: TaskForm, now: Date): Issue[] => [
  ...contentIssues(form),
  ...peopleIssues(form),
  ...recurrenceIssues(form, now),
];

/**
 * The schedule a changed form stands for at `now`: it ends where it ended, which nobody types. A rule
 * for so many times that is changed counts anew, from the first day on that has no task yet.
 */
export function editedSchedule(
  form: TaskForm,
  { schedule: stored, madeUntil }: Pick<Template, "schedule" | "madeUntil">,
  now: Date,
): Schedule {
  const { endsBefore } = stored;
  const schedule = scheduleOf(form);
  if (Number.isNaN(schedule.startAt.getTime())) return schedule;
  const ended = { ...schedule, endsBefore };
  const whole = { ...ended, ...derivedSchedule(ended) };
  return sameTiming(whole, stored)
    ? whole
    : countedAhead(whole, afterMade(madeUntil, now));
}

/** Of a stored due time seconds are not shown: who leaves it as it is keeps them. */
function keepingDue(form: TaskForm, schedule: Schedule, stored: Schedule) {
  const was = dueOf(asRun(stored));
  const kept =
    sameTiming(schedule, stored) &&
    form.dueUnit === was.dueUnit &&
    form.dueAfter === was.dueAfter;
  return kept ? { ...schedule, dueAt: stored.dueAt } : schedule;
}

/**
 * The stored fields of a valid changed automation. A changed timing waits for its next occurrence
 * after `now`, on a day without a task; else the run it waits for stays.
 */
export function templateEditValues(
  form: TaskForm,
  template: Template,
  now: Date,
) {
  const { schedule: stored } = template;
  const schedule = keepingDue(
    form,
    editedSchedule(form, template, now),
    stored,
  );
  const moved = !sameTiming(schedule, stored);
  return {
    ...contentValues(form),
    collect: form.collect ?? null,
    responsibleIds: form.responsibleIds,
    schedule,
    missedRunPolicy: form.missedRunPolicy,
    closingPolicy: form.closingPolicy,
    ...(moved ? { nextRun: firstRunAnew(schedule, template, now) } : {}),
  };
}
