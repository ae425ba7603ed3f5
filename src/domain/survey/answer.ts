import * as z from "zod";
import { fileSchema, optional, proseSchema } from "../schema/fields";
import {
  mediaMost,
  optionsMost,
  optionValueSchema,
} from "../question/question";

export const commentMax = 2000;

/** What somebody answered to one question. Nothing chosen, nothing recorded and not "not applicable": not answered. */
export const answerSchema = z.object({
  /** The values chosen; one of a single choice, none of a media question. */
  chosen: z.array(optionValueSchema).max(optionsMost).default([]),
  /** Where recorded files lie. */
  media: z.array(fileSchema).max(mediaMost).default([]),
  notApplicable: z.boolean().default(false),
  comment: optional(proseSchema(commentMax)),
  at: optional(z.date()),
});
export type Answer = z.infer<typeof answerSchema>;

/** Answers by questionRef. */
export type Answers = Readonly<Record<string, Answer>>;
