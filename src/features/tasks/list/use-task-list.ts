import { isLate, isOpen, isVisible } from "@domain/task/state";
import { matchesTaskFilter, taskListQueries } from "@domain/task/task-queries";
import type { Task } from "@domain/task/task";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import type { TaskListFilter } from "./task-filter";
import { matchesTexts } from "./task-filter";

export const pageSize = 50;
const hourMs = 3_600_000;

/** Whether a row that a query brought is in the filtered list now. */
function isShown(task: Task, filter: TaskListFilter, now: Date): boolean {
  if (!matchesTaskFilter(task, filter) || !matchesTexts(task, filter))
    return false;
  if (filter.late) return isLate(task, now);
  return filter.who !== "mine" || !isOpen(task) || isVisible(task, now);
}

/** The filtered list of tasks, live, by steps of fifty. */
export function useTaskList(filter: TaskListFilter): GrowingList<"tasks"> {
  const session = useReadySession();
  const now = useNow();
  // Asked to the hour and shown to the minute: the question, and what it costs, stays the same.
  const hour = Math.ceil(now.getTime() / hourMs) * hourMs;
  const list = useGrowingList(
    (limit) => taskListQueries(session, filter, new Date(hour), limit),
    {
      step: pageSize,
      key: JSON.stringify([session.zooId, session.uid, filter]),
    },
  );
  const { live } = list;
  if (live.state !== "data") return list;
  const rows = live.data.rows.filter(({ data }) => isShown(data, filter, now));
  return { ...list, live: { state: "data", data: { ...live.data, rows } } };
}
