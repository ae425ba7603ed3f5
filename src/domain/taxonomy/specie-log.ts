import * as z from "zod";
import { idSchema, metaFields, optional } from "../schema/fields";

/** What a species' log tells of; `survey` is for the questionnaires that name it. */
export const specieLogKinds = [
  "created",
  "changed",
  "reviewBegun",
  "reviewEnded",
  "merged",
  "synced",
  "survey",
] as const;
export type SpecieLogKind = (typeof specieLogKinds)[number];

/** The most characters of a value in a log; a longer one is cut. */
export const loggedTextMax = 300;
/** The most fields of one entry. */
export const loggedFieldsMax = 30;

const loggedText = optional(z.string().max(loggedTextMax));

/** One field before and after, as texts; null for nothing. A name is `names.<language>`. */
export const loggedFieldSchema = z.object({
  field: z.string().max(80),
  before: loggedText,
  after: loggedText,
});
export type LoggedField = z.infer<typeof loggedFieldSchema>;

/** `species/{specieId}/logs/{timestamp}`: what was changed, and by whom (a uid, or "system"). */
export const specieLogSchema = z.object({
  /** Milliseconds. */
  timestamp: z.number().int(),
  kind: z.enum(specieLogKinds),
  by: optional(z.string().max(200)),
  fields: z.array(loggedFieldSchema).max(loggedFieldsMax).default([]),
  note: optional(z.string().max(1000)),
  /** The other record: the species merged into this one, the questionnaire. */
  subjectId: optional(idSchema),
  ...metaFields,
});
export type SpecieLog = z.infer<typeof specieLogSchema>;
