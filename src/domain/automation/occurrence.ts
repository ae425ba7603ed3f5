import type { Task } from "../task/task";
import { makeRecord } from "../record/make";
import {
  audienceOf,
  contentFields,
  placeFields,
  systemAuthor,
} from "../task/task";
import { occurrenceDueAt } from "../recurrence/occurrences";
import type { metaFields } from "../schema/fields";
import { besideIdOf, taskIdOf } from "../recurrence/task-id";
import type { Values } from "../record/types";
import type { RunReason, TaskRun, Template } from "./template";

/** Stored fields without the meta fields, which whoever writes adds. */
type Unstamped<T> = Omit<T, keyof typeof metaFields>;
export type OccurrenceTask = Unstamped<Omit<Task, "schedule">>;
export type OccurrenceRun = Unstamped<TaskRun>;

/** A schedule without a due date asks for its tasks at once. */
const dueAtOf = ({ schedule }: Template, occurrence: Date): Date =>
  occurrenceDueAt(schedule, occurrence) ?? occurrence;

const sharedFields = Object.keys({ ...contentFields, ...placeFields });

/** What a task takes over from its template: content and place. */
const shared = (template: Template) =>
  Object.fromEntries(
    Object.entries(template).filter(([field]) => sharedFields.includes(field)),
  );

/** The task that a template makes for one occurrence; the same occurrence always gives the same id. */
export function taskOfOccurrence(
  template: Template,
  occurrence: Date,
): OccurrenceTask {
  const { templateId, zooId, sectorIds } = template;
  const id = taskIdOf(templateId, occurrence);
  const values = {
    ...shared(template),
    zooId,
    authorId: systemAuthor,
    automationId: templateId,
    sectorId: sectorIds[0] ?? null,
    scheduledFor: occurrence,
    dueAt: dueAtOf(template, occurrence),
    status: "OPEN",
  };
  return makeRecord("tasks", id, values, occurrence) as OccurrenceTask;
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

function recordedRun(
  template: Template,
  occurrence: Date,
  status: TaskRun["status"],
  reason: RunReason,
): OccurrenceRun {
  const { templateId, zooId, responsibleIds, sectorIds } = template;
  const id = taskIdOf(templateId, occurrence);
  const values = {
    zooId,
    automationId: templateId,
    status,
    reason,
    scheduledFor: occurrence,
    dueAt: dueAtOf(template, occurrence),
    responsibleIds,
    sectorIds,
    audience: audienceOf(responsibleIds, sectorIds),
  };
  return makeRecord("taskRuns", id, values, occurrence) as OccurrenceRun;
}

/** The record of an occurrence that made no task. */
export const skippedRun = (template: Template, occurrence: Date) =>
  recordedRun(template, occurrence, "SKIPPED", "missed");

/** The record of an occurrence whose id something else has; `madeBeside` says whether its task stands under the second id. */
export const blockedRun = (
  template: Template,
  occurrence: Date,
  madeBeside: boolean,
) =>
  recordedRun(
    template,
    occurrence,
    "FAILED",
    madeBeside ? "idTaken" : "bothIdsTaken",
  );
