import type { Session } from "@domain/access/session";
import { isLate, isOpen, isVisible } from "@domain/task/state";
import type { TaskFilter } from "@domain/task/task-queries";
import { matchesTaskFilter, taskListQueries } from "@domain/task/task-queries";
import type { Task } from "@domain/task/task";
import { useMemo, useState } from "react";
import type { Live, LiveList } from "../../../data/live-store";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

export const pageSize = 50;
const hourMs = 3_600_000;

/** Whether a row that a query brought is in the filtered list now. */
function isShown(task: Task, filter: TaskFilter, now: Date): boolean {
  if (!matchesTaskFilter(task, filter)) return false;
  if (filter.late) return isLate(task, now);
  return filter.who !== "mine" || !isOpen(task) || isVisible(task, now);
}

/** The last data of the same question while more of it is loading. */
function useHeld<T>(live: Live<T>, key: string): Live<T> {
  const [held, setHeld] = useState({ key, live });
  if (held.key !== key || (live.state !== "loading" && held.live !== live))
    setHeld({ key, live });
  return live.state === "loading" && held.key === key ? held.live : live;
}

interface TaskList {
  live: Live<LiveList<"tasks">>;
  now: Date;
  /** Reads fifty more. */
  more: () => void;
}

/** The filtered list of tasks, live. */
export function useTaskList(session: Session, filter: TaskFilter): TaskList {
  const now = useNow();
  const key = JSON.stringify([session.zooId, session.uid, filter]);
  const [wanted, setWanted] = useState({ key, limit: pageSize });
  const limit = wanted.key === key ? wanted.limit : pageSize;
  // Asked to the hour and shown to the minute: the question, and what it costs, stays the same.
  const hour = Math.ceil(now.getTime() / hourMs) * hourMs;
  const queries = useMemo(
    () => taskListQueries(session, filter, new Date(hour), limit),
    [session, filter, hour, limit],
  );
  const live = useHeld(useLiveQueries(queries), key);
  const shown = useMemo<Live<LiveList<"tasks">>>(() => {
    if (live.state !== "data") return live;
    const rows = live.data.rows.filter(({ data }) =>
      isShown(data, filter, now),
    );
    return { state: "data", data: { ...live.data, rows } };
  }, [live, filter, now]);
  return {
    live: shown,
    now,
    more: () => setWanted({ key, limit: limit + pageSize }),
  };
}
