import type { CollectionEntry } from "../../record/types";
import { derivedOnly } from "../../record/writes";
import { measureHourSchema } from "./stored";
import type { MeasureDay } from "./stored";
import { measureDaySchema, measureMonthSchema } from "./stored";

const shared = {
  scope: "zoo",
  idField: null,
  resource: "measureBuckets",
  facts: ({ zooId }: Pick<MeasureDay, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const;

/** What a sensor said in an hour, as it came. */
export const measureHoursEntry = {
  ...shared,
  path: "enclosures/{id}/measureHours",
  schema: measureHourSchema,
  identity: ["zooId", "parameterId", "hour"],
  fallback: { readings: () => ({}) },
} as const satisfies CollectionEntry;

/** What is kept of all values of a day, by the hour. */
export const measureDaysEntry = {
  ...shared,
  path: "enclosures/{id}/measureDays",
  schema: measureDaySchema,
  identity: ["zooId", "parameterId", "day"],
  fallback: { hours: () => ({}) },
} as const satisfies CollectionEntry;

/** What is kept of all values of a month, by the day. */
export const measureMonthsEntry = {
  ...shared,
  path: "enclosures/{id}/measureMonths",
  schema: measureMonthSchema,
  identity: ["zooId", "parameterId", "month"],
  fallback: { days: () => ({}) },
} as const satisfies CollectionEntry;
