import type { Task } from "../task";

type Timed = Pick<Task, "status" | "dueAt" | "completedAt">;

/** How late a task was closed, in milliseconds; null: in time, or not closed. */
export function latenessOf({
  status,
  dueAt,
  completedAt,
}: Timed): number | null {
  if (status !== "DONE" || completedAt === null) return null;
  const late = completedAt.getTime() - dueAt.getTime();
  return late > 0 ? late : null;
}

/** Closed after its due time: as was written when it was closed, else as its times say. */
export const wasLate = (task: Timed & Pick<Task, "completedLate">): boolean =>
  task.completedLate ?? latenessOf(task) !== null;
