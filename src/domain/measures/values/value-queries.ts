import type { Query } from "../../query/query";
import type { ValuesOf } from "../kinds";
import { measureKinds } from "../kinds";
import type { AnySeries, KindOf } from "./of-series";
import { kindOf, ofSeries, parentOf } from "./of-series";

export type { AnimalSeries, AnySeries, Series } from "./of-series";

/** So many lines of a history are shown at once. */
export const historyShown = 50;

/** What people said of a parameter at a place or of an animal, the latest instant first; `currentValues` says what holds of it. */
export const measuresQuery = <S extends AnySeries>(
  series: S,
  limit: number = historyShown,
): Query<ValuesOf<KindOf<S>>> => ({
  collection: measureKinds[kindOf(series)].values,
  parentId: parentOf(series),
  where: ofSeries(series),
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** The same of a stretch of time, `until` left out: corrections carry the instant of what they correct, so that none is missed. */
export const measuresBetweenQuery = <S extends AnySeries>(
  series: S,
  { from, until }: { from: Date; until: Date },
  limit: number,
): Query<ValuesOf<KindOf<S>>> => ({
  ...measuresQuery(series, limit),
  where: [
    ...ofSeries(series),
    { field: "at", op: ">=", value: from },
    { field: "at", op: "<", value: until },
  ],
});

/** What people said of a parameter wherever it is measured, in no order; functions ask. */
export const measuresOfParameterQuery = (
  parameterId: string,
  limit: number,
): Query<"measures"> => ({
  collection: "measures",
  where: [{ field: "parameterId", op: "==", value: parameterId }],
  orderBy: [],
  limit,
});
