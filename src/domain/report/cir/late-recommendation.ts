import type { Alert } from "../../measures/alerts/alert";
import { alertSectorsMost, causeId } from "../../measures/alerts/alert";
import { isLateSafety } from "../../measures/alerts/late-task";
import type { Cause } from "../../measures/alerts/told";
import { isLate } from "../../task/state";
import type { Task } from "../../task/task";

type Due = Pick<Task, "type" | "status" | "dueAt" | "recommendationId">;

/** Whether what a visit recommended is still to be done though its day has passed. A task about safety is told of as such, and not twice. */
export const isLateRecommendation = (task: Due, now: Date): boolean =>
  task.recommendationId !== null &&
  isLate(task, now) &&
  !isLateSafety(task, now);

/** Whether an alert that began when a recommendation came to be late is still true of its task by `now`; never of one that is done, gone or put off. */
export const isStillLateRecommendation = (
  { openedAt }: Pick<Alert, "openedAt">,
  task: Due | null,
  now: Date,
): boolean =>
  task !== null &&
  isLateRecommendation(task, now) &&
  task.dueAt.getTime() === openedAt.getTime();

/** The cause of a recommendation that is late. It repeats nothing of its visit and its task, which fewer people read. */
export const recommendationCause = ({
  zooId,
  taskId,
  sectorIds,
}: Pick<Task, "zooId" | "taskId" | "sectorIds">): Cause => ({
  kind: "recommendation",
  id: causeId("recommendation", taskId, "all"),
  foundBy: taskId,
  zooId,
  class: "general",
  subject: { kind: "task", id: taskId, areaId: null },
  sectorIds: sectorIds.slice(0, alertSectorsMost),
  text: "recommendationLate",
  values: {},
});
