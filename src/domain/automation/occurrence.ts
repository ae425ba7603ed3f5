import type { Task } from "../task/task";
import { makeRecord } from "../record/make";
import {
  audienceOf,
  collectField,
  contentFields,
  placeFields,
  systemAuthor,
} from "../task/task";
import { occurrenceDueAt } from "../recurrence/occurrences";
import type { metaFields } from "../schema/fields";
import { besideIdOf, taskIdOf } from "../recurrence/task-id";
import type { Values } from "../record/types";
import type { PlacedRun } from "./dates/agenda";
import { overrideOf } from "./dates/agenda";
import type { RunReason, TaskRun, Template } from "./template";

/** Stored fields without the meta fields, which whoever writes adds. */
type Unstamped<T> = Omit<T, keyof typeof metaFields>;
export type OccurrenceTask = Unstamped<Omit<Task, "schedule">>;
export type OccurrenceRun = Unstamped<TaskRun>;

/** A schedule without a due date asks for its tasks at once. */
const dueAtOf = ({ schedule }: Template, occurrence: Date): Date =>
  occurrenceDueAt(schedule, occurrence) ?? occurrence;

const sharedFields = Object.keys({
  ...contentFields,
  ...placeFields,
  ...collectField,
});

/** What a task takes over from its template: content, place and the value it asks for. */
const shared = (template: Template) =>
  Object.fromEntries(
    Object.entries(template).filter(([field]) => sharedFields.includes(field)),
  );

/** What somebody settled for the occurrence alone: "" takes a text away, what they left as it is stays out. */
const settled = (template: Template, occurrence: Date) =>
  Object.fromEntries(
    Object.entries(overrideOf(template, occurrence) ?? {})
      .filter(
        ([field, value]) => sharedFields.includes(field) && value !== null,
      )
      .map(([field, value]) => [field, value === "" ? null : value]),
  );

/**
 * The task that a template makes for one occurrence, done at `at`; the same occurrence always gives
 * the same id.
 */
export function taskOfOccurrence(
  template: Template,
  { occurrence, at }: PlacedRun,
): OccurrenceTask {
  const { templateId, zooId, sectorIds } = template;
  const id = taskIdOf(templateId, occurrence);
  const values = {
    ...shared(template),
    ...settled(template, occurrence),
    zooId,
    authorId: systemAuthor,
    automationId: templateId,
    sectorId: sectorIds[0] ?? null,
    scheduledFor: at,
    dueAt: dueAtOf(template, at),
    status: "OPEN",
  };
  return makeRecord("tasks", id, values, at) as OccurrenceTask;
}

/** The same task under its second id, where its own is taken by something else. */
export const taskBeside = (task: OccurrenceTask): OccurrenceTask => ({
  ...task,
  taskId: besideIdOf(task.taskId),
});

/** Whether what is stored under an occurrence's id is the task its automation made: of this automation, in its establishment. */
export const isMadeBy = (
  stored: Values,
  { templateId, zooId }: Pick<Template, "templateId" | "zooId">,
): boolean =>
  stored["automationId"] === templateId && stored["zooId"] === zooId;

/** What became of the run that is to be done at `at`, under its task's id. */
function recordedRun(
  template: Template,
  id: string,
  at: Date,
  what: Pick<TaskRun, "status"> & { reason: RunReason },
): OccurrenceRun {
  const { templateId, zooId, responsibleIds, sectorIds } = template;
  const values = {
    zooId,
    automationId: templateId,
    ...what,
    scheduledFor: at,
    dueAt: dueAtOf(template, at),
    responsibleIds,
    sectorIds,
    audience: audienceOf(responsibleIds, sectorIds),
  };
  return makeRecord("taskRuns", id, values, at) as OccurrenceRun;
}

/** The record of an occurrence that made no task, and why. */
export const skippedRun = (
  template: Template,
  occurrence: Date,
  reason: "missed" | "closed" | "excluded",
) =>
  recordedRun(template, taskIdOf(template.templateId, occurrence), occurrence, {
    status: "SKIPPED",
    reason,
  });

/** The record of a task whose id something else has; `madeBeside` says whether it stands under its second id. */
export const blockedRun = (
  template: Template,
  { taskId, scheduledFor, dueAt }: OccurrenceTask,
  madeBeside: boolean,
) =>
  recordedRun(template, taskId, scheduledFor ?? dueAt, {
    status: "FAILED",
    reason: madeBeside ? "idTaken" : "bothIdsTaken",
  });
