import {
  dueSummariesQuery,
  summariesQuery,
  summedAlertsQueries,
  summedTasksQueries,
  summedWelfareQueries,
} from "@domain/establishment/summary/summary-queries";
import type { Entry } from "./query-entry";
import { limit } from "./query-entry";

/** What the provider and functions ask of how the establishments stand. */
export const summed: readonly Entry[] = [
  { builder: summariesQuery, queries: () => [summariesQuery()] },
  {
    builder: dueSummariesQuery,
    queries: (_, { now }) => [dueSummariesQuery(now, limit)],
  },
  {
    builder: summedTasksQueries,
    queries: ({ zooId }, { now }) =>
      Object.values(summedTasksQueries(zooId, now)),
  },
  {
    builder: summedAlertsQueries,
    queries: ({ zooId }, { now }) =>
      Object.values(summedAlertsQueries(zooId, now)),
  },
  {
    builder: summedWelfareQueries,
    queries: ({ zooId }, { now }) =>
      Object.values(summedWelfareQueries(zooId, now)),
  },
];
