import * as z from "zod";
import {
  optionSchema,
  optionsMost,
  optionTextMax,
  questionFields,
  questionHelpMax,
  questionRefSchema,
  questionTextMax,
} from "../question/question";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import { languages } from "../taxonomy/taxonomy";
import { versionStatuses } from "../versions/version-list";
import { conditionSchema } from "./condition";

export const sectionsMost = 50;
/** So many questions a version asks at most; publishing refuses more. */
export const questionsMost = 300;
export const sectionTitleMax = 200;
export const weightMax = 100;

/** One question where it is asked. */
export const versionItemSchema = z.object({
  questionId: idSchema,
  questionRef: questionRefSchema,
  /** How much it counts within its criterion. */
  weight: z.number().min(0).max(weightMax).default(1),
  /** null: as the question says. */
  mandatory: optional(z.boolean()),
  onlyIf: optional(conditionSchema),
});
export type VersionItem = z.infer<typeof versionItemSchema>;

export const sectionTextSchema = z.object({
  title: textSchema(sectionTitleMax),
  intro: optional(proseSchema(questionHelpMax)),
});

export const versionSectionSchema = z.object({
  sectionId: idSchema,
  trad: z.partialRecord(z.enum(languages), sectionTextSchema).default({}),
  items: z.array(versionItemSchema).max(questionsMost).default([]),
});
export type VersionSection = z.infer<typeof versionSectionSchema>;

/** A question as it was when the version was published: what is asked and how it scores, no words. */
export const frozenQuestionSchema = z
  .object(questionFields)
  .omit({ trad: true })
  .extend({
    questionId: idSchema,
    options: z.array(optionSchema.omit({ trad: true })).max(optionsMost),
  });
export type FrozenQuestion = z.infer<typeof frozenQuestionSchema>;

/**
 * `surveys/{surveyId}/versions/{n}`: a draft is a plan over the questions as they are now; a published one holds them
 * frozen, its words lie in `texts/{language}` beside it, and nothing of it changes any more but that it is retired.
 */
export const surveyVersionSchema = z.object({
  surveyId: derived(idSchema),
  /** "1", "2": its number, as its id. */
  versionId: derived(idSchema),
  status: derived(z.enum(versionStatuses).default("draft")),
  sections: z.array(versionSectionSchema).max(sectionsMost).default([]),
  /** By publishing; [] of a draft. In the order they are asked. */
  questions: derived(
    z.array(frozenQuestionSchema).max(questionsMost).default([]),
  ),
  publishedAt: derived(optional(z.date())),
  publishedBy: derived(optional(idSchema)),
  ...metaFields,
});
export type SurveyVersion = z.infer<typeof surveyVersionSchema>;

/** `surveys/{surveyId}/versions/{n}/texts/{language}`: every word of a published version in one language. */
export const versionTextsSchema = z.object({
  language: derived(z.enum(languages)),
  name: textSchema(sectionTitleMax),
  /** By section id. */
  sections: z.record(z.string(), sectionTextSchema),
  /** By questionRef: what it asks, and its options by their values. */
  questions: z.record(
    z.string(),
    z.object({
      text: textSchema(questionTextMax),
      help: optional(proseSchema(questionHelpMax)),
      /** How tables and charts call it; null: by its text. */
      short: optional(textSchema(optionTextMax)),
      options: z.record(z.string(), textSchema(optionTextMax)),
    }),
  ),
  /** By category id: what the criteria are called. */
  criteria: z.record(z.string(), textSchema(optionTextMax)),
  ...metaFields,
});
export type VersionTexts = z.infer<typeof versionTextsSchema>;
