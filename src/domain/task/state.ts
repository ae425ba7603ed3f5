import { readsAllTasks } from "../access/reach";
import type { Session } from "../access/session";
import { startOfParisTomorrow } from "../time/paris";
import type { Task, TaskStatus } from "./task";

/** The seven states people see; an open task past its due instant is open, and marked late (`isLate`). */
export const taskStates = [
  "open",
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

/**
 * Shown from its visibility on. Without a lead time it is always visible: its visibleFrom is the
 * clock of whoever made it, which may be ahead of others'.
 */
export const isVisible = (
  {
    visibleFrom,
    visibilityLeadTime,
  }: Pick<Task, "visibleFrom" | "visibilityLeadTime">,
  now: Date,
): boolean =>
  visibilityLeadTime === null ||
  visibleFrom === null ||
  visibleFrom.getTime() <= now.getTime();

/** Is a task on this person's lists at `now`? While it is not shown yet, on those of its author and of whoever reads all tasks alone. */
export const isListedFor = (
  session: Session,
  task: Pick<
    Task,
    "status" | "visibleFrom" | "visibilityLeadTime" | "authorId"
  >,
  now: Date,
): boolean =>
  !isOpen(task) ||
  isVisible(task, now) ||
  task.authorId === session.uid ||
  readsAllTasks(session);

export function taskState(
  task: Pick<Task, "status" | "dueAt" | "completedLate">,
  now: Date,
): TaskState {
  switch (task.status) {
    case "OPEN":
      return "open";
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
