import * as z from "zod";
import { fileSchema, idSchema, optional, proseSchema } from "../schema/fields";
import {
  mediaMost,
  optionsMost,
  optionValueSchema,
} from "../question/question";

export const commentMax = 2000;
/** So much of what was taken out of an answer is remembered. */
export const droppedMost = 2 * mediaMost;

/** What somebody answered to one question. Nothing chosen, nothing recorded and not "not applicable": not answered. */
export const answerSchema = z.object({
  /** The values chosen; one of a single choice, none of a media question. */
  chosen: z.array(optionValueSchema).max(optionsMost).default([]),
  /** What was recorded, by the names under which it is handed in; existing data say where it lies. */
  media: z.array(fileSchema).max(mediaMost).default([]),
  /** What was recorded and taken out again, the latest last: on its way or stored, it goes. */
  dropped: z.array(idSchema).max(droppedMost).optional(),
  notApplicable: z.boolean().default(false),
  comment: optional(proseSchema(commentMax)),
  at: optional(z.date()),
});
export type Answer = z.infer<typeof answerSchema>;

/** Answers by questionRef. */
export type Answers = Readonly<Record<string, Answer>>;
