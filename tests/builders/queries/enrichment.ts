import {
  enrichmentsQueries,
  movementHistoryQueries,
  movementsOfQuery,
  officialQuery,
  usesQuery,
} from "@domain/enrichment/enrichment-queries";
import {
  lastUsesQuery,
  pastSessionsOfObjectQuery,
} from "@domain/enrichment/effect/effect-queries";
import {
  ongoingSessionsQuery,
  openSessionsInQuery,
  openSessionsOfObjectQuery,
  plannedOfSeriesQuery,
  sessionsHereQueries,
  sessionsOfAnimalQuery,
  sessionsOfEnclosureQuery,
  sessionsOfMonthQuery,
  sessionsOfObjectQuery,
} from "@domain/enrichment/session-queries";
import type { Session } from "@domain/access/session";
import type { Query } from "@domain/query/query";
import type { Asked, CataloguePlaces, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** Every way in which the history of movements can be narrowed. */
const historyQueries = (
  { zooId, uid }: Session,
  { enclosureId, now }: CataloguePlaces,
): Query[] =>
  [null, "object"].flatMap((enrichmentId) =>
    [null, enclosureId].flatMap((place) =>
      [null, uid].flatMap((by) =>
        [null, now].flatMap((from) =>
          movementHistoryQueries(
            zooId,
            { enrichmentId, enclosureId: place, by, from, until: from },
            limit,
          ),
        ),
      ),
    ),
  );

/** What an establishment can give its animals, and what it has of it. */
const enrichment: readonly Entry[] = [
  {
    builder: enrichmentsQueries,
    queries: ({ zooId }) => enrichmentsQueries(zooId),
  },
  { builder: officialQuery, queries: () => [officialQuery()] },
  { builder: usesQuery, queries: ({ zooId }) => [usesQuery(zooId)] },
  { builder: movementHistoryQueries, queries: historyQueries },
  {
    builder: sessionsOfMonthQuery,
    queries: ({ zooId }, { now }) => [sessionsOfMonthQuery(zooId, now, now)],
  },
  {
    builder: ongoingSessionsQuery,
    queries: ({ zooId }) => [ongoingSessionsQuery(zooId)],
  },
  {
    builder: sessionsOfEnclosureQuery,
    queries: ({ zooId }, { enclosureId }) => [
      sessionsOfEnclosureQuery(zooId, enclosureId, limit),
    ],
  },
  {
    builder: sessionsOfAnimalQuery,
    queries: ({ zooId }) => [sessionsOfAnimalQuery(zooId, "animal", limit)],
  },
  {
    builder: sessionsHereQueries,
    queries: ({ zooId }, { enclosureId, now }) => [
      ...sessionsHereQueries(
        zooId,
        { field: "enclosureIds", id: enclosureId },
        now,
        limit,
      ),
      ...sessionsHereQueries(
        zooId,
        { field: "animalIds", id: "animal" },
        now,
        limit,
      ),
    ],
  },
  {
    builder: plannedOfSeriesQuery,
    queries: ({ zooId }) => [plannedOfSeriesQuery(zooId, "series")],
  },
  {
    builder: pastSessionsOfObjectQuery,
    queries: ({ zooId }, { now }) => [
      pastSessionsOfObjectQuery(zooId, "object", now, limit),
    ],
  },
  {
    builder: sessionsOfObjectQuery,
    queries: ({ zooId }) => [sessionsOfObjectQuery(zooId, "object", limit)],
  },
];

/** Asked by functions: where stock is counted again, where sessions follow their enclosure, for a person's own data. */
const enrichmentByFunctions: readonly Entry[] = [
  {
    builder: lastUsesQuery,
    queries: ({ zooId }) => [lastUsesQuery(zooId, "object", limit)],
  },
  {
    builder: movementsOfQuery,
    queries: ({ zooId }) => [movementsOfQuery(zooId, "object", limit)],
  },
  {
    builder: openSessionsInQuery,
    queries: ({ zooId }, { enclosureId }) => [
      openSessionsInQuery(zooId, enclosureId, limit),
    ],
  },
  {
    builder: openSessionsOfObjectQuery,
    queries: ({ zooId }) => [openSessionsOfObjectQuery(zooId, "object", limit)],
  },
];

export const asked: Asked = {
  facility: enrichment,
  everywhere: enrichmentByFunctions,
};
