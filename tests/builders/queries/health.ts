import {
  healthCollections,
  healthInSectorQuery,
  healthOfAnimalQuery,
  healthOfParameterQuery,
  healthOpenQuery,
  openCollections,
  valuesBetweenQuery,
} from "@domain/health/values/kept-queries";
import { lastWeightQuery } from "@domain/health/values/last-weight-queries";
import { dueLinesQuery, notesAtQuery } from "@domain/health/notes/note-queries";
import {
  dosesOfDaysQuery,
  dosesOfSectorQuery,
  dosesOfTreatmentQuery,
} from "@domain/health/doses/dose-queries";
import {
  archivedPrescriptionsQuery,
  currentPrescriptionsQuery,
  dueDosesQuery,
  overduePrescriptionsQuery,
  prescriptionsOfSectorQuery,
} from "@domain/health/prescriptions/prescription-queries";
import {
  baselineQuery,
  monthsFromQuery,
} from "@domain/health/baseline/baseline-queries";
import { monthOfDay } from "@domain/measures/buckets/keys";
import { healthSight } from "@domain/health/sight";
import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { stretchOf } from "@domain/measures/series/ranges";
import { parisDay } from "@domain/time/paris";
import type { Asked, Entry } from "../query-entry";
import { limit } from "../query-entry";

const animalId = "animal-1";
const parameterId = "parameter-1";

const sightOf = (
  session: Session,
  kind: Parameters<typeof healthSight>[1],
  sectorId: string,
) => healthSight(session, kind, { zooId: session.zooId, sectorId });

/** What people ask of treatments and doses, as each may read them. */
const treated: readonly Entry[] = [
  {
    builder: currentPrescriptionsQuery,
    queries: (session, { sectorId }) => {
      const sight = sightOf(session, "prescriptions", sectorId);
      return sight === null
        ? []
        : [currentPrescriptionsQuery(session.zooId, animalId, sight)];
    },
  },
  {
    builder: archivedPrescriptionsQuery,
    queries: (session, { sectorId }) => {
      const { zooId } = session;
      const sight = sightOf(session, "prescriptions", sectorId);
      const facts = { zooId, sectorIds: [sectorId], openToKeepers: false };
      return sight === null || !can(session, "read", "prescriptions", facts)
        ? []
        : [archivedPrescriptionsQuery(zooId, animalId, sight, limit)];
    },
  },
  {
    builder: lastWeightQuery,
    queries: (session, { sectorId, now }) => {
      const { zooId } = session;
      const sight = sightOf(session, "healthValues", sectorId);
      const series = { zooId, animalId, parameterId };
      return sight === null
        ? []
        : [undefined, now].map((before) =>
            lastWeightQuery({ ...series, sight }, before),
          );
    },
  },
  {
    builder: baselineQuery,
    queries: (session, { sectorId }) => {
      const { zooId } = session;
      const sight = sightOf(session, "healthBuckets", sectorId);
      return sight === null
        ? []
        : [baselineQuery({ zooId, animalId, parameterId, sight })];
    },
  },
  {
    builder: prescriptionsOfSectorQuery,
    queries: (session, { sectorId }) =>
      sightOf(session, "prescriptions", sectorId) === null
        ? []
        : [prescriptionsOfSectorQuery(session.zooId, sectorId)],
  },
  {
    builder: dosesOfSectorQuery,
    queries: (session, { sectorId, now }) =>
      sightOf(session, "doses", sectorId) === null
        ? []
        : [dosesOfSectorQuery(session.zooId, sectorId, parisDay(now))],
  },
  {
    builder: dosesOfTreatmentQuery,
    queries: (session, { sectorId }) => {
      const sight = sightOf(session, "doses", sectorId);
      return sight === null
        ? []
        : [
            dosesOfTreatmentQuery(
              session.zooId,
              animalId,
              "prescription-1",
              sight,
            ),
          ];
    },
  },
];

/** What functions ask of animals' health. */
const healthByFunctions: readonly Entry[] = [
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
    builder: healthOfAnimalQuery,
    queries: () =>
      healthCollections.map((collection) =>
        healthOfAnimalQuery(collection, animalId, limit),
      ),
  },
  {
    builder: monthsFromQuery,
    queries: ({ zooId }, { now }) => {
      const series = { zooId, animalId, parameterId };
      const month = monthOfDay(parisDay(now));
      return [
        monthsFromQuery(series, null, limit),
        monthsFromQuery(series, month, limit),
      ];
    },
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
    builder: overduePrescriptionsQuery,
    queries: (_, { now }) => [overduePrescriptionsQuery(parisDay(now), limit)],
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
    builder: notesAtQuery,
    queries: ({ zooId }, { now }) => [
      notesAtQuery({ zooId, animalId, at: now }),
    ],
  },
  {
    builder: dueLinesQuery,
    queries: () => [dueLinesQuery(animalId, limit), dueLinesQuery(null, limit)],
  },
];

export const asked: Asked = {
  facility: treated,
  everywhere: healthByFunctions,
};
