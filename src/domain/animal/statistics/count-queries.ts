import { readsAllTasks } from "../../access/reach";
import type { Session } from "../../access/session";
import { eventsQuery, everyEvent } from "../../event/event-queries";
import type { Query } from "../../query/query";
import { openStatuses } from "../../task/task";
import type { CountKey } from "./figures";
import { dayMs } from "../../time/lengths";

/** They are counted, not read. */
const limit = 1;

/**
 * What is counted about an animal up to `now`, by figure: its moves; and of who may list all tasks of
 * the establishment its tasks. Others would count what they may not see, so they count nothing.
 */
export function countQueries(
  session: Session,
  animalId: string,
  now: Date,
): Partial<Record<CountKey, Query>> {
  const { zooId } = session;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const tasks = (...more: Query<"tasks">["where"]): Query<"tasks"> => ({
    collection: "tasks",
    where: [
      { field: "zooId", op: "==", value: zooId },
      ...more,
      { field: "animalIds", op: "array-contains", value: animalId },
    ],
    orderBy: [],
    limit,
  });
  const done = (days: number): Query<"tasks"> => ({
    ...tasks(
      { field: "status", op: "in", value: ["DONE"] },
      { field: "completedAt", op: ">=", value: ago(days) },
    ),
    orderBy: [{ field: "completedAt", direction: "desc" }],
  });
  const moves = eventsQuery(
    zooId,
    {
      ...everyEvent,
      kind: "moved",
      about: `animals/${animalId}`,
      from: ago(365),
    },
    limit,
  );
  if (!readsAllTasks(session)) return { moves };
  return {
    moves,
    open: tasks({ field: "status", op: "in", value: openStatuses }),
    doneInMonth: done(30),
    doneInYear: done(365),
  };
}
