import { latestAlertsQueries } from "@domain/measures/alerts/board-queries";
import { monthOfDay } from "@domain/measures/buckets/keys";
import {
  latestDayQuery,
  latestMeasuresQuery,
  latestMonthsQuery,
  measuresWithinQuery,
} from "@domain/measures/values/latest-queries";
import type { Session } from "@domain/access/session";
import type { Source } from "@domain/measures/values/of-series";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Asked, CataloguePlaces } from "../query-entry";
import { ofAnAnimal } from "../query-health-source";

/** An enclosure, and an animal where they read its values. */
const sourcesOf = (
  session: Session,
  { enclosureId, sectorId }: CataloguePlaces,
): Source[] => [
  { zooId: session.zooId, enclosureId },
  ...ofAnAnimal(session, sectorId),
];

/** What was measured last in an enclosure or of an animal, and what the start page tells of. */
export const asked: Asked = {
  facility: [
    {
      builder: latestMeasuresQuery,
      queries: (session, places) =>
        sourcesOf(session, places).map((source) => latestMeasuresQuery(source)),
    },
    {
      builder: measuresWithinQuery,
      queries: (session, places) =>
        ofAnAnimal(session, places.sectorId).map((source) =>
          measuresWithinQuery(source, { from: new Date(0), until: places.now }),
        ),
    },
    {
      builder: latestDayQuery,
      queries: (session, places) =>
        sourcesOf(session, places).map((source) =>
          latestDayQuery(source, parisDay(places.now)),
        ),
    },
    {
      builder: latestMonthsQuery,
      queries: (session, places) => {
        const today = parisDay(places.now);
        const months = [addDays(today, -28), today].map(monthOfDay);
        return sourcesOf(session, places).map((source) =>
          latestMonthsQuery(source, [...new Set(months)]),
        );
      },
    },
    {
      builder: latestAlertsQueries,
      queries: (session, { now }) => [
        ...latestAlertsQueries(session),
        ...latestAlertsQueries(session, now),
      ],
    },
  ],
};
