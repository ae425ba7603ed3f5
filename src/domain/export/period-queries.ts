import { hourOf } from "../measures/buckets/keys";
import type { Filter, Query } from "../query/query";
import type { CalendarDay } from "../time/calendar-day";

const inZoo = (zooId: string): Filter => ({
  field: "zooId",
  op: "==",
  value: zooId,
});

/** A stretch of time, `before` left out. */
export interface Between {
  from: Date;
  before: Date;
}

/** Days of Paris, both included. */
export interface Days {
  since: CalendarDay;
  until: CalendarDay;
}

/** What people said of anything in an enclosure, the latest instant first; functions ask. */
export const measuresOfEnclosureQuery = (
  zooId: string,
  enclosureId: string,
  { from, before }: Between,
  limit: number,
): Query<"measures"> => ({
  collection: "measures",
  parentId: enclosureId,
  where: [
    inZoo(zooId),
    { field: "at", op: ">=", value: from },
    { field: "at", op: "<", value: before },
  ],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** What sensors said of anything in an enclosure, hour by hour, the earliest first, the hour of `before` included; functions ask. */
export const sensedOfEnclosureQuery = (
  zooId: string,
  enclosureId: string,
  { from, before }: Between,
  limit: number,
): Query<"measureHours"> => ({
  collection: "measureHours",
  parentId: enclosureId,
  where: [
    inZoo(zooId),
    { field: "hour", op: ">=", value: hourOf(from) },
    { field: "hour", op: "<=", value: hourOf(before) },
  ],
  orderBy: [{ field: "hour", direction: "asc" }],
  limit,
});

/** What is kept by the hour of anything in an enclosure, day by day, the earliest first; functions ask. */
export const daysOfEnclosureQuery = (
  zooId: string,
  enclosureId: string,
  { since, until }: Days,
  limit: number,
): Query<"measureDays"> => ({
  collection: "measureDays",
  parentId: enclosureId,
  where: [
    inZoo(zooId),
    { field: "day", op: ">=", value: since },
    { field: "day", op: "<=", value: until },
  ],
  orderBy: [{ field: "day", direction: "asc" }],
  limit,
});

/** What is kept by the day of anything in an enclosure, month by month, the earliest first; functions ask. */
export const monthsOfEnclosureQuery = (
  zooId: string,
  enclosureId: string,
  { since, until }: Days,
  limit: number,
): Query<"measureMonths"> => ({
  collection: "measureMonths",
  parentId: enclosureId,
  where: [
    inZoo(zooId),
    { field: "month", op: ">=", value: since.slice(0, 7) },
    { field: "month", op: "<=", value: until.slice(0, 7) },
  ],
  orderBy: [{ field: "month", direction: "asc" }],
  limit,
});

/** Of one animal, or of all of an establishment. */
export interface HealthOf {
  zooId: string;
  animalId: string | null;
}

const below = ({ animalId }: HealthOf) =>
  animalId === null ? {} : { parentId: animalId };

/** Values or notes of animals, the latest instant first; functions ask. */
export const healthOfPeriodQuery = <C extends "healthValues" | "healthNotes">(
  collection: C,
  of: HealthOf,
  { from, before }: Between,
  limit: number,
): Query<C> => ({
  collection,
  ...below(of),
  where: [
    inZoo(of.zooId),
    { field: "at", op: ">=", value: from },
    { field: "at", op: "<", value: before },
  ],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** Treatments that began by a day, the latest start first: which of them went on after another is for the caller to see; functions ask. */
export const treatmentsUntilQuery = (
  of: HealthOf,
  until: CalendarDay,
  limit: number,
): Query<"prescriptions"> => ({
  collection: "prescriptions",
  ...below(of),
  where: [inZoo(of.zooId), { field: "startDate", op: "<=", value: until }],
  orderBy: [{ field: "startDate", direction: "desc" }],
  limit,
});

/** What was said of doses, the latest day first; functions ask. */
export const dosesOfPeriodQuery = (
  of: HealthOf,
  { since, until }: Days,
  limit: number,
): Query<"doses"> => ({
  collection: "doses",
  ...below(of),
  where: [
    inZoo(of.zooId),
    { field: "day", op: ">=", value: since },
    { field: "day", op: "<=", value: until },
  ],
  orderBy: [{ field: "day", direction: "desc" }],
  limit,
});
