import type { Query } from "../../query/query";
import { ofSeries } from "./of-series";

/** A parameter at a place: of the enclosure, or of one of its zones. */
export interface Series {
  zooId: string;
  enclosureId: string;
  areaId: string | null;
  parameterId: string;
}

/** So many lines of a history are shown at once. */
export const historyShown = 50;

/** What people said of a parameter at a place, the latest instant first; `currentValues` says what holds of it. */
export const measuresQuery = (
  series: Series,
  limit: number = historyShown,
): Query<"measures"> => ({
  collection: "measures",
  parentId: series.enclosureId,
  where: ofSeries(series),
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** The same of a stretch of time, `until` left out: corrections carry the instant of what they correct, so that none is missed. */
export const measuresBetweenQuery = (
  series: Series,
  { from, until }: { from: Date; until: Date },
  limit: number,
): Query<"measures"> => ({
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
