import type { Task } from "../task/task";
import { audienceOf, systemAuthor } from "../task/task";
import { visibleFromOf } from "../task/visibility";
import { occurrenceDueAt } from "../recurrence/occurrences";
import type { metaFields } from "../schema/fields";
import { taskIdOf } from "../recurrence/task-id";
import type { TaskRun, Template } from "./template";

/** Stored fields without the meta fields, which whoever writes adds. */
type Unstamped<T> = Omit<T, keyof typeof metaFields>;
export type OccurrenceTask = Unstamped<Omit<Task, "schedule">>;
export type OccurrenceRun = Unstamped<TaskRun>;

/** A schedule without a due date asks for its tasks at once. */
const dueAtOf = ({ schedule }: Template, occurrence: Date): Date =>
  occurrenceDueAt(schedule, occurrence) ?? occurrence;

/** The task that a template makes for one occurrence; the same occurrence always gives the same id. */
export function taskOfOccurrence(
  template: Template,
  occurrence: Date,
): OccurrenceTask {
  const dueAt = dueAtOf(template, occurrence);
  return {
    zooId: template.zooId,
    taskId: taskIdOf(template.templateId, occurrence),
    authorId: systemAuthor,
    automationId: template.templateId,
    title: template.title,
    description: template.description,
    type: template.type,
    tags: template.tags,
    sendNotification: template.sendNotification,
    visibilityLeadTime: template.visibilityLeadTime,
    target: template.target,
    sectorIds: template.sectorIds,
    enclosureIds: template.enclosureIds,
    animalIds: template.animalIds,
    sectorId: template.sectorIds[0] ?? null,
    responsibleIds: template.responsibleIds,
    audience: audienceOf(template.responsibleIds, template.sectorIds),
    scheduledFor: occurrence,
    scheduledForUnix: occurrence.getTime(),
    dueAt,
    dueAtUnix: dueAt.getTime(),
    visibleFrom: visibleFromOf(occurrence, template.visibilityLeadTime),
    status: "OPEN",
    attachments: [],
    takenBy: null,
    takenAt: null,
    startedBy: null,
    startedAt: null,
    completedBy: null,
    completedAt: null,
    completedLate: null,
    notes: null,
    deletedAt: null,
    deletedReason: null,
    notificationsSent: {
      onCreate: false,
      reminder24h: false,
      reminder1h: false,
    },
  };
}

/** The record of an occurrence that made no task. */
export function skippedRun(
  template: Template,
  occurrence: Date,
): OccurrenceRun {
  return {
    zooId: template.zooId,
    taskId: taskIdOf(template.templateId, occurrence),
    automationId: template.templateId,
    status: "SKIPPED",
    reason: "missed",
    scheduledFor: occurrence,
    dueAt: dueAtOf(template, occurrence),
    completedAt: null,
    responsibleIds: template.responsibleIds,
    sectorIds: template.sectorIds,
    audience: audienceOf(template.responsibleIds, template.sectorIds),
  };
}
