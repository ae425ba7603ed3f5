import * as z from "zod";
import type { Bucket } from "../../measures/buckets/stored";
import {
  measureDaySchema,
  measureMonthSchema,
} from "../../measures/buckets/stored";
import type { CollectionEntry } from "../../record/types";
import { derivedOnly } from "../../record/writes";
import { derived } from "../../schema/fields";
import { healthFacts, healthRecordFields } from "../health-record";

export type { Bucket };

const ofAnimal = {
  ...healthRecordFields,
  /** Whether keepers read it, as its parameter says. */
  openToKeepers: derived(z.boolean().default(false)),
};

/** `animals/{animalId}/measureDays/{parameterId}_{Paris day}`: what is kept of a day, by the hour. */
export const healthDaySchema = measureDaySchema.extend(ofAnimal);
export type HealthDay = z.infer<typeof healthDaySchema>;

/** `animals/{animalId}/measureMonths/{parameterId}_{YYYY-MM}`: what is kept of a month, by the day. */
export const healthMonthSchema = measureMonthSchema.extend(ofAnimal);
export type HealthMonth = z.infer<typeof healthMonthSchema>;

const shared = {
  scope: "zoo",
  idField: null,
  resource: "healthBuckets",
  facts: (bucket: Pick<HealthDay, "zooId" | "sectorId" | "openToKeepers">) =>
    healthFacts(bucket, bucket.openToKeepers),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const;

/** What is kept of all values of an animal's day. */
export const healthDaysEntry = {
  ...shared,
  path: "animals/{id}/measureDays",
  schema: healthDaySchema,
  identity: ["zooId", "parameterId", "day"],
  fallback: { hours: () => ({}), animalId: () => "" },
} as const satisfies CollectionEntry;

/** What is kept of all values of an animal's month. */
export const healthMonthsEntry = {
  ...shared,
  path: "animals/{id}/measureMonths",
  schema: healthMonthSchema,
  identity: ["zooId", "parameterId", "month"],
  fallback: { days: () => ({}), animalId: () => "" },
} as const satisfies CollectionEntry;
