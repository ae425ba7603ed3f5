import type { Sample } from "@domain/measures/buckets/bucket";
import type { BucketCollection } from "@domain/measures/buckets/bucket-queries";
import type { SentHour } from "@domain/measures/buckets/senders";
import { nothingSent } from "@domain/measures/buckets/senders";
import type { UtcHour } from "@domain/measures/buckets/keys";
import {
  bucketId,
  hourMs,
  hourOf,
  hoursBetween,
  monthOfDay,
  seriesKey,
  startOfHour,
} from "@domain/measures/buckets/keys";
import type { DayHours, MonthDays } from "@domain/measures/buckets/periods";
import { currentValues } from "@domain/measures/values/fold";
import type { Series } from "@domain/measures/values/value-queries";
import { measuresBetweenQuery } from "@domain/measures/values/value-queries";
import type { Values } from "@domain/record/types";
import type { CalendarDay } from "@domain/time/calendar-day";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { readingOf, refBelow } from "../edge/documents";
import { putDerived } from "../edge/put-derived";
import { compile } from "../edge/query";

/** More lines than people say of one place and parameter in an hour: where there are more, none of them is counted anew. */
export const saidOfHourMost = 500;

type Period = Parameters<typeof bucketId>[1];

export const bucketRef = (
  collection: BucketCollection,
  { enclosureId, parameterId, areaId }: Series,
  period: Period,
): DocumentReference =>
  refBelow(
    collection,
    enclosureId,
    bucketId(seriesKey(parameterId, areaId), period),
  );

/** The hour so many hours later. */
export const hourAfter = (hour: UtcHour, by: number): UtcHour =>
  hourOf(new Date(startOfHour(hour).getTime() + by * hourMs));

/** What is stored of a series, of hours of one day, and of that day and its month. */
export interface StoredDay {
  series: Series;
  day: CalendarDay;
  hours: DayHours;
  days: MonthDays;
  /** Of the hours asked for, and of those before and after them. */
  sent: Map<UtcHour, SentHour>;
  /** What people said in these hours, as it holds; nothing of those in which it is more than is counted. */
  said: Sample[];
  crowded: ReadonlySet<UtcHour>;
  /** The documents, by collection and period. */
  snapshots: Map<string, DocumentSnapshot>;
}

/** The same, with whoever writes it. */
export interface Authored extends StoredDay {
  by: string;
}

const keyOf = (collection: BucketCollection, period: Period): string =>
  `${collection} ${period}`;

/** What people said in a stretch of hours; null where that is more than is counted. */
async function saidBetween(
  transaction: Transaction,
  series: Series,
  [first, last]: readonly [UtcHour, UtcHour],
  most: number,
): Promise<Sample[] | null> {
  const from = startOfHour(first);
  const until = startOfHour(hourAfter(last, 1));
  const { docs } = await transaction.get(
    compile(measuresBetweenQuery(series, { from, until }, most + 1)),
  );
  if (docs.length > most) return null;
  const logs = docs.flatMap((doc) => {
    const { record } = readingOf("measures", doc);
    return record === null ? [] : [{ ...record, id: doc.id }];
  });
  return currentValues(logs).map(({ log, value }) => ({
    at: log.at,
    value,
    key: log.id,
  }));
}

/** What people said in the hours that follow one, as far as an alert asks: the next of it decides. */
export const saidAfter = async (
  transaction: Transaction,
  series: Series,
  hour: UtcHour,
  now: Date,
): Promise<Sample[]> => {
  const first = hourAfter(hour, 1);
  const last = hourOf(now);
  if (last < first) return [];
  return (
    (await saidBetween(transaction, series, [first, last], saidOfHourMost)) ??
    []
  );
};

interface Said {
  said: Sample[];
  /** Hours of which more is said than is counted. */
  crowded: Set<UtcHour>;
}

/** Hours that follow each other, together. */
function stretchesOf(hours: readonly UtcHour[]): [UtcHour, UtcHour][] {
  const stretches: [UtcHour, UtcHour][] = [];
  for (const hour of hours) {
    const last = stretches.at(-1);
    if (last !== undefined && hourAfter(last[1], 1) === hour) last[1] = hour;
    else stretches.push([hour, hour]);
  }
  return stretches;
}

/** What people said in some hours, given in their order: together as long as that is little. */
async function saidIn(
  transaction: Transaction,
  series: Series,
  hours: readonly UtcHour[],
): Promise<Said> {
  const all: Said = { said: [], crowded: new Set() };
  for (const stretch of stretchesOf(hours)) {
    const of = hours.filter((hour) => hour >= stretch[0] && hour <= stretch[1]);
    const said = await saidBetween(
      transaction,
      series,
      stretch,
      saidOfHourMost,
    );
    const [only, ...others] = of;
    if (said !== null) all.said.push(...said);
    else if (only !== undefined && others.length === 0) all.crowded.add(only);
    else
      for (const hour of of) {
        const one = await saidIn(transaction, series, [hour]);
        all.said.push(...one.said);
        for (const crowded of one.crowded) all.crowded.add(crowded);
      }
  }
  return all;
}

/** Some hours, and those between them, before the first and after the last: what was said in a row is among these. */
function withBeside(hours: readonly [UtcHour, ...UtcHour[]]): UtcHour[] {
  const [first] = hours;
  const last = hours.at(-1) ?? first;
  const until = startOfHour(hourAfter(last, 2));
  return hoursBetween(startOfHour(hourAfter(first, -1)), until);
}

/** Reads what is stored of some hours of a day, in their order, one at least; with those before and after them where that is asked. */
export async function readDay(
  transaction: Transaction,
  series: Series,
  day: CalendarDay,
  hours: readonly [UtcHour, ...UtcHour[]],
  beside: boolean,
): Promise<StoredDay> {
  const month = monthOfDay(day);
  const ofHours = beside ? withBeside(hours) : hours;
  const wanted: [BucketCollection, Period][] = [
    ["measureDays", day],
    ["measureMonths", month],
    ...ofHours.map((hour): [BucketCollection, Period] => [
      "measureHours",
      hour,
    ]),
  ];
  const [stored, { said, crowded }] = await Promise.all([
    transaction.getAll(
      ...wanted.map(([collection, period]) =>
        bucketRef(collection, series, period),
      ),
    ),
    saidIn(transaction, series, hours),
  ]);
  const snapshots = new Map(
    stored.map((snapshot, index) => {
      const [collection, period] = wanted[index] ?? ["measureDays", day];
      return [keyOf(collection, period), snapshot];
    }),
  );
  const recordOf = <C extends BucketCollection>(
    collection: C,
    period: Period,
  ) => {
    const snapshot = snapshots.get(keyOf(collection, period));
    return snapshot === undefined
      ? null
      : readingOf(collection, snapshot).record;
  };
  return {
    series,
    day,
    hours: recordOf("measureDays", day)?.hours ?? {},
    days: recordOf("measureMonths", month)?.days ?? {},
    sent: new Map(
      ofHours.map((hour) => [
        hour,
        recordOf("measureHours", hour) ?? nothingSent,
      ]),
    ),
    said,
    crowded,
    snapshots,
  };
}

/** Writes a document of what is kept, whole; null takes it out. */
export function put(
  transaction: Transaction,
  { series, snapshots, by }: Authored,
  collection: BucketCollection,
  period: Period,
  values: Values | null,
): void {
  const snapshot = snapshots.get(keyOf(collection, period));
  if (snapshot === undefined) return;
  const { zooId, parameterId, areaId } = series;
  const shared = { zooId, parameterId, areaId };
  putDerived(transaction, collection, snapshot, shared, values, by);
}
