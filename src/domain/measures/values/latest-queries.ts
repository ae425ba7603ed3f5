import type { Query } from "../../query/query";
import type { CalendarDay } from "../../time/calendar-day";
import type { MonthKey } from "../buckets/keys";

/** So many of the latest lines of a place tell who measured, and exactly when. */
export const latestShown = 20;
/** More series than an enclosure has, of a day or of two months. */
const placeMost = 200;

/** What people said last of anything in an enclosure, the latest instant first. */
export const latestMeasuresQuery = (
  zooId: string,
  enclosureId: string,
): Query<"measures"> => ({
  collection: "measures",
  parentId: enclosureId,
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [{ field: "at", direction: "desc" }],
  limit: latestShown,
});

/** What is kept of a day of every series of an enclosure. */
export const dayOfPlaceQuery = (
  zooId: string,
  enclosureId: string,
  day: CalendarDay,
): Query<"measureDays"> => ({
  collection: "measureDays",
  parentId: enclosureId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "day", op: "==", value: day },
  ],
  orderBy: [],
  limit: placeMost,
});

/** What is kept of some months of every series of an enclosure. */
export const monthsOfPlaceQuery = (
  zooId: string,
  enclosureId: string,
  months: readonly MonthKey[],
): Query<"measureMonths"> => ({
  collection: "measureMonths",
  parentId: enclosureId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "month", op: "in", value: months },
  ],
  orderBy: [],
  limit: placeMost,
});
