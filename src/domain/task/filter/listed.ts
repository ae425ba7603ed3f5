import type { Session } from "../../access/session";
import { startOfParisDay } from "../../time/paris";
import { isDueByToday, isLate, isListedFor, isOpen, isVisible } from "../state";
import type { Task } from "../task";
import type { TaskFilter, TaskKnown } from "./task-filter";
import { matchesTaskFilter } from "./task-filter";

const isOfToday = (task: Task, now: Date): boolean =>
  isOpen(task)
    ? isDueByToday(task, now) && !isLate(task, now)
    : task.completedAt !== null &&
      task.completedAt.getTime() >= startOfParisDay(now).getTime();

/** Is a task that the queries of a filter find in somebody's filtered list at `now`? */
export function isInTaskList(
  session: Session,
  task: Task,
  filter: TaskFilter,
  { now, known }: { now: Date; known: TaskKnown },
): boolean {
  if (
    !isListedFor(session, task, now) ||
    !matchesTaskFilter(task, filter, now, known)
  )
    return false;
  if (filter.today) return isOfToday(task, now);
  return filter.who !== "mine" || !isOpen(task) || isVisible(task, now);
}
