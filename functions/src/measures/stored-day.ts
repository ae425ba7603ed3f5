import type { Sample } from "@domain/measures/buckets/bucket";
import type { BucketCollection } from "@domain/measures/buckets/bucket-queries";
import type { Readings } from "@domain/measures/buckets/stored";
import type { UtcHour } from "@domain/measures/buckets/keys";
import {
  bucketId,
  hourMs,
  hourOf,
  monthOfDay,
  seriesKey,
  startOfHour,
} from "@domain/measures/buckets/keys";
import type { DayHours, MonthDays } from "@domain/measures/buckets/periods";
import { currentValues } from "@domain/measures/values/fold";
import type { Series } from "@domain/measures/values/value-queries";
import { measuresBetweenQuery } from "@domain/measures/values/value-queries";
import { parseCreate } from "@domain/record/parse";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { readingOf, refBelow, stampChange, stampNew } from "../edge/documents";
import { compile } from "../edge/query";

/** More lines than people say of one place and parameter in a day. */
const saidMost = 5000;

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
  readings: Map<UtcHour, Readings>;
  /** What people said in these hours, as it holds. */
  said: Sample[];
  /** The documents, by collection and period. */
  snapshots: Map<string, DocumentSnapshot>;
}

const keyOf = (collection: BucketCollection, period: Period): string =>
  `${collection} ${period}`;

async function saidBetween(
  transaction: Transaction,
  series: Series,
  first: UtcHour,
  last: UtcHour,
): Promise<Sample[]> {
  const from = startOfHour(first);
  const until = startOfHour(hourAfter(last, 1));
  const { docs } = await transaction.get(
    compile(measuresBetweenQuery(series, { from, until }, saidMost)),
  );
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

/** Reads what is stored of some hours of a day, in their order, one at least; with those before and after them where that is asked. */
export async function readDay(
  transaction: Transaction,
  series: Series,
  day: CalendarDay,
  hours: readonly [UtcHour, ...UtcHour[]],
  beside: boolean,
): Promise<StoredDay> {
  const [first] = hours;
  const last = hours.at(-1) ?? first;
  const month = monthOfDay(day);
  const ofHours = beside
    ? [...hours, hourAfter(first, -1), hourAfter(last, 1)]
    : hours;
  const wanted: [BucketCollection, Period][] = [
    ["measureDays", day],
    ["measureMonths", month],
    ...ofHours.map((hour): [BucketCollection, Period] => [
      "measureHours",
      hour,
    ]),
  ];
  const [stored, said] = await Promise.all([
    transaction.getAll(
      ...wanted.map(([collection, period]) =>
        bucketRef(collection, series, period),
      ),
    ),
    saidBetween(transaction, series, first, last),
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
    readings: new Map(
      ofHours.map((hour) => [
        hour,
        recordOf("measureHours", hour)?.readings ?? {},
      ]),
    ),
    said,
    snapshots,
  };
}

/** Writes a document of what is kept, whole; null takes it out. */
export function put(
  transaction: Transaction,
  { series, snapshots }: StoredDay,
  collection: BucketCollection,
  period: Period,
  values: Values | null,
): void {
  const snapshot = snapshots.get(keyOf(collection, period));
  if (snapshot === undefined) return;
  if (values === null) {
    if (snapshot.exists) transaction.delete(snapshot.ref);
    return;
  }
  if (readingOf(collection, snapshot).record !== null) {
    const change = { ...values, ...stampChange(systemAuthor) };
    transaction.update(snapshot.ref, change);
    return;
  }
  const { zooId, parameterId, areaId } = series;
  const whole = { zooId, parameterId, areaId, ...values };
  // One that cannot be read is made anew.
  transaction.set(snapshot.ref, {
    ...parseCreate(collection, snapshot.id, whole),
    ...stampNew(systemAuthor),
  });
}
