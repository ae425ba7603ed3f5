import type { TaskRun, Template } from "@domain/automation/template";
import { taskRunSchema, templateSchema } from "@domain/automation/template";
import type { TaskEntry } from "@domain/task/log/task-entry";
import { taskEntrySchema } from "@domain/task/log/task-entry";
import type { Target, Task } from "@domain/task/task";
import { audienceOf, taskSchema } from "@domain/task/task";
import { sector1, zooA } from "./ids";

const place = (work: {
  target?: Target;
  sectorIds?: string[];
  responsibleIds?: string[];
}) => {
  const { sectorIds = [sector1], responsibleIds = [] } = work;
  const nowhere = { level: "ENCLOSURE", ids: ["enclosure-none"] };
  return {
    ...(sectorIds.length > 0
      ? { target: { level: "SECTOR", ids: sectorIds } }
      : { target: nowhere, enclosureIds: nowhere.ids }),
    sectorIds,
    sectorId: sectorIds[0] ?? null,
    responsibleIds,
    audience: audienceOf(responsibleIds, sectorIds),
  };
};

/** An open task of the first sector that names nobody; derived fields follow those given. */
export function aTask(task: Partial<Task> = {}): Task {
  const { dueAt = new Date("2026-12-01T10:00:00Z"), scheduledFor = null } =
    task;
  return taskSchema.parse({
    zooId: zooA,
    taskId: "task-1",
    authorId: "author",
    title: "Nourrir",
    type: "feeding",
    status: "OPEN",
    dueAt,
    dueAtUnix: dueAt.getTime(),
    scheduledFor,
    scheduledForUnix: scheduledFor?.getTime() ?? null,
    ...place(task),
    ...task,
  });
}

/** A comment on `aTask()`. */
export const aTaskEntry = (entry: Partial<TaskEntry> = {}): TaskEntry =>
  taskEntrySchema.parse({
    zooId: zooA,
    taskId: "task-1",
    authorId: "author",
    kind: "comment",
    text: "Vu avec le vétérinaire.",
    sectorIds: [sector1],
    audience: [sector1],
    ...entry,
  });

/** An active daily automation of the first sector. */
export function aTemplate(template: Partial<Template> = {}): Template {
  const { status = "active" } = template;
  return templateSchema.parse({
    zooId: zooA,
    templateId: "template-1",
    authorId: "author",
    title: "Nourrir chaque jour",
    type: "feeding",
    schedule: {
      startAt: new Date("2026-12-01T07:00:00Z"),
      dueAt: new Date("2026-12-01T09:00:00Z"),
      recurrence: "DAILY",
      recurrenceTime: "08:00",
      recurrenceInterval: 1,
    },
    status,
    isActive: status === "active",
    nextRun: new Date("2026-12-02T07:00:00Z"),
    nextMakeAt: new Date("2026-12-02T07:00:00Z"),
    ...place(template),
    ...template,
  });
}

/** A skipped occurrence of `aTemplate()`. */
export function aTaskRun(run: Partial<TaskRun> = {}): TaskRun {
  return taskRunSchema.parse({
    zooId: zooA,
    taskId: "template-1_2026-12-01T07:00:00.000Z",
    automationId: "template-1",
    status: "SKIPPED",
    reason: "missed",
    sectorIds: [sector1],
    audience: [sector1],
    ...run,
  });
}
