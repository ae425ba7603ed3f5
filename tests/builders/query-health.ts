import { dosesOfDaysQuery } from "@domain/health/doses/dose-queries";
import {
  dueDosesQuery,
  overduePrescriptionsQuery,
} from "@domain/health/prescriptions/prescription-queries";
import { healthOfPersonQueries } from "@domain/person/export-queries";
import {
  healthCollections,
  healthInSectorQuery,
  healthOfParameterQuery,
  healthOpenQuery,
  openCollections,
  valuesBetweenQuery,
} from "@domain/health/values/kept-queries";
import { stretchOf } from "@domain/measures/series/ranges";
import { parisDay } from "@domain/time/paris";
import type { Entry } from "./query-entry";
import { limit } from "./query-entry";

const animalId = "animal-1";
const parameterId = "parameter-1";

/** What functions ask of animals' health. */
export const healthByFunctions: readonly Entry[] = [
  {
    builder: valuesBetweenQuery,
    queries: ({ zooId }, { now }) => [
      valuesBetweenQuery(
        { zooId, animalId, parameterId },
        stretchOf("24h", now),
        limit,
      ),
    ],
  },
  {
    builder: healthInSectorQuery,
    queries: (_, { sectorId }) =>
      healthCollections.map((collection) =>
        healthInSectorQuery(collection, animalId, sectorId, limit),
      ),
  },
  {
    builder: healthOpenQuery,
    queries: () =>
      openCollections.map((collection) =>
        healthOpenQuery(collection, parameterId, true, limit),
      ),
  },
  {
    builder: healthOfParameterQuery,
    queries: () =>
      openCollections.map((collection) =>
        healthOfParameterQuery(collection, parameterId, limit),
      ),
  },
  {
    builder: dosesOfDaysQuery,
    queries: ({ zooId }, { now }) => [
      dosesOfDaysQuery(
        { zooId, animalId, prescriptionId: "prescription-1" },
        parisDay(now),
        parisDay(now),
        limit,
      ),
    ],
  },
  {
    builder: dueDosesQuery,
    queries: (_, { now }) => [dueDosesQuery(now, limit)],
  },
  {
    builder: overduePrescriptionsQuery,
    queries: (_, { now }) => [overduePrescriptionsQuery(parisDay(now), limit)],
  },
  ...Object.values(healthOfPersonQueries).map((builder): Entry => ({
    builder,
    queries: ({ uid }) => builder(uid),
  })),
];
