import {
  enrichmentsQueries,
  movementsOfQuery,
  officialQuery,
  usesQuery,
} from "@domain/enrichment/enrichment-queries";
import {
  ongoingSessionsQuery,
  openSessionsInQuery,
  sessionsHereQueries,
  sessionsOfAnimalQuery,
  sessionsOfEnclosureQuery,
  sessionsOfMonthQuery,
  sessionsOfObjectQuery,
} from "@domain/enrichment/session-queries";
import {
  approvalsOfPersonQuery,
  movementsOfPersonQuery,
  sessionsOfPersonQueries,
} from "@domain/person/export-queries";
import type { Entry } from "./query-entry";
import { limit } from "./query-entry";

/** What an establishment can give its animals, and what it has of it. */
export const enrichment: readonly Entry[] = [
  {
    builder: enrichmentsQueries,
    queries: ({ zooId }) => enrichmentsQueries(zooId),
  },
  { builder: officialQuery, queries: () => [officialQuery()] },
  { builder: usesQuery, queries: ({ zooId }) => [usesQuery(zooId)] },
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
    builder: sessionsOfObjectQuery,
    queries: ({ zooId }) => [sessionsOfObjectQuery(zooId, "object", limit)],
  },
];

/** Asked by functions: where stock is counted again, and where sessions follow their enclosure, for a person's own data. */
export const enrichmentByFunctions: readonly Entry[] = [
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
    builder: approvalsOfPersonQuery,
    queries: ({ uid }) => [approvalsOfPersonQuery(uid)],
  },
  {
    builder: movementsOfPersonQuery,
    queries: ({ uid }) => [movementsOfPersonQuery(uid)],
  },
  {
    builder: sessionsOfPersonQueries,
    queries: ({ uid }) => sessionsOfPersonQueries(uid),
  },
];
