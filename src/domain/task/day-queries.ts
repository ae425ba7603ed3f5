import { managedSectors } from "../access/reach";
import type { Session } from "../access/session";
import { mySectorIds } from "../access/session";
import { anyOf } from "../query/any-of";
import type { Query } from "../query/query";
import { onDayOf } from "./day";
import { openStatuses } from "./task";
import { bellLimit } from "./task-queries";

/** What was closed since the Paris morning of what asks for this person, whoever did it; latest first. */
export function doneTodayQueries(
  { uid, access, zooId }: Session,
  now: Date,
): Query<"tasks">[] {
  const sectors = access.zooId === zooId ? mySectorIds(access) : [];
  const done: Query<"tasks"> = {
    collection: "tasks",
    where: [
      { field: "zooId", op: "==", value: zooId },
      { field: "status", op: "in", value: ["DONE"] },
      onDayOf(now, true),
    ],
    orderBy: [{ field: "completedAt", direction: "desc" }],
    limit: bellLimit,
  };
  return anyOf(done, "audience", [uid, ...sectors]);
}

/** What the day panel counts at most of each kind; more shows as "100+". */
export const dayLimit = 100;

/** Does this person look after how the day goes for others? */
export function managesTheDay(session: Session): boolean {
  return managedSectors(session)?.length !== 0;
}

/** How the day goes: what is still to be done by tonight, and what was done since the Paris morning. */
export function dayQueries(
  session: Session,
  from: Date,
  until: Date,
): { todo: Query<"tasks">[]; done: Query<"tasks">[] } {
  const sectors = managedSectors(session);
  const inSectors = (query: Query<"tasks">) =>
    sectors === null ? [query] : anyOf(query, "sectorIds", sectors);
  const zoo = { field: "zooId", op: "==", value: session.zooId } as const;
  return {
    todo: inSectors({
      collection: "tasks",
      where: [
        zoo,
        { field: "status", op: "in", value: openStatuses },
        { field: "dueAt", op: "<", value: until },
      ],
      orderBy: [{ field: "dueAt", direction: "asc" }],
      limit: dayLimit,
    }),
    done: inSectors({
      collection: "tasks",
      where: [
        zoo,
        { field: "status", op: "==", value: "DONE" },
        { field: "completedAt", op: ">=", value: from },
      ],
      orderBy: [{ field: "completedAt", direction: "desc" }],
      limit: dayLimit,
    }),
  };
}
