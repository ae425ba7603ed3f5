import * as z from "zod";
import { closingPolicies } from "../recurrence/closing-days";
import { dueUnits, proposedDue } from "../recurrence/due-after";
import { proposedTime, recurrences } from "../recurrence/schedule";
import {
  defaultMissedRunPolicy,
  missedRunPolicies,
} from "../recurrence/missed-run-policy";
import { idSchema, visible } from "../schema/fields";
import { formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import { fieldOfInstant, instantOfField } from "../time/date-field";
import type { CalendarDay } from "../time/calendar-day";
import { collectSchema, collectWithin } from "./collect/collect";
import { dueOn } from "./due/due-wish";
import type { Target, TargetLevel, Task, TaskTextName } from "./task";
import {
  eachTaskText,
  leadTimes,
  targetLevels,
  taskTitleMax,
  taskTypes,
} from "./task";
import { dayMs } from "../time/lengths";

/** A sector, enclosure or animal that was chosen, with the places it lies in (null: in none). */
const targetChoiceSchema = z.object({
  id: idSchema,
  name: z.string(),
  sectorId: idSchema.nullable(),
  enclosureId: idSchema.nullable(),
});
export type TargetChoice = z.input<typeof targetChoiceSchema>;

/** What is to be done, in words. */
const wordFields = {
  title: requiredText(taskTitleMax),
  ...eachTaskText(({ max }) => freeText(max)),
};
const wordsSchema = z.object(wordFields);

/** Tags as they are kept: of one line each, none twice, none blank. */
const tagsOf = (tags: readonly string[]): string[] =>
  distinct(tags.map((tag) => tag.replace(/[\s\p{Cc}]+/gu, " ").trim())).filter(
    (tag) => visible.test(tag),
  );

/** How an automation comes back; numbers may still be missing. `time` is `HH:mm`, `days` are ISO days. */
const recurrenceFields = {
  recurrence: z.enum(recurrences),
  interval: z.number().nullable(),
  time: z.string(),
  days: z.array(z.number()),
  dayOfMonth: z.number().nullable(),
  month: z.number().nullable(),
  rrule: z.string(),
  dueUnit: z.enum(dueUnits),
  dueAfter: z.number().nullable(),
  missedRunPolicy: z.enum(missedRunPolicies),
  closingPolicy: z.enum(closingPolicies),
};

/**
 * A task or automation as a person fills it in; dates are wall times of Paris as date fields give
 * them. `openedAt` is when the form was opened: where an automation without a start begins. What
 * one field asks of another is said by the functions below.
 */
export const taskFormSchema = z.object({
  ...wordFields,
  type: z.enum(taskTypes),
  tags: z.array(z.string()),
  level: z.enum(targetLevels),
  targets: z.array(targetChoiceSchema),
  /** The value that is to be given; a form that was begun earlier says nothing of it. */
  collect: collectSchema.nullable().default(null),
  responsibleIds: z.array(idSchema),
  dueAt: z.string().nullable(),
  scheduledFor: z.string().nullable(),
  leadTime: z.enum(leadTimes).nullable(),
  sendNotification: z.boolean(),
  openedAt: z.string(),
  ...recurrenceFields,
});
export type TaskForm = z.input<typeof taskFormSchema>;
export type TaskWords = z.input<typeof wordsSchema>;

/** An empty form opened at `now`: due in one day or on the day that is wished, once, nothing chosen. */
export function newTaskForm(
  now: Date,
  level: TargetLevel = "SECTOR",
  targets: TargetChoice[] = [],
  day: CalendarDay | null = null,
): TaskForm {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  return {
    title: "",
    ...eachTaskText(() => ""),
    type: "maintenance",
    tags: [],
    level,
    targets,
    collect: null,
    responsibleIds: [],
    dueAt: dueOn(day, now),
    scheduledFor: null,
    leadTime: null,
    sendNotification: false,
    openedAt: fieldOfInstant(minute) ?? "",
    recurrence: "NONE",
    interval: 1,
    time: proposedTime,
    days: [],
    dayOfMonth: null,
    month: null,
    rrule: "",
    ...proposedDue,
    missedRunPolicy: defaultMissedRunPolicy,
    closingPolicy: "ignore",
  };
}

export interface Place {
  target: Target;
  sectorIds: string[];
  enclosureIds: string[];
  animalIds: string[];
  sectorId: string | null;
}

const distinct = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/**
 * The target and the ids that follow from it: a sector stands for itself, an enclosure also for its
 * sector, an animal also for its enclosure and sector. Each id once, in the order chosen.
 */
export function placeOf(
  level: TargetLevel,
  choices: readonly TargetChoice[],
): Place {
  const ids = distinct(choices.map(({ id }) => id));
  const sectorIds =
    level === "SECTOR" ? ids : distinct(choices.map((one) => one.sectorId));
  const held = distinct(choices.map((one) => one.enclosureId));
  return {
    target: { level, ids },
    sectorIds,
    enclosureIds: level === "ENCLOSURE" ? ids : level === "ANIMAL" ? held : [],
    animalIds: level === "ANIMAL" ? ids : [],
    sectorId: sectorIds[0] ?? null,
  };
}

type Dated = Pick<TaskForm, "dueAt" | "scheduledFor">;

/** The issues of title and texts; [] when fine. */
export const contentIssues = (form: TaskWords): Issue[] =>
  formIssues(wordsSchema, form);

/** The issues of the target: an animal task needs an animal, every level needs at least one. */
export function targetIssues({
  level,
  targets,
}: Pick<TaskForm, "level" | "targets">): Issue[] {
  if (targets.length > 0) return [];
  return [
    {
      field: "targets",
      code: level === "ANIMAL" ? "animalRequired" : "targetRequired",
    },
  ];
}

/** Tasks are due within this many days of now; the rules say the same. */
export const dueWithinDays = 3653;
const dueWithinMs = dueWithinDays * dayMs;

const askedIssues = (
  responsibleIds: readonly string[],
  sectorIds: readonly string[],
): Issue[] =>
  responsibleIds.length + sectorIds.length > 0
    ? []
    : [{ field: "responsibleIds", code: "required" }];

/** A task that lies in no sector asks somebody by name. [] when fine; no target says nothing yet. */
export function peopleIssues({
  level,
  targets,
  responsibleIds,
}: Pick<TaskForm, "level" | "targets" | "responsibleIds">): Issue[] {
  if (targets.length === 0) return [];
  return askedIssues(responsibleIds, placeOf(level, targets).sectorIds);
}

const isFar = (instant: Date, now: Date): boolean =>
  Math.abs(instant.getTime() - now.getTime()) > dueWithinMs;

/**
 * The issues of due date and start: the first is compulsory, within ten years of now and not before
 * the second.
 */
export function dateIssues({ dueAt, scheduledFor }: Dated, now: Date): Issue[] {
  if (dueAt === null) return [{ field: "dueAt", code: "dueAtRequired" }];
  const due = instantOfField(dueAt);
  const start = instantOfField(scheduledFor);
  const issues: Issue[] = [];
  if (due === null) issues.push({ field: "dueAt", code: "invalid" });
  else if (isFar(due, now)) issues.push({ field: "dueAt", code: "dueTooFar" });
  if (scheduledFor !== null && (start === null || isFar(start, now)))
    issues.push({ field: "scheduledFor", code: "invalid" });
  if (due !== null && start !== null && due < start)
    issues.push({ field: "dueAt", code: "dueBeforeStart" });
  return issues;
}

/** The issues of dates: of an automation its start only, as what it makes is due so long after. */
const startIssues = ({ scheduledFor }: Dated): Issue[] =>
  scheduledFor !== null && instantOfField(scheduledFor) === null
    ? [{ field: "scheduledFor", code: "invalid" }]
    : [];

/** All issues but those of how it comes back; [] when one task may be made of the form. */
export const plainIssues = (form: TaskForm, now: Date): Issue[] => [
  ...contentIssues(form),
  ...targetIssues(form),
  ...(form.recurrence === "NONE" ? dateIssues(form, now) : startIssues(form)),
  ...peopleIssues(form),
];

const textOrNull = (text: string): string | null =>
  text.trim() === "" ? null : text.trim();

/** The stored words of a form. */
const wordValues = (form: TaskWords) => ({
  title: form.title.trim(),
  ...eachTaskText((_, name) => textOrNull(form[name])),
});

/** The stored content of a form, without place and dates. */
export function contentValues(
  form: TaskWords &
    Pick<TaskForm, "type" | "tags" | "leadTime" | "sendNotification">,
) {
  return {
    ...wordValues(form),
    type: form.type,
    tags: tagsOf(form.tags),
    visibilityLeadTime: form.leadTime,
    sendNotification: form.sendNotification,
  };
}

/** Where the work of a form lies, and the value it asks for there. */
export function placeValues({
  level,
  targets,
  collect,
}: Pick<TaskForm, "level" | "targets" | "collect">) {
  const place = placeOf(level, targets);
  return { ...place, collect: collectWithin(collect, place.enclosureIds) };
}

/** The stored fields of a valid form for one task; throws RangeError when the due date is missing. */
export function taskValues(form: TaskForm, zooId: string) {
  const dueAt = instantOfField(form.dueAt);
  if (dueAt === null) throw new RangeError("a task without a due date");
  const scheduledFor = instantOfField(form.scheduledFor);
  return {
    zooId,
    ...contentValues(form),
    ...placeValues(form),
    responsibleIds: form.responsibleIds,
    scheduledFor,
    dueAt,
    status: "OPEN" as const,
  };
}

/** The words of a stored task or automation as a form shows them. */
export const wordsOf = (
  stored: { title: string } & Record<TaskTextName, string | null>,
): TaskWords => ({
  title: stored.title,
  ...eachTaskText((_, name) => stored[name] ?? ""),
});

/** What can be changed of a task that exists. */
export const taskEditSchema = taskFormSchema
  .pick({
    dueAt: true,
    responsibleIds: true,
    sendNotification: true,
    tags: true,
    type: true,
  })
  .extend(wordFields);
export type TaskEditForm = z.input<typeof taskEditSchema>;

/** A task as a form to change. */
export const taskEditFormOf = (task: Task): TaskEditForm => ({
  ...wordsOf(task),
  dueAt: fieldOfInstant(task.dueAt),
  responsibleIds: task.responsibleIds,
  sendNotification: task.sendNotification,
  tags: task.tags,
  type: task.type,
});

/** The issues of a changed task, whose start and sectors stay as they are. */
export const taskEditIssues = (
  form: TaskEditForm,
  { scheduledFor, sectorIds }: Pick<Task, "scheduledFor" | "sectorIds">,
  now: Date,
): Issue[] => [
  ...contentIssues(form),
  ...dateIssues({ ...form, scheduledFor: fieldOfInstant(scheduledFor) }, now),
  ...askedIssues(form.responsibleIds, sectorIds),
];

/** The stored fields of a valid changed task; throws RangeError when the due date is missing. */
export function taskEditValues(form: TaskEditForm) {
  const dueAt = instantOfField(form.dueAt);
  if (dueAt === null) throw new RangeError("a task without a due date");
  return {
    ...wordValues(form),
    dueAt,
    responsibleIds: form.responsibleIds,
    sendNotification: form.sendNotification,
    tags: tagsOf(form.tags),
    type: form.type,
  };
}
