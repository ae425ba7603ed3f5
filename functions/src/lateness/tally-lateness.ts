import { tasksOfPeriodQuery } from "@domain/export/export-queries";
import { latenessOf, wasLate } from "@domain/task/lateness/lateness";
import type { Lateness } from "@domain/task/lateness/tally";
import { latenessTally } from "@domain/task/lateness/tally";
import { isLate } from "@domain/task/state";
import type { Task } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { readingOf } from "../edge/documents";
import { atOnce, pagesOf } from "../exports/read";

/** What counts of a task; null: it is not due yet, or was called off. */
function dueOf(task: Task, now: Date) {
  const isDone = task.status === "DONE";
  if (!isDone && !isLate(task, now)) return null;
  return {
    day: parisDay(task.dueAt),
    sectorId: task.sectorIds[0] ?? null,
    userId: isDone ? task.completedBy : null,
    isSafety: task.type === "safety",
    isLate: !isDone || wasLate(task),
    lateMs: latenessOf(task),
  };
}

/** The tasks that were due in a period, counted one by one, so that no more is held than sums. */
export async function tallyLateness(
  zooId: string,
  { since, until }: Record<"since" | "until", CalendarDay>,
  now: Date,
): Promise<Lateness> {
  const tally = latenessTally();
  const before = startOfDay(addDays(until, 1));
  const query = tasksOfPeriodQuery(zooId, startOfDay(since), before, atOnce);
  for await (const docs of pagesOf(query))
    for (const doc of docs) {
      const { record } = readingOf("tasks", doc);
      const due = record && dueOf(record, now);
      if (due !== null) tally.count(due);
    }
  return tally.result();
}
