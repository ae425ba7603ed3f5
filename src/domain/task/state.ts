import { startOfParisTomorrow } from "../time/paris";
import type { Task, TaskStatus } from "./task";

/** The states people see; only the stored status and the clock decide. */
export const taskStates = [
  "open",
  "openLate",
  "inProgress",
  "inProgressLate",
  "closed",
  "closedLate",
  "archived",
  "cancelled",
] as const;
export type TaskState = (typeof taskStates)[number];

type Dated = Pick<Task, "status" | "dueAt">;

export const isOpen = ({ status }: { status: TaskStatus }): boolean =>
  status === "OPEN" || status === "IN_PROGRESS";

/** Late: still to be done and its due instant is before now. */
export const isLate = (task: Dated, now: Date): boolean =>
  isOpen(task) && task.dueAt.getTime() < now.getTime();

/** Late, or due before the end of the Paris day of `now`: what the badge counts. */
export const isDueByToday = (task: Dated, now: Date): boolean =>
  isOpen(task) && task.dueAt.getTime() < startOfParisTomorrow(now).getTime();

/** Shown from its visibility on; a task without one is always visible. */
export const isVisible = (
  task: Pick<Task, "visibleFrom">,
  now: Date,
): boolean =>
  task.visibleFrom === null || task.visibleFrom.getTime() <= now.getTime();

export function taskState(
  task: Pick<Task, "status" | "dueAt" | "completedLate">,
  now: Date,
): TaskState {
  switch (task.status) {
    case "OPEN":
      return isLate(task, now) ? "openLate" : "open";
    case "IN_PROGRESS":
      return isLate(task, now) ? "inProgressLate" : "inProgress";
    case "DONE":
      return task.completedLate === true ? "closedLate" : "closed";
    case "ARCHIVED":
      return "archived";
    case "DELETED":
      return "cancelled";
  }
}
