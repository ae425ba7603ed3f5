import { activityQueries } from "@domain/activity/activity-queries";
import {
  exportOfTokenQuery,
  oldExportsQuery,
  ownExportsQuery,
  stuckExportsQuery,
  tasksOfPeriodQuery,
} from "@domain/export/export-queries";
import {
  daysOfEnclosureQuery,
  dosesOfPeriodQuery,
  healthOfPeriodQuery,
  measuresOfEnclosureQuery,
  monthsOfEnclosureQuery,
  sensedOfEnclosureQuery,
  treatmentsUntilQuery,
} from "@domain/export/period-queries";
import { groupsQuery } from "@domain/group/group-queries";
import { peopleQuery } from "@domain/person/person-queries";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Asked, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** One animal, and all. */
const animals = ["animal-1", null];

/** What is asked for files by mail, and for the activity report. */
export const asked: Asked = {
  everywhere: [
    {
      builder: ownExportsQuery,
      queries: ({ uid, zooId }) => [ownExportsQuery(zooId, uid)],
    },
    {
      builder: peopleQuery,
      queries: ({ zooId }) => [peopleQuery(zooId, limit)],
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
      builder: groupsQuery,
      queries: ({ zooId }) => [groupsQuery(zooId, limit)],
    },
    {
      builder: activityQueries,
      queries: ({ zooId }, { now }) => {
        const day = parisDay(now);
        return activityQueries(zooId, addDays(day, -30), day, limit);
      },
    },
    ...[measuresOfEnclosureQuery, sensedOfEnclosureQuery].map(
      (builder): Entry => ({
        builder,
        queries: ({ zooId }, { enclosureId, now }) => [
          builder(zooId, enclosureId, { from: now, before: now }, limit),
        ],
      }),
    ),
    ...[daysOfEnclosureQuery, monthsOfEnclosureQuery].map((builder): Entry => ({
      builder,
      queries: ({ zooId }, { enclosureId, now }) => {
        const day = parisDay(now);
        return [builder(zooId, enclosureId, { since: day, until: day }, limit)];
      },
    })),
    {
      builder: healthOfPeriodQuery,
      queries: ({ zooId }, { now }) =>
        animals.flatMap((animalId) =>
          (["healthValues", "healthNotes"] as const).map((one) =>
            healthOfPeriodQuery(
              one,
              { zooId, animalId },
              { from: now, before: now },
              limit,
            ),
          ),
        ),
    },
    {
      builder: treatmentsUntilQuery,
      queries: ({ zooId }, { now }) =>
        animals.map((animalId) =>
          treatmentsUntilQuery({ zooId, animalId }, parisDay(now), limit),
        ),
    },
    {
      builder: dosesOfPeriodQuery,
      queries: ({ zooId }, { now }) =>
        animals.map((animalId) =>
          dosesOfPeriodQuery(
            { zooId, animalId },
            { since: parisDay(now), until: parisDay(now) },
            limit,
          ),
        ),
    },
  ],
};
