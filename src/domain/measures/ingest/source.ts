import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../../schema/fields";
import { requiredLine, formIssues, amount } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import { calendarDaySchema } from "../../time/calendar-day";
import { sourceWatchSchema } from "../alerts/watch";
import { refusedSchema } from "./refused";

export const sourceNameMax = 80;
export const feedsMost = 50;
/** A source is expected again within so many minutes: five of them to a week. */
export const expectedLeast = 5;
export const expectedMost = 7 * 24 * 60;
/** So many readings a day, unless a source is allowed others: 20 parameters every minute, and as many sent again. */
export const dailyMostUsual = 60_000;
export const dailyMostMost = 300_000;

/** The name of a feed in what is sent, and of a field of what is kept: none begins with two underlines. */
export const feedNameSchema = z.string().regex(/^(?!__)[A-Za-z0-9_.-]{1,40}$/u);

/** The SHA-256 of a whole token, as it is kept: in small hexadecimal. */
const secretHashSchema = z.string().regex(/^[0-9a-f]{64}$/u);

/** What one of a source's feeds measures, and where: what is sent names the feed alone. */
export const feedSchema = z.object({
  feed: feedNameSchema,
  parameterId: idSchema,
  enclosureId: idSchema,
  areaId: optional(idSchema),
});
export type Feed = z.infer<typeof feedSchema>;

/** `sensorSources/{sourceId}`: who may send readings, and of what. */
export const sensorSourceSchema = z.object({
  zooId: derived(idSchema),
  sourceId: derived(idSchema),
  name: textSchema(sourceNameMax),
  feeds: z.array(feedSchema).max(feedsMost).default([]),
  /** null: none is made yet, or it was revoked; nothing is taken then. */
  secretHash: derived(optional(secretHashSchema)),
  /** After so many minutes without a reading it is silent. */
  expectedBy: z.number().int().min(expectedLeast).max(expectedMost),
  dailyMost: z.number().int().min(1).max(dailyMostMost).default(dailyMostUsual),
  /** How many readings came on the day they were counted of, in Paris. */
  counted: derived(
    optional(z.object({ day: calendarDaySchema, count: z.number().int() })),
  ),
  /** What was refused of it lately, by why; null: nothing was since it has its secret. */
  refused: derived(optional(refusedSchema)),
  /** The instant of its latest reading. */
  heardAt: derived(optional(z.date())),
  /** What is known of its feeds between two looks; null: nothing is expected of it. */
  watch: derived(optional(sourceWatchSchema)),
  /** When to look whether it is silent; null: there is nothing to look for. */
  lookAt: derived(optional(z.date())),
  isArchived: derived(z.boolean().default(false)),
  ...metaFields,
});
export type SensorSource = z.infer<typeof sensorSourceSchema>;

/** A feed as a person fills it in: "" is what is not chosen yet. */
const chosenSchema = z.string().min(1, "required").pipe(idSchema);
const feedFormSchema = feedSchema.extend({
  feed: z.string().min(1, "required").pipe(feedNameSchema),
  parameterId: chosenSchema,
  enclosureId: chosenSchema,
});

/** What a person fills in of a source. */
export const sourceFormSchema = z.object({
  name: requiredLine(sourceNameMax),
  feeds: z.array(feedFormSchema).max(feedsMost, "tooMuch").min(1, "required"),
  expectedBy: amount()
    .int("number")
    .min(expectedLeast, "invalid")
    .max(expectedMost, "tooMuch"),
});
export type SourceForm = z.input<typeof sourceFormSchema>;

/** The issues of a source's form; [] when it may be sent. No two feeds have one name, or measure the same. */
export function sourceIssues(form: SourceForm): Issue[] {
  const seen = new Set<string>();
  const twice = form.feeds.flatMap((feed, index): Issue[] => {
    const { parameterId, enclosureId, areaId } = feed;
    const keys = [
      `name:${feed.feed}`,
      `of:${[enclosureId, areaId ?? "", parameterId].join("/")}`,
    ];
    const isTwice = keys.some((key) => seen.has(key));
    keys.forEach((key) => seen.add(key));
    return isTwice
      ? [{ field: `feeds.${String(index)}.feed`, code: "invalid" }]
      : [];
  });
  return [...formIssues(sourceFormSchema, form), ...twice];
}

/** What is counted of a source once `more` readings came on a day; null where that is more than it may send. */
export function countReadings(
  { counted, dailyMost }: Pick<SensorSource, "counted" | "dailyMost">,
  day: CalendarDay,
  more: number,
): NonNullable<SensorSource["counted"]> | null {
  const count = (counted?.day === day ? counted.count : 0) + more;
  return count > dailyMost ? null : { day, count };
}
