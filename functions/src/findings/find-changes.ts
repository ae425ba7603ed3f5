import { newFindings } from "@domain/analysis/finding/new-findings";
import { errorCode } from "@domain/errors";
import { weeklyFindingId } from "@domain/finding/finding";
import {
  baselinesOfZooQuery,
  findingsOfSubjectQuery,
} from "@domain/finding/finding-queries";
import type { WeekSaid } from "@domain/finding/weekly";
import {
  daysReadBefore,
  findingOfWeek,
  saidOfWeek,
  weekBefore,
} from "@domain/finding/weekly";
import { monthsFromQuery } from "@domain/health/baseline/baseline-queries";
import { dayMeansOf } from "@domain/health/watch/itself";
import { monthOfDay } from "@domain/measures/buckets/keys";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import { makeRecord } from "@domain/record/make";
import { systemAuthor } from "@domain/task/task";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import pMap from "p-map";
import { database, region } from "../edge/admin";
import { readingOf, ref, stampNew } from "../edge/documents";
import { logDone, logFailure, startOperation } from "../edge/log";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { isWatched, readSeries } from "../health/values/series";

/** A week and the days before it lie in at most so many months. */
const monthsMost = 3;
const parallel = 8;
/** More findings than one animal has at once. */
const findingsMost = 100;

type Week = ReturnType<typeof weekBefore>;
type Tested = Extract<WeekSaid, { canSay: true }> & { series: AnimalSeries };

/** What an animal's series says of a week against its kept baseline. */
async function test(
  { days, ...series }: AnimalSeries & Parameters<typeof saidOfWeek>[0],
  week: Week,
): Promise<Tested[]> {
  const month = monthOfDay(addDays(week.from, -daysReadBefore));
  const query = monthsFromQuery(series, month, monthsMost + 1);
  const { docs } = await compile(query).get();
  const kept = docs.flatMap((doc) => {
    const { record } = readingOf("healthMonths", doc);
    return record === null ? [] : [record.days];
  });
  const said = saidOfWeek({ days }, dayMeansOf(kept), week);
  return said.canSay ? [{ ...said, series }] : [];
}

/** All tests of an establishment's week: those that found nothing too, as they count among all. */
async function testsOf(zooId: string, week: Week): Promise<Tested[]> {
  const tests: Tested[] = [];
  const all = compile(baselinesOfZooQuery(zooId, 1));
  for await (const docs of pagesOfQuery(all)) {
    const said = await pMap(
      docs,
      (doc) => {
        const { record } = readingOf("healthBaselines", doc);
        const animalId = doc.ref.parent.parent?.id;
        if (record === null || animalId === undefined) return [];
        const { parameterId, days } = record;
        return test({ zooId, animalId, parameterId, days }, week);
      },
      { concurrency: parallel },
    );
    tests.push(...said.flat());
  }
  return tests;
}

/** Makes one finding, unless it is there or one of the series waits for its verdict; answers whether it was made. */
const make = ({ series, ...said }: Tested, week: Week, now: Date) =>
  database().runTransaction(async (transaction) => {
    const before = await readSeries(transaction, series);
    if (before === null || !isWatched(before)) return false;
    const { sectorId } = before.animal;
    const values = findingOfWeek(series, said, week.from, sectorId);
    const at = ref("findings", weeklyFindingId(values, week.from));
    const stored = await transaction.get(at);
    const others = await transaction.get(
      compile(
        findingsOfSubjectQuery(series.zooId, series.animalId, findingsMost),
      ),
    );
    const waits = others.docs.some((doc) => {
      const { record } = readingOf("findings", doc);
      return (
        record?.source.id === series.parameterId && record.verdict === null
      );
    });
    if (stored.exists || waits) return false;
    transaction.create(at, {
      ...makeRecord("findings", at.id, values, now),
      ...stampNew(systemAuthor),
    });
    return true;
  });

/**
 * Looks at the week that was over by `now` of an establishment's animals, each series against its kept baseline, and makes a
 * finding of each that changed (Benjamini and Hochberg over all of them). Reads a baseline and at most three months of each series,
 * and of what is found four documents and the animal's findings. Answers how many were made. Safe to do again.
 */
export async function findChangesOf(zooId: string, now: Date): Promise<number> {
  const week = weekBefore(parisDay(now));
  let made = 0;
  for (const found of newFindings(await testsOf(zooId, week)))
    if (await make(found, week, now)) made += 1;
  return made;
}

/** The same of every establishment that is in use; one that fails does not stop the others. */
export async function findAllChanges(
  now: Date,
): Promise<{ made: number; failed: number }> {
  const done = { made: 0, failed: 0 };
  for await (const docs of pagesOfQuery(database().collection("zoo")))
    for (const doc of docs) {
      const { record } = readingOf("zoo", doc);
      if (record === null || record.isArchived) continue;
      try {
        done.made += await findChangesOf(doc.id, now);
      } catch (error) {
        done.failed += 1;
        const operation = startOperation("findChanges", null);
        logFailure(operation, errorCode(error), { zooId: doc.id });
      }
    }
  return done;
}

/** Every Monday: what changed in the week that was. */
export const findChanges = onSchedule(
  {
    schedule: "every monday 04:10",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    const done = await findAllChanges(new Date(scheduleTime));
    if (done.made + done.failed > 0)
      logDone(startOperation("findChanges", null), done);
  },
);
