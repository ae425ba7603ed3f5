import * as z from "zod";
import { derived, idSchema, metaFields, optional } from "../../schema/fields";
import { calendarDaySchema } from "../../time/calendar-day";
import { numberSchema } from "../parameters/limits";
import { valueSchema } from "../values/value";
import { monthSchema, utcHourSchema } from "./keys";

/** What is kept of several values: of numbers their moments, of what is chosen how often each was. */
export const bucketSchema = z.object({
  n: z.number().int().min(1),
  /** null where values are no numbers; so are the next three. */
  mean: numberSchema.nullable(),
  /** The sum of the squared distances from the mean. */
  m2: z.number().nonnegative().nullable(),
  min: numberSchema.nullable(),
  max: numberSchema.nullable(),
  first: valueSchema,
  last: valueSchema,
  /** By option's id, "true" and "false", or step of a scale; {} where nothing is chosen. */
  counts: z.record(z.string(), z.number().int().min(1)),
});
export type Bucket = z.infer<typeof bucketSchema>;

const ofSeries = {
  zooId: derived(idSchema),
  parameterId: derived(idSchema),
  areaId: derived(optional(idSchema)),
};

/** A sensor is kept at most so often an hour: every 15 seconds. */
export const readingsOfHourMost = 240;
/** Of five minutes as many as of every 15 seconds: what comes first cannot shut out the rest of its hour. */
export const readingsOfFiveMinutesMost = 20;

/** What a sensor says: a number, or yes and no. */
export const readingValueSchema = z.union([numberSchema, z.boolean()]);
export type ReadingValue = z.infer<typeof readingValueSchema>;

/** By whole second of the hour, "0" to "3599": what is sent twice is kept once. */
const secondSchema = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,2}|[12]\d{3}|3[0-5]\d{2})$/u);
export const readingsSchema = z
  .record(secondSchema, readingValueSchema)
  .refine((all) => Object.keys(all).length <= readingsOfHourMost, {
    error: "tooMuch",
  });
export type Readings = Readonly<Record<string, ReadingValue>>;

/** `.../measureHours/{series}_{UTC hour}`: what a sensor said, as it came. */
export const measureHourSchema = z.object({
  ...ofSeries,
  hour: derived(utcHourSchema),
  readings: derived(readingsSchema),
  /** Who sent them, who sent most of them first; [] where no source did. */
  sourceIds: derived(z.array(idSchema).max(readingsOfHourMost).default([])),
  /** Of those that the first did not send, by their second, who did: its place among them, -1 for no source. */
  others: derived(z.record(secondSchema, z.number().int().min(-1)).default({})),
  ...metaFields,
});
export type MeasureHour = z.infer<typeof measureHourSchema>;

/** `.../measureDays/{series}_{Paris day}`: its hours, 23 to 25 of them, those without a value left out. */
export const measureDaySchema = z.object({
  ...ofSeries,
  day: derived(calendarDaySchema),
  hours: derived(z.record(utcHourSchema, bucketSchema)),
  ...metaFields,
});
export type MeasureDay = z.infer<typeof measureDaySchema>;

/** `.../measureMonths/{series}_{YYYY-MM}`: its days, those without a value left out. */
export const measureMonthSchema = z.object({
  ...ofSeries,
  month: derived(monthSchema),
  days: derived(z.record(calendarDaySchema, bucketSchema)),
  ...metaFields,
});
export type MeasureMonth = z.infer<typeof measureMonthSchema>;
