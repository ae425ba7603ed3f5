import { latestAlertsQuery } from "@domain/measures/alerts/board-queries";
import { monthOfDay } from "@domain/measures/buckets/keys";
import {
  latestDayQuery,
  latestMeasuresQuery,
  latestMonthsQuery,
} from "@domain/measures/values/latest-queries";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Entry } from "./query-entry";

/** What was measured last in an enclosure, and what the start page tells of. */
export const latest: readonly Entry[] = [
  {
    builder: latestMeasuresQuery,
    queries: ({ zooId }, { enclosureId }) => [
      latestMeasuresQuery({ zooId, enclosureId }),
    ],
  },
  {
    builder: latestDayQuery,
    queries: ({ zooId }, { enclosureId, now }) => [
      latestDayQuery({ zooId, enclosureId }, parisDay(now)),
    ],
  },
  {
    builder: latestMonthsQuery,
    queries: ({ zooId }, { enclosureId, now }) => {
      const today = parisDay(now);
      const months = [addDays(today, -28), today].map(monthOfDay);
      return [latestMonthsQuery({ zooId, enclosureId }, [...new Set(months)])];
    },
  },
  {
    builder: latestAlertsQuery,
    queries: ({ zooId }) => [latestAlertsQuery(zooId, "general")],
  },
];
