import { activityQueries } from "@domain/activity/activity-queries";
import {
  exportOfTokenQuery,
  exportsOfPersonQuery,
  oldExportsQuery,
  ownExportsQuery,
  stuckExportsQuery,
  tasksOfPeriodQuery,
} from "@domain/export/export-queries";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Entry } from "./query-entry";
import { limit } from "./query-entry";

/** What is asked for files by mail, and for the activity report. */
export const ofExports: readonly Entry[] = [
  {
    builder: ownExportsQuery,
    queries: ({ uid, zooId }) => [ownExportsQuery(zooId, uid)],
  },
  {
    builder: exportsOfPersonQuery,
    queries: ({ uid }) => [exportsOfPersonQuery(uid, limit)],
  },
  {
    builder: exportOfTokenQuery,
    queries: () => [exportOfTokenQuery("0".repeat(64))],
  },
  {
    builder: oldExportsQuery,
    queries: (_, { now }) => [oldExportsQuery(now, limit)],
  },
  {
    builder: stuckExportsQuery,
    queries: (_, { now }) => [stuckExportsQuery(now, limit)],
  },
  {
    builder: tasksOfPeriodQuery,
    queries: ({ zooId }, { now }) => [
      tasksOfPeriodQuery(zooId, now, now, limit),
    ],
  },
  {
    builder: activityQueries,
    queries: ({ zooId }, { now }) => {
      const day = parisDay(now);
      return activityQueries(zooId, addDays(day, -30), day, limit);
    },
  },
];
