import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseOf,
  proseSchema,
  textSchema,
  visible,
} from "../../schema/fields";
import { calendarDaySchema } from "../../time/calendar-day";

export const severities = ["low", "medium", "high"] as const;
export const recommendationPriorities = ["high", "normal", "low"] as const;

export const cirTitleMax = 160;
export const cirSummaryMax = 10_000;
export const participantMax = 120;
export const participantsMost = 40;
export const findingMax = 2000;
export const findingsMost = 60;
export const subjectMax = 120;
export const recommendationMax = 160;
export const recommendationsMost = 60;

/** What was seen on a visit. */
const findingSchema = z.object({
  findingId: idSchema,
  /** What it is about, in words; and the enclosure, where it is one. */
  subject: textSchema(subjectMax),
  enclosureId: optional(idSchema),
  severity: z.enum(severities),
  text: z.string().overwrite(proseOf).min(1).max(findingMax).regex(visible),
});

/** What is to be done; `text` becomes the title of its task. */
const recommendationSchema = z.object({
  recommendationId: idSchema,
  /** What it follows from; null: from the visit as a whole. */
  findingId: optional(idSchema),
  enclosureId: idSchema,
  text: textSchema(recommendationMax),
  priority: z.enum(recommendationPriorities),
  dueDate: calendarDaySchema,
  /** It is to have a task, which follows it. */
  asksTask: z.boolean().default(false),
});

export type Severity = (typeof severities)[number];
export type RecommendationPriority = (typeof recommendationPriorities)[number];
export type Finding = z.infer<typeof findingSchema>;
export type Recommendation = z.infer<typeof recommendationSchema>;

/** `cirs/{cirId}`: the report of a visit of the provider. What is recommended is followed by its tasks. */
export const cirSchema = z.object({
  zooId: derived(idSchema),
  cirId: derived(idSchema),
  authorId: derived(z.string()),
  title: textSchema(cirTitleMax),
  visitDate: calendarDaySchema,
  /** Names, as they were given. */
  participants: z
    .array(textSchema(participantMax))
    .max(participantsMost)
    .default([]),
  summary: proseSchema(cirSummaryMax).default(""),
  findings: z.array(findingSchema).max(findingsMost).default([]),
  recommendations: z
    .array(recommendationSchema)
    .max(recommendationsMost)
    .default([]),
  isArchived: z.boolean().default(false),
  ...metaFields,
});
export type Cir = z.infer<typeof cirSchema>;
