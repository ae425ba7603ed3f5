import {
  enrichmentsQueries,
  movementsOfQuery,
  officialQuery,
  usesQuery,
} from "@domain/enrichment/enrichment-queries";
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
];

/** Asked by functions, where the establishment's stock is counted again, and for a person's own data. */
export const enrichmentByFunctions: readonly Entry[] = [
  {
    builder: movementsOfQuery,
    queries: ({ zooId }) => [movementsOfQuery(zooId, "object", limit)],
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
