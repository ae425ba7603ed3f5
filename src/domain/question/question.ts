import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import { languages } from "../taxonomy/taxonomy";
import { usesSchema } from "./uses";

/** One choice that scores, one that never does, several, and what is recorded. */
export const questionTypes = [
  "single",
  "singleInformative",
  "multiple",
  "photo",
  "video",
  "sound",
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** How the scores of several chosen options make one; the least unless set otherwise. */
export const multipleScores = ["minimum", "mean", "maximum"] as const;

export const questionRefMax = 200;
export const questionTextMax = 500;
export const questionHelpMax = 2000;
export const optionTextMax = 200;
/** So many options a question has at most, so many pictures an answer of a media question. */
export const optionsMost = 30;
export const mediaMost = 10;

export const optionValueMax = 40;
/** The value of an option: what an answer keeps of it, whatever it is called later. The key of its words, so no name that Firestore reserves. */
export const optionValueSchema = z
  .string()
  .min(1)
  .max(optionValueMax)
  .regex(/^(?!__.*__$)[A-Za-z0-9_.-]+$/);

/** What a question is called wherever its answers are kept: the key of columns and of maps, so no name that Firestore reserves. */
export const questionRefSchema =
  textSchema(questionRefMax).regex(/^(?!__.*__$)/);

const inLanguages = <T extends z.ZodType>(text: T) =>
  z.partialRecord(z.enum(languages), text).default({});

/** What a question asks in one language, and what helps to answer it. */
export const questionTextSchema = z.object({
  text: textSchema(questionTextMax),
  help: optional(proseSchema(questionHelpMax)),
});

export const optionSchema = z.object({
  value: optionValueSchema,
  trad: inLanguages(textSchema(optionTextMax)),
  /** From 0, the worst, to 1; null: it scores nothing. */
  score: optional(z.number().min(0).max(1)),
});
export type QuestionOption = z.infer<typeof optionSchema>;

/** What somebody sets of a question; the same at any moment of its history. */
export const questionFields = {
  questionRef: questionRefSchema,
  questionType: z.enum(questionTypes),
  trad: inLanguages(questionTextSchema),
  options: z.array(optionSchema).max(optionsMost).default([]),
  multipleScore: z.enum(multipleScores).default("minimum"),
  /** The id of a category: the criterion of welfare that the answer counts towards; null: none. */
  criterion: optional(idSchema),
  mandatory: z.boolean().default(true),
  /** Whether "not applicable" is an answer. */
  mayNotApply: z.boolean().default(true),
  helpPicture: optional(fileSchema),
  /** Of a media question: so many files at most. */
  mediaMost: z.number().int().min(1).max(mediaMost).default(1),
};

/** `questions/{questionId}`: what assessments ask. Made here, or brought by the mass sync, whose further fields stay as they came. */
export const questionSchema = z.object({
  questionId: derived(idSchema),
  ...questionFields,
  /** Whether the provider's sync brings it. */
  source: derived(z.enum(["sync", "own"]).default("own")),
  /** Of a question of the sync: what was changed here, which the sync leaves as it is ("trad.de", "options"). */
  keptFields: derived(z.array(z.string().max(80)).max(100).default([])),
  /** In which versions it is asked; of no state of it. */
  usedIn: derived(usesSchema.default({})),
  /** The same of contexts. */
  usedInContexts: derived(usesSchema.default({})),
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Question = z.infer<typeof questionSchema>;

/** What a question is whose type nobody can read: such an answer never counts towards anything. */
export const fallbackType: QuestionType = "singleInformative";

/** Whether a question is answered by choosing among options. */
export const isChoice = (type: QuestionType): boolean =>
  type === "single" || type === "singleInformative" || type === "multiple";

/** Whether its options may score: what only informs never does. */
export const isScored = (type: QuestionType): boolean =>
  type === "single" || type === "multiple";
