import { can } from "@domain/access/can";
import {
  allOfSubjectQuery,
  baselinesOfZooQuery,
  findingsOfSubjectQuery,
  findingsQueries,
  findingsOfDayQueries,
  findingsSeenQueries,
  retestQuery,
} from "@domain/finding/finding-queries";
import { parisDay } from "@domain/time/paris";
import {
  activeAlertsOfQuery,
  activeAlertsQueries,
  goingOnAlertsQueries,
  healthAlertsQueries,
  healthGoingOnQueries,
  alertHistoryQueries,
  oneAlertQueries,
  alertsOfPeriodQueries,
  lateAlertsQuery,
  openAlertsQuery,
  openOfKindQuery,
  ownedAlertsQuery,
} from "@domain/measures/alerts/alert-queries";
import { lateSafetyQuery } from "@domain/measures/alerts/late-task-queries";
import {
  bucketCollections,
  bucketsOfParameterQuery,
  bucketsQuery,
  hoursOfSourceQuery,
} from "@domain/measures/buckets/bucket-queries";
import { hourOf } from "@domain/measures/buckets/keys";
import {
  dueSourcesQuery,
  heardSourcesQuery,
} from "@domain/measures/ingest/watch-queries";
import { sourcesQuery } from "@domain/measures/ingest/source-queries";
import { parametersQuery } from "@domain/measures/parameters/parameter-queries";
import { documentsOf, stretchOf } from "@domain/measures/series/ranges";
import type { AnySeries } from "@domain/measures/values/value-queries";
import {
  measuresBetweenQuery,
  measuresOfParameterQuery,
  measuresQuery,
} from "@domain/measures/values/value-queries";
import type { Session } from "@domain/access/session";
import type { Asked, CataloguePlaces, Entry } from "../query-entry";
import { ofAnAnimal } from "../query-health-source";
import { limit } from "../query-entry";

/** A parameter in an enclosure, in one of its zones, and of an animal where they read its values. */
const seriesOf = (
  session: Session,
  { enclosureId, sectorId }: CataloguePlaces,
): AnySeries[] => {
  const { zooId } = session;
  const source = ofAnAnimal(session, sectorId);
  return [
    ...[null, "area"].map((areaId) => ({
      zooId,
      enclosureId,
      areaId,
      parameterId: "parameter-1",
    })),
    ...source.map((one) => ({ ...one, parameterId: "health-parameter-1" })),
  ];
};

/** What is measured of places, what is known of it, and what is noted of animals' health. */
const measured: readonly Entry[] = [
  {
    builder: parametersQuery,
    queries: ({ zooId }) => [
      parametersQuery(zooId),
      parametersQuery(zooId, "health"),
    ],
  },
  {
    builder: measuresQuery,
    queries: (session, places) =>
      seriesOf(session, places).map((series) => measuresQuery(series)),
  },
  {
    builder: measuresBetweenQuery,
    queries: (session, places) =>
      seriesOf(session, places).map((series) =>
        measuresBetweenQuery(series, stretchOf("24h", places.now), limit),
      ),
  },
  {
    builder: bucketsQuery,
    queries: (session, places) =>
      seriesOf(session, places).flatMap((series) =>
        (["raw", "hourly", "daily"] as const).flatMap(
          (detail) =>
            bucketsQuery(
              series,
              documentsOf(stretchOf("24h", places.now), detail),
            ) ?? [],
        ),
      ),
  },
  {
    builder: sourcesQuery,
    queries: (session) =>
      can(session, "read", "sensorSources")
        ? [sourcesQuery(session.zooId)]
        : [],
  },
  {
    builder: goingOnAlertsQueries,
    queries: (session) => goingOnAlertsQueries(session, limit),
  },
  {
    builder: activeAlertsQueries,
    queries: (session) => activeAlertsQueries(session, limit),
  },
  {
    builder: healthAlertsQueries,
    queries: (session) => healthAlertsQueries(session, limit),
  },
  {
    builder: healthGoingOnQueries,
    queries: (session) => healthGoingOnQueries(session, limit),
  },
  {
    builder: alertHistoryQueries,
    queries: (session) => alertHistoryQueries(session, limit),
  },
  {
    builder: oneAlertQueries,
    queries: (session) => oneAlertQueries(session, "limits~e1~p1"),
  },
  {
    builder: alertsOfPeriodQueries,
    queries: (session, { now }) =>
      alertsOfPeriodQueries(session, now, now, limit),
  },
  {
    builder: findingsQueries,
    queries: (session) => [
      ...findingsQueries(session, limit),
      ...findingsQueries(session, limit, true),
    ],
  },
  {
    builder: findingsSeenQueries,
    queries: (session, { now }) =>
      findingsSeenQueries(session, parisDay(now), limit),
  },
  {
    builder: findingsOfDayQueries,
    queries: (session, { now }) =>
      findingsOfDayQueries(session, parisDay(now), limit),
  },
];

/** Asked by functions: of all that is kept of a parameter, and of a person. */
const measuredByFunctions: readonly Entry[] = [
  {
    builder: measuresOfParameterQuery,
    queries: () => [measuresOfParameterQuery("parameter-1", limit)],
  },
  {
    builder: bucketsOfParameterQuery,
    queries: () =>
      Object.values(bucketCollections).map(({ collection }) =>
        bucketsOfParameterQuery(collection, "parameter-1", limit),
      ),
  },
  {
    builder: allOfSubjectQuery,
    queries: ({ zooId }) => [allOfSubjectQuery(zooId, "animal-1", limit)],
  },
  {
    builder: retestQuery,
    queries: (_, { now }) => [retestQuery(parisDay(now), limit)],
  },
  {
    builder: findingsOfSubjectQuery,
    queries: ({ zooId }) => [findingsOfSubjectQuery(zooId, "animal-1", limit)],
  },
  {
    builder: baselinesOfZooQuery,
    queries: ({ zooId }) => [baselinesOfZooQuery(zooId, limit)],
  },
  {
    builder: ownedAlertsQuery,
    queries: ({ uid }) => [ownedAlertsQuery(uid, limit)],
  },
  {
    builder: lateSafetyQuery,
    queries: (_, { now }) => [lateSafetyQuery(now, limit)],
  },
  {
    builder: openOfKindQuery,
    queries: () => [
      openOfKindQuery("lateTask", limit),
      openOfKindQuery("permit", limit),
      openOfKindQuery("retest", limit),
      openOfKindQuery("recommendation", limit),
    ],
  },
  {
    builder: lateAlertsQuery,
    queries: (_, { now }) => [lateAlertsQuery(now, limit)],
  },
  {
    builder: activeAlertsOfQuery,
    queries: ({ zooId }, { enclosureId }) => [
      activeAlertsOfQuery(zooId, enclosureId, limit),
    ],
  },
  {
    builder: openAlertsQuery,
    queries: ({ zooId }) => [
      openAlertsQuery(
        zooId,
        { kind: "doseMissed", id: "prescription-1" },
        limit,
      ),
    ],
  },
  {
    builder: dueSourcesQuery,
    queries: (_, { now }) => [dueSourcesQuery(now, limit)],
  },
  {
    builder: hoursOfSourceQuery,
    queries: (_, { now }) => [
      hoursOfSourceQuery("source-1", [hourOf(now), hourOf(now)], limit),
    ],
  },
  {
    builder: heardSourcesQuery,
    queries: (_, { now }) => [heardSourcesQuery(now, limit)],
  },
];

export const asked: Asked = {
  facility: measured,
  everywhere: measuredByFunctions,
};
