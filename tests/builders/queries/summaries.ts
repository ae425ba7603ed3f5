import { can } from "@domain/access/can";
import {
  dueSummariesQuery,
  ownSummaryQuery,
  summariesQuery,
  summedAlertsQueries,
  summedTasksQueries,
  summedWelfareQueries,
  unseenQueries,
} from "@domain/establishment/summary/summary-queries";
import type { Asked, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** How the own establishment stands, for those who answer for it. */
const standing: readonly Entry[] = [
  {
    builder: ownSummaryQuery,
    queries: (session) =>
      can(session, "read", "zooSummaries", { zooId: session.zooId })
        ? [ownSummaryQuery(session.zooId)]
        : [],
  },
  {
    builder: unseenQueries,
    queries: ({ zooId }, { now }) =>
      Object.values(unseenQueries(zooId, now, limit)),
  },
];

/** What the provider and functions ask of how the establishments stand. */
const summed: readonly Entry[] = [
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

export const asked: Asked = {
  facility: standing,
  everywhere: summed,
};
