import { readsAllTasks } from "@domain/access/reach";
import type { Session } from "@domain/access/session";
import { isDueByToday, isLate, isOpen, isVisible } from "@domain/task/state";
import { matchesTaskFilter, taskListQueries } from "@domain/task/task-queries";
import type { Task } from "@domain/task/task";
import { startOfParisDay } from "@domain/time/paris";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import type { TaskListFilter } from "./task-filter";
import { matchesTexts } from "./task-filter";
import type { TaskSort } from "./task-sort";

export const pageSize = 50;
/** What no query can put in order is asked for all at once, as far as that goes. */
const sortedSize = 500;
const hourMs = 3_600_000;

const isOfToday = (task: Task, now: Date): boolean =>
  isOpen(task)
    ? isDueByToday(task, now) && !isLate(task, now)
    : task.completedAt !== null &&
      task.completedAt.getTime() >= startOfParisDay(now).getTime();

/** Whether a row that a query brought is in the filtered list now. */
function isShown(task: Task, filter: TaskListFilter, now: Date): boolean {
  if (!matchesTaskFilter(task, filter) || !matchesTexts(task, filter))
    return false;
  if (filter.late) return isLate(task, now);
  if (filter.today) return isOfToday(task, now);
  return filter.who !== "mine" || !isOpen(task) || isVisible(task, now);
}

/** Whether the queries put it in this order. */
const isAsked = (by: TaskSort["by"]) => by === null || by === "due";

/** Whether the queries leave nothing of the place to what is looked at here. */
const isFound = (
  { enclosureId, animalId, who }: TaskListFilter,
  session: Session,
) =>
  (enclosureId === null && animalId === null) ||
  (who !== "mine" && who !== "managed" && readsAllTasks(session));

/** The filtered list of tasks, live, by steps of fifty, or of five hundred where it is sorted by a column. */
export function useTaskList(
  filter: TaskListFilter,
  { by, descending }: TaskSort,
): GrowingList<"tasks"> {
  const session = useReadySession();
  const now = useNow();
  // Asked to the hour and shown to the minute: the question, and what it costs, stays the same.
  const hour = Math.ceil(now.getTime() / hourMs) * hourMs;
  const asked = filter.today ? now : new Date(hour);
  const turned = by === "due" && descending;
  const list = useGrowingList(
    (limit) => taskListQueries(session, filter, asked, limit, turned),
    {
      step: isAsked(by) && isFound(filter, session) ? pageSize : sortedSize,
      key: JSON.stringify([session.zooId, session.uid, filter, turned, by]),
    },
  );
  const { live } = list;
  if (live.state !== "data") return list;
  const rows = live.data.rows.filter(({ data }) => isShown(data, filter, now));
  return { ...list, live: { state: "data", data: { ...live.data, rows } } };
}
