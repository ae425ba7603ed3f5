import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../../schema/fields";
import { calendarDaySchema } from "../../time/calendar-day";

const severities = ["low", "medium", "high"] as const;
const recommendationPriorities = ["high", "normal", "low"] as const;

const cirTitleMax = 160;
const cirSummaryMax = 10_000;
const participantMax = 120;
const participantsMost = 40;
const findingMax = 2000;
const findingsMost = 60;
const subjectMax = 120;
const recommendationMax = 160;
const recommendationsMost = 60;

/** What was seen on a visit. */
const findingSchema = z.object({
  findingId: idSchema,
  /** What it is about, in words; and the enclosure, where it is one. */
  subject: textSchema(subjectMax),
  enclosureId: optional(idSchema),
  severity: z.enum(severities),
  text: textSchema(findingMax),
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
});

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
