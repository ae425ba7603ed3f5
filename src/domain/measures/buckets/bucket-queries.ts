import type { Query } from "../../query/query";
import type { Documents } from "../series/ranges";
import type { MeasureKind } from "../kinds";
import { measureKinds } from "../kinds";
import type { AnySeries } from "../values/of-series";
import { kindOf, ofSeries, parentOf } from "../values/of-series";
import type { UtcHour } from "./keys";

/** The collections that hold what is kept of a series, and the field that says of which hour, day or month a document is. */
export const bucketCollections = {
  hours: { collection: "measureHours", period: "hour" },
  days: { collection: "measureDays", period: "day" },
  months: { collection: "measureMonths", period: "month" },
} as const;
export type BucketKind = keyof typeof bucketCollections;
export type BucketCollection =
  (typeof bucketCollections)[BucketKind]["collection"];

/** The collections of either kind that hold what is kept of a series. */
export type KeptCollection = NonNullable<
  (typeof measureKinds)[MeasureKind][BucketKind]
>;

/**
 * The documents of a series that a chart reads (`documentsOf`), the oldest first: those that there are, never more than the
 * periods asked for. null where none is asked for, and for hours of an animal, which there are none of.
 */
export function bucketsQuery(
  series: AnySeries,
  { kind, periods }: Documents,
): Query<KeptCollection> | null {
  const collection = measureKinds[kindOf(series)][kind];
  const { period } = bucketCollections[kind];
  const [first, last] = [periods[0], periods.at(-1)];
  if (collection === null || first === undefined || last === undefined)
    return null;
  return {
    collection,
    parentId: parentOf(series),
    where: [
      ...ofSeries(series),
      { field: period, op: ">=", value: first },
      { field: period, op: "<=", value: last },
    ],
    orderBy: [{ field: period, direction: "asc" }],
    limit: periods.length,
  };
}

/** The hours that hold readings of a source, from one hour on up to another, wherever it feeds; functions ask. */
export const hoursOfSourceQuery = (
  sourceId: string,
  [first, last]: readonly [UtcHour, UtcHour],
  limit: number,
): Query<"measureHours"> => ({
  collection: "measureHours",
  where: [
    { field: "sourceIds", op: "array-contains", value: sourceId },
    { field: "hour", op: ">=", value: first },
    { field: "hour", op: "<=", value: last },
  ],
  orderBy: [{ field: "hour", direction: "asc" }],
  limit,
});

/** What is kept of a parameter wherever it is measured, in no order; functions ask. */
export const bucketsOfParameterQuery = <C extends BucketCollection>(
  collection: C,
  parameterId: string,
  limit: number,
): Query<C> => ({
  collection,
  where: [{ field: "parameterId", op: "==", value: parameterId }],
  orderBy: [],
  limit,
});
