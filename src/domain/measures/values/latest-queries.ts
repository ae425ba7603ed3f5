import type { Query } from "../../query/query";
import type { CalendarDay } from "../../time/calendar-day";
import type { MonthKey } from "../buckets/keys";
import type { DaysOf, MonthsOf, ValuesOf } from "../kinds";
import { measureKinds } from "../kinds";
import type { KindOf, Source } from "./of-series";
import { kindOf, ofSource, parentOf } from "./of-series";

/** So many of the latest lines of a place or an animal tell who measured, and exactly when. */
export const latestShown = 20;
/** More series than an enclosure or an animal has, of a day or of two months. */
const sourceMost = 200;

/** What people said last of anything in an enclosure or of an animal, the latest instant first. */
export const latestMeasuresQuery = <S extends Source>(
  source: S,
  limit: number = latestShown,
): Query<ValuesOf<KindOf<S>>> => ({
  collection: measureKinds[kindOf(source)].values,
  parentId: parentOf(source),
  where: ofSource(source),
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** What people said of anything in an enclosure or of an animal in a stretch of time, its end included, the latest instant first. */
export const measuresWithinQuery = <S extends Source>(
  source: S,
  { from, until }: { from: Date; until: Date },
): Query<ValuesOf<KindOf<S>>> => ({
  ...latestMeasuresQuery(source),
  where: [
    ...ofSource(source),
    { field: "at", op: ">=", value: from },
    { field: "at", op: "<=", value: until },
  ],
});

/** What is kept of a day of every series of an enclosure or an animal. */
export const latestDayQuery = <S extends Source>(
  source: S,
  day: CalendarDay,
): Query<DaysOf<KindOf<S>>> => ({
  collection: measureKinds[kindOf(source)].days,
  parentId: parentOf(source),
  where: [...ofSource(source), { field: "day", op: "==", value: day }],
  orderBy: [],
  limit: sourceMost,
});

/** What is kept of some months of every series of an enclosure or an animal. */
export const latestMonthsQuery = <S extends Source>(
  source: S,
  months: readonly MonthKey[],
): Query<MonthsOf<KindOf<S>>> => ({
  collection: measureKinds[kindOf(source)].months,
  parentId: parentOf(source),
  where: [...ofSource(source), { field: "month", op: "in", value: months }],
  orderBy: [],
  limit: sourceMost,
});
