import { formIssues } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import { instantOfField } from "../../time/date-field";
import { dayMs } from "../../time/lengths";
import { wordsSchema } from "./task-form";
import type { TaskForm, TaskWords } from "./task-form";
import { placeOf } from "./place";

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

/** Somebody is asked: by name, or whoever works in a sector. */
export const askedIssues = (
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
