import { isLate } from "../../task/state";
import type { Task } from "../../task/task";
import type { Alert } from "./alert";
import { alertSectorsMost, causeId } from "./alert";
import type { Cause } from "./told";

type Due = Pick<Task, "type" | "status" | "dueAt">;

/** Whether a task about safety is still to be done though its due instant has passed. */
export const isLateSafety = (task: Due, now: Date): boolean =>
  task.type === "safety" && isLate(task, now);

/** Whether an alert that began when a task came to be late is still true of it by `now`: a task that is done, gone or put off is late no more. */
export const isStillLate = (
  { openedAt }: Pick<Alert, "openedAt">,
  task: Due | null,
  now: Date,
): boolean =>
  task !== null &&
  isLateSafety(task, now) &&
  task.dueAt.getTime() === openedAt.getTime();

/** The cause of a task about safety that is late. It repeats nothing of the task, which fewer people read. */
export const lateTaskCause = ({
  zooId,
  taskId,
  sectorIds,
}: Pick<Task, "zooId" | "taskId" | "sectorIds">): Cause => ({
  kind: "lateTask",
  id: causeId("lateTask", taskId, "all"),
  foundBy: taskId,
  zooId,
  class: "general",
  subject: { kind: "task", id: taskId, areaId: null },
  sectorIds: sectorIds.slice(0, alertSectorsMost),
  text: "lateTask",
  values: {},
});
