import { isOneOf } from "../../access/can";
import type { Session } from "../../access/session";
import { mySectorIds } from "../../access/session";
import { anyOf } from "../../query/any-of";
import type { Query } from "../../query/query";
import { dayMs } from "../../time/lengths";

/** What was closed longer ago is in the list of tasks alone. */
const askedForMs = 14 * dayMs;
/** So many are looked through at most, the latest closed first. */
export const signableLimit = 50;

/**
 * The safety tasks closed within a fortnight of `now` for which this person may vouch: of their sectors, or all of
 * whoever administers the establishment; [] for a person of no sector. Those signed already are among them.
 */
export function signableQueries(session: Session, now: Date): Query<"tasks">[] {
  const closed: Query<"tasks"> = {
    collection: "tasks",
    where: [
      { field: "zooId", op: "==", value: session.zooId },
      { field: "type", op: "==", value: "safety" },
      { field: "status", op: "==", value: "DONE" },
      {
        field: "completedAt",
        op: ">=",
        value: new Date(now.getTime() - askedForMs),
      },
    ],
    orderBy: [{ field: "completedAt", direction: "desc" }],
    limit: signableLimit,
  };
  if (isOneOf(session, ["A", "S"])) return [closed];
  const { access, zooId } = session;
  return anyOf(
    closed,
    "sectorIds",
    access.zooId === zooId ? mySectorIds(access) : [],
  );
}
