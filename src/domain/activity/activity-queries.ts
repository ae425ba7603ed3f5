import type { Query } from "../query/query";
import type { CalendarDay } from "../time/calendar-day";

const inPeriod = <C extends "evaluations" | "obsSessions">(
  collection: C,
  zooId: string,
  since: CalendarDay,
  until: CalendarDay,
  limit: number,
): Query<C> => ({
  collection,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "isDeleted", op: "==", value: false },
    { field: "sealed", op: "==", value: false },
    { field: "day", op: ">=", value: since },
    { field: "day", op: "<=", value: until },
  ],
  orderBy: [{ field: "day", direction: "desc" }],
  limit,
});

/**
 * What was handed in, and what was closed, in an establishment from one day to another, both included; what experts do
 * is counted once their campaign is over. Functions ask, a page of `limit` at a time.
 */
export const activityQueries = (
  zooId: string,
  since: CalendarDay,
  until: CalendarDay,
  limit: number,
): [Query<"evaluations">, Query<"obsSessions">] => [
  inPeriod("evaluations", zooId, since, until, limit),
  inPeriod("obsSessions", zooId, since, until, limit),
];
