import type { SourceChange } from "@domain/measures/alerts/source-watch";
import { stuckStateOf, withStuck } from "@domain/measures/alerts/source-watch";
import { opensWithin } from "@domain/measures/alerts/episode";
import type { SensedHour } from "@domain/measures/alerts/stuck";
import {
  runOf,
  sensedHour,
  stuckHoursOf,
  watchStuck,
} from "@domain/measures/alerts/stuck";
import type { UtcHour } from "@domain/measures/buckets/keys";
import { hourMs, hourOf } from "@domain/measures/buckets/keys";
import { partsInOrder } from "@domain/measures/buckets/periods";
import type { SensorSource } from "@domain/measures/ingest/source";
import { boundsOf } from "@domain/measures/parameters/parameter";
import type { Series } from "@domain/measures/values/value-queries";
import { systemAuthor } from "@domain/task/task";
import { daysFromTo } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { expectedSource } from "./expected-source";
import { readNamed } from "./ingest/known";
import { raiseSourceAlerts } from "./source-alerts";
import { bucketRef } from "./stored-day";

/** The hours of a series in which anybody said something, of so many hours until now, the latest first. */
async function hoursWithin(
  transaction: Transaction,
  series: Series,
  hours: number,
  now: Date,
): Promise<UtcHour[]> {
  const since = new Date(now.getTime() - hours * hourMs - opensWithin);
  const stored = await transaction.getAll(
    ...daysFromTo(parisDay(since), parisDay(now)).map((day) =>
      bucketRef("measureDays", series, day),
    ),
  );
  return stored
    .flatMap((snapshot) =>
      partsInOrder(readingOf("measureDays", snapshot).record?.hours ?? {}),
    )
    .map(([hour]) => hour)
    .sort()
    .reverse();
}

/** What sensors alone said in some hours: what people give beside them says nothing of a sensor. */
async function sensedIn(
  transaction: Transaction,
  series: Series,
  hours: readonly UtcHour[],
): Promise<SensedHour[]> {
  if (hours.length === 0) return [];
  const stored = await transaction.getAll(
    ...hours.map((hour) => bucketRef("measureHours", series, hour)),
  );
  return stored.flatMap((snapshot) => {
    const { record } = readingOf("measureHours", snapshot);
    const sensed = record && sensedHour(record.hour, record.readings);
    return sensed ? [sensed] : [];
  });
}

/** The hours that say whether a feed is stuck: as far back as they say one thing, so that of most the latest two are read. */
async function sensedHours(
  transaction: Transaction,
  series: Series,
  hours: number,
  openSince: Date | null,
  now: Date,
): Promise<SensedHour[]> {
  const all = await hoursWithin(transaction, series, hours, now);
  const begun = openSince === null ? [] : [hourOf(openSince)];
  const sensed = await sensedIn(transaction, series, begun);
  const recent: SensedHour[] = [];
  const others = all.filter((hour) => !begun.includes(hour));
  for (let [from, size] = [0, 2]; from < others.length; size *= 2) {
    const part = others.slice(from, from + size);
    recent.push(...(await sensedIn(transaction, series, part)));
    from += size;
    if (runOf(recent).length < recent.length) break;
  }
  return [...recent, ...sensed];
}

const seriesOf = (
  { zooId }: SensorSource,
  { parameterId, enclosureId, areaId }: SensorSource["feeds"][number],
): Series => ({ zooId, parameterId, enclosureId, areaId });

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
      const hours = parameter === undefined ? null : stuckHoursOf(parameter);
      if (parameter === undefined || hours === null) continue;
      const before = stuckStateOf(watch, feed.feed);
      const sensed = await sensedHours(
        transaction,
        seriesOf(source, feed),
        hours,
        before.openSince,
        now,
      );
      const how = { hours, bounds: boundsOf(parameter) };
      const watched = watchStuck(before, sensed, how, now);
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
