import * as z from "zod";
import { languageSchema } from "../person/user";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";
import { calendarDaySchema } from "../time/calendar-day";
import { blockSchema } from "./block";
import { reportClasses } from "./figures";

export const reportTitleMax = 160;
export const blocksMost = 60;
/** All blocks of a report as they are sent, in characters: below what one document may hold. */
export const blocksLengthMost = 600_000;
export const commentMax = 2000;
export const commentsMost = 300;
export const reportSectorsMost = 100;

/** What somebody says of a report, or of one of its blocks. */
export const commentSchema = z.object({
  authorId: idSchema,
  at: z.date(),
  /** null: of the whole. */
  blockId: optional(idSchema),
  text: textSchema(commentMax),
  resolved: z.boolean().default(false),
});
export type Comment = z.infer<typeof commentSchema>;

/**
 * `reports/{reportId}`: what an establishment writes of its animals' welfare. It holds the data of its figures as they were.
 * One that is approved is a published version and stays as it is; the next version is a report of its own, of the same series.
 */
export const reportSchema = z.object({
  zooId: derived(idSchema),
  reportId: derived(idSchema),
  authorId: derived(z.string()),
  /** The id of its first version: its own, of that one. */
  seriesId: idSchema,
  version: z.number().int().min(1).max(999).default(1),
  title: textSchema(reportTitleMax),
  language: languageSchema.default("fr"),
  from: calendarDaySchema,
  to: calendarDaySchema,
  /** None: the whole establishment. */
  sectorIds: z.array(idSchema).max(reportSectorsMost).default([]),
  blocks: z
    .array(blockSchema)
    .max(blocksMost)
    .refine((blocks) => JSON.stringify(blocks).length <= blocksLengthMost)
    .default([]),
  /** Others are asked to read it before it is approved. */
  inReview: z.boolean().default(false),
  approvedBy: optional(idSchema),
  approvedAt: derived(optional(z.date())),
  comments: z
    .record(idSchema, commentSchema)
    .refine((comments) => Object.keys(comments).length <= commentsMost)
    .default({}),
  isArchived: z.boolean().default(false),
  /** The strictest of its figures; of one that does not say, the strictest there is. */
  class: derived(z.enum(reportClasses).default("health")),
  ...metaFields,
});
export type Report = z.infer<typeof reportSchema>;
