import type { SourceChange } from "@domain/measures/alerts/source-watch";
import {
  look,
  lookAtOf,
  stuckStateOf,
  withStuck,
} from "@domain/measures/alerts/source-watch";
import { opensWithin } from "@domain/measures/alerts/episode";
import { watchStuck } from "@domain/measures/alerts/stuck";
import { hourMs } from "@domain/measures/buckets/keys";
import type { DayHours } from "@domain/measures/buckets/periods";
import type { SensorSource } from "@domain/measures/ingest/source";
import {
  dueSourcesQuery,
  heardSourcesQuery,
} from "@domain/measures/ingest/watch-queries";
import { builtInOf } from "@domain/measures/parameters/built-in";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { boundsOf } from "@domain/measures/parameters/parameter";
import { systemAuthor } from "@domain/task/task";
import { daysFromTo } from "@domain/time/calendar-day";
import { parisDay, parisZone } from "@domain/time/paris";
import { errorCode } from "@domain/errors";
import type { Query } from "@domain/query/query";
import type { Transaction } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import pMap from "p-map";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { logDone, logFailure, startOperation } from "../edge/log";
import { compile } from "../edge/query";
import { everyMinute } from "../edge/schedule";
import { readNamed } from "./ingest/known";
import { raiseSourceAlerts } from "./source-alerts";
import { bucketRef } from "./stored-day";

/** More sources than there are in every establishment together; the rest is looked at the next time. */
const sourcesMost = 2000;
const atOnce = 8;

/** A source of which something is expected; null for any other. */
async function expectedSource(transaction: Transaction, sourceId: string) {
  const stored = await transaction.get(ref("sensorSources", sourceId));
  const { record: source } = readingOf("sensorSources", stored);
  const watch = source?.watch ?? null;
  const isExpected = source?.isArchived === false && source.secretHash !== null;
  return isExpected && watch !== null ? { source, watch } : null;
}

/** Looks whether a source, or a feed of it, is silent by `now`; what changes is told. Safe to do again. */
export const lookAtSource = (
  sourceId: string,
  now: Date,
): Promise<SourceChange[]> =>
  database().runTransaction(async (transaction) => {
    const expected = await expectedSource(transaction, sourceId);
    if (expected === null) return [];
    const { source, watch: before } = expected;
    const { watch, changes } = look(before, source, now);
    const lookAt = lookAtOf(watch, source);
    const raise = await raiseSourceAlerts(transaction, source, changes);
    transaction.update(
      ref("sensorSources", sourceId),
      changeOf("sensorSources", { watch, lookAt }, systemAuthor),
    );
    raise();
    return changes;
  });

/** The hours of a feed's series that say whether it is stuck. */
async function hoursOf(
  transaction: Transaction,
  { zooId }: SensorSource,
  { parameterId, enclosureId, areaId }: SensorSource["feeds"][number],
  hours: number,
  now: Date,
): Promise<DayHours[]> {
  const since = new Date(now.getTime() - hours * hourMs - opensWithin);
  const series = { zooId, parameterId, enclosureId, areaId };
  const stored = await transaction.getAll(
    ...daysFromTo(parisDay(since), parisDay(now)).map((day) =>
      bucketRef("measureDays", series, day),
    ),
  );
  return stored.flatMap((snapshot) => {
    const { record } = readingOf("measureDays", snapshot);
    return record === null ? [] : [record.hours];
  });
}

/** For so many hours a sensor of this may not say the same; null: it may. */
const stuckHoursOf = (
  parameter: EnvironmentalParameter | undefined,
): number | null => builtInOf(parameter?.builtIn ?? null)?.stuckHours ?? null;

/** Looks whether feeds of a source say the same value all the time; what changes is told. Safe to do again. */
export const lookAtValues = (
  sourceId: string,
  now: Date,
): Promise<SourceChange[]> =>
  database().runTransaction(async (transaction) => {
    const expected = await expectedSource(transaction, sourceId);
    if (expected === null) return [];
    const { source } = expected;
    const { parameters } = await readNamed(
      (...refs) => transaction.getAll(...refs),
      source.zooId,
      source.feeds,
    );
    let { watch } = expected;
    const changes: SourceChange[] = [];
    for (const feed of source.feeds) {
      const parameter = parameters.get(feed.parameterId);
      const hours = stuckHoursOf(parameter);
      if (parameter === undefined || hours === null) continue;
      const days = await hoursOf(transaction, source, feed, hours, now);
      const watched = watchStuck(
        stuckStateOf(watch, feed.feed),
        days,
        { hours, bounds: boundsOf(parameter) },
        now,
      );
      if (watched.changes.length === 0) continue;
      const after = withStuck(watch, feed.feed, watched);
      watch = after.watch;
      changes.push(...after.changes);
    }
    if (changes.length === 0) return [];
    const raise = await raiseSourceAlerts(transaction, source, changes);
    transaction.update(
      ref("sensorSources", sourceId),
      changeOf("sensorSources", { watch }, systemAuthor),
    );
    raise();
    return changes;
  });

/** Looks at every source that a query finds; one that fails does not stop the others. */
async function lookAtAll(
  query: Query<"sensorSources">,
  lookAt: (sourceId: string) => Promise<SourceChange[]>,
) {
  const { docs } = await compile(query).get();
  const result = { looked: docs.length, changed: 0, failed: 0 };
  await pMap(
    docs,
    async ({ id }) => {
      try {
        result.changed += (await lookAt(id)).length;
      } catch (error) {
        result.failed += 1;
        const operation = startOperation("lookAtSource", null);
        logFailure(operation, errorCode(error), { sourceId: id });
      }
    },
    { concurrency: atOnce },
  );
  return result;
}

/** Opens the alerts of the sources and feeds that are silent by `now`: only those are read of which nothing came in time. */
export const findSilence = (now: Date) =>
  lookAtAll(dueSourcesQuery(now, sourcesMost), (id) => lookAtSource(id, now));

/** Opens and closes the alerts of stuck values, of the sources that spoke lately: no other can have changed. */
export const findStuck = (now: Date) =>
  lookAtAll(
    heardSourcesQuery(new Date(now.getTime() - opensWithin), sourcesMost),
    (id) => lookAtValues(id, now),
  );

const scheduled = (name: string, schedule: string, find: typeof findSilence) =>
  onSchedule(
    { ...everyMinute, schedule, timeZone: parisZone },
    async ({ scheduleTime }) => {
      const result = await find(new Date(scheduleTime));
      if (result.changed + result.failed > 0)
        logDone(startOperation(name, null), result);
    },
  );

/** Every five minutes: which sources say nothing any more. */
export const runSilence = scheduled(
  "runSilence",
  "every 5 minutes",
  findSilence,
);

/** Every hour: which sensors say the same all the time. */
export const runStuck = scheduled("runStuck", "every 60 minutes", findStuck);
