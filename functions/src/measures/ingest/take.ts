import { sensorInARow } from "@domain/measures/alerts/limits";
import type { Sample } from "@domain/measures/buckets/bucket";
import type { ReadingFate } from "@domain/measures/buckets/hours";
import { samplesOf } from "@domain/measures/buckets/hours";
import { dayOfHour, seriesKey } from "@domain/measures/buckets/keys";
import type { CheckedReading, HourBatch } from "@domain/measures/ingest/check";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import type { Transaction } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../../edge/admin";
import { readingOf } from "../../edge/documents";
import type { DayBatch, KeptDay } from "../keep-day";
import { keepDay } from "../keep-day";
import { bucketRef } from "../stored-day";
import { isWatched, watchablesOf, watchSeries } from "../watch-series";

/** So many series are kept at once; the days of one follow each other, as they share a month. */
const atOnce = 8;

type Lines = readonly (readonly CheckedReading[])[];

/** What came of a day of a series, and the lines it came in. */
interface Taken {
  batch: DayBatch;
  lines: Lines;
}

function groupedBy<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** What a sensor said last before what is known, where that alone says nothing: of one that speaks but every few hours. */
async function saidBefore(
  transaction: Transaction,
  { series, given }: DayBatch,
  { sensed, hours }: KeptDay,
): Promise<Sample[]> {
  if (sensed.length >= sensorInARow) return [];
  const [{ hour: first }] = given;
  const before = Object.keys(hours)
    .filter((hour) => hour < first)
    .sort()
    .at(-1);
  if (before === undefined) return [];
  const hour = before as typeof first;
  const stored = await transaction.get(bucketRef("measureHours", series, hour));
  const { record } = readingOf("measureHours", stored);
  return record === null ? [] : samplesOf(hour, record.readings);
}

const takeDay = (
  { batch, lines }: Taken,
  parameter: EnvironmentalParameter,
  now: Date,
): Promise<(readonly [number, ReadingFate])[]> =>
  database().runTransaction(async (transaction) => {
    const beside = isWatched(parameter, batch.series);
    const { measureType } = parameter;
    const kept = await keepDay(transaction, batch, measureType, { beside });
    const earlier = beside ? await saidBefore(transaction, batch, kept) : [];
    const watch = await watchSeries(
      transaction,
      {
        series: batch.series,
        parameter,
        readings: watchablesOf([...earlier, ...kept.sensed]),
        inARow: sensorInARow,
        whole: null,
      },
      now,
    );
    kept.write();
    watch();
    return lines.flatMap((ofHour, hour) =>
      ofHour.map(
        ({ line }, index) =>
          [line, kept.fates[hour]?.[index] ?? "known"] as const,
      ),
    );
  });

/** The batches of one series by the days of Paris they lie in, the first day first. */
function daysOf(zooId: string, batches: readonly HourBatch[]): Taken[] {
  const days = groupedBy(
    batches.toSorted((a, b) => (a.hour < b.hour ? -1 : 1)),
    ({ hour }) => dayOfHour(hour),
  );
  return [...days.values()].flatMap((ofDay): Taken[] => {
    const [one, ...others] = ofDay;
    if (one === undefined) return [];
    const { parameterId, enclosureId, areaId } = one.feed;
    const series = { zooId, parameterId, enclosureId, areaId };
    const day = dayOfHour(one.hour);
    return [
      {
        batch: { series, day, given: [one, ...others] },
        lines: ofDay.map(({ readings }) => readings),
      },
    ];
  });
}

/** Keeps the readings of a call, a transaction for each day of each series: what became of each line. Safe to do again. */
export async function takeBatches(
  zooId: string,
  batches: readonly HourBatch[],
  parameters: ReadonlyMap<string, EnvironmentalParameter>,
  now: Date,
): Promise<(readonly [number, ReadingFate])[]> {
  const bySeries = groupedBy(
    batches,
    ({ feed: { enclosureId, parameterId, areaId } }) =>
      `${enclosureId}/${seriesKey(parameterId, areaId)}`,
  );
  const fates = await pMap(
    bySeries.values(),
    async (ofSeries) => {
      const taken: (readonly [number, ReadingFate])[] = [];
      for (const one of daysOf(zooId, ofSeries)) {
        const parameter = parameters.get(one.batch.series.parameterId);
        if (parameter !== undefined)
          taken.push(...(await takeDay(one, parameter, now)));
      }
      return taken;
    },
    // What is under way is seen to its end, whatever becomes of the others.
    { concurrency: atOnce, stopOnError: false },
  );
  return fates.flat();
}
