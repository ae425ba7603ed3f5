import { inARowOf } from "@domain/measures/alerts/limits";
import type { Sample } from "@domain/measures/buckets/bucket";
import { samplesOf } from "@domain/measures/buckets/hours";
import type { UtcHour } from "@domain/measures/buckets/keys";
import { dayOfHour, seriesKey } from "@domain/measures/buckets/keys";
import type { DayHours } from "@domain/measures/buckets/periods";
import { partsInOrder } from "@domain/measures/buckets/periods";
import type {
  CheckedReading,
  HourBatch,
  LineFate,
} from "@domain/measures/ingest/check";
import type { SensorSource } from "@domain/measures/ingest/source";
import { isPutAway } from "@domain/record/put-away";
import { addDays } from "@domain/time/calendar-day";
import type { Transaction } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";
import type { DayBatch, KeptDay } from "../keep-day";
import { keepDay } from "../keep-day";
import { bucketRef } from "../stored-day";
import { watchablesOf } from "../../alerts/watch-limits";
import { isWatched, watchSeries } from "../watch-series";

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

const lastBefore = (hours: DayHours, before: UtcHour): UtcHour | undefined =>
  partsInOrder(hours)
    .map(([hour]) => hour)
    .findLast((hour) => hour < before);

/** What a sensor said last before what is known, where that alone says nothing: of one that speaks but every few hours. */
async function saidBefore(
  transaction: Transaction,
  { series, day, given }: DayBatch,
  { sensed, hours }: KeptDay,
): Promise<Sample[]> {
  if (sensed.length >= inARowOf.sensor) return [];
  const [{ hour: first }] = given;
  let before = lastBefore(hours, first);
  if (before === undefined) {
    const yesterday = await transaction.get(
      bucketRef("measureDays", series, addDays(day, -1)),
    );
    const { record } = readingOf("measureDays", yesterday);
    before = lastBefore(record?.hours ?? {}, first);
  }
  if (before === undefined) return [];
  const stored = await transaction.get(
    bucketRef("measureHours", series, before),
  );
  const { record } = readingOf("measureHours", stored);
  return record === null ? [] : samplesOf(before, record.readings);
}

/** Who sends, to which establishment. */
type Sender = Pick<SensorSource, "zooId" | "sourceId">;

/** Keeps a day of a series; nothing of it where its parameter was put away or is gone meanwhile. */
const takeDay = (
  { batch, lines }: Taken,
  sourceId: string,
  now: Date,
): Promise<LineFate[]> =>
  database().runTransaction(async (transaction) => {
    const { series } = batch;
    const stored = await transaction.get(
      ref("environmentalParameters", series.parameterId),
    );
    const { record: parameter } = readingOf("environmentalParameters", stored);
    if (parameter?.zooId !== series.zooId || isPutAway(parameter))
      return lines.flat().map(({ line }) => [line, "feed"] as const);
    const beside = isWatched(parameter, series);
    const { measureType } = parameter;
    const kept = await keepDay(transaction, batch, measureType, {
      beside,
      sourceId,
    });
    const earlier = beside ? await saidBefore(transaction, batch, kept) : [];
    const watch = await watchSeries(
      transaction,
      {
        series,
        parameter,
        readings: watchablesOf([...earlier, ...kept.sensed]),
        by: "sensor",
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
  { zooId, sourceId }: Sender,
  batches: readonly HourBatch[],
  now: Date,
): Promise<LineFate[]> {
  const bySeries = groupedBy(
    batches,
    ({ feed: { enclosureId, parameterId, areaId } }) =>
      `${enclosureId}/${seriesKey(parameterId, areaId)}`,
  );
  const fates = await pMap(
    bySeries.values(),
    async (ofSeries) => {
      const taken: LineFate[] = [];
      for (const one of daysOf(zooId, ofSeries))
        taken.push(...(await takeDay(one, sourceId, now)));
      return taken;
    },
    // What is under way is seen to its end, whatever becomes of the others.
    { concurrency: atOnce, stopOnError: false },
  );
  return fates.flat();
}
