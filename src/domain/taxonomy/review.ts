import * as z from "zod";
import { optional, proseSchema, visible } from "../schema/fields";
import { formIssues, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";

export const reviewReasonMax = 1000;

/** What of a species may be in doubt. */
export const doubts = [
  "latinName",
  "names",
  "family",
  "order",
  "duplicate",
  "other",
] as const;
export const doubtSchema = z.enum(doubts);

/** Why, in words, over several lines if need be. */
export const reviewReasonSchema = proseSchema(reviewReasonMax)
  .min(1)
  .regex(visible);

/** Who put a species under review, when, why, and what of it is in doubt. */
export const reviewDataSchema = z.object({
  by: optional(z.string().max(200)),
  at: optional(z.date()),
  reason: optional(reviewReasonSchema),
  doubts: z.array(doubtSchema).max(doubts.length).default([]),
});
export type ReviewData = z.infer<typeof reviewDataSchema>;

const reviewFormSchema = z.object({
  reason: requiredText(reviewReasonMax),
  doubts: z.array(doubtSchema),
});
export type ReviewForm = z.input<typeof reviewFormSchema>;

/** The issues of a review that begins; [] when it may be sent. */
export const reviewIssues = (form: ReviewForm): Issue[] =>
  formIssues(reviewFormSchema, form);
