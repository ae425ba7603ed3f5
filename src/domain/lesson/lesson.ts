import * as z from "zod";
import { campaignAnimalsMost } from "../campaign/campaign";
import { questionRefSchema } from "../question/question";
import { derived, idSchema, metaFields, optional } from "../schema/fields";
import { questionsMost } from "../survey/version";
import { hourMs } from "../time/lengths";
import { versionsMost } from "../versions/version-list";
import { lessonCodeSchema } from "./code";

/** A code opens a lesson for so long, unless it is closed before. */
export const lessonMs = 24 * hourMs;
/** What was answered without a network before the end is taken for so long after it. */
export const lateMs = 24 * hourMs;
/** So long a lesson is kept: its result is a matter of the class, not of the animals' care. */
export const lessonKeptDays = 90;
/** So many animals are looked at in one lesson, the first of its campaign. */
export const lessonAnimalsMost = 60;
/** Pupils are numbers, known by their teacher alone. */
export const pupilMost = 99;
/** So much is handed in during one lesson. */
export const handInsMost = 1500;

const count = z.number().int().min(0).max(handInsMost);

/** How one question was answered by all who were asked it. */
export const questionTallySchema = z.object({
  answered: count,
  notApplicable: count,
  /** By their values, how often each was chosen. */
  options: z.record(z.string(), count),
});
export type QuestionTally = z.infer<typeof questionTallySchema>;

/** What was handed in about one animal: how often, and by criterion the sum of so many scores from 0 to 1. */
export const animalTallySchema = z.object({
  count,
  criteria: z.record(
    idSchema,
    z.object({ sum: z.number().min(0).max(handInsMost), count }),
  ),
});
export type AnimalTally = z.infer<typeof animalTallySchema>;

/** What a class found, without anybody: how often each option was chosen, and how each animal scored. */
export const tallySchema = z.object({
  questions: z.record(questionRefSchema, questionTallySchema).default({}),
  animals: z.record(idSchema, animalTallySchema).default({}),
});
export type Tally = z.infer<typeof tallySchema>;

/**
 * `lessons/{lessonId}`: a class answers a pedagogical campaign with the educational account, under a code. What a pupil
 * answers is stored nowhere by itself: it is counted in the result of the class.
 */
export const lessonSchema = z.object({
  zooId: derived(idSchema),
  lessonId: derived(idSchema),
  campaignId: derived(idSchema),
  code: derived(lessonCodeSchema),
  /** What is asked: that of the campaign when it was opened. */
  surveyId: derived(idSchema),
  version: derived(z.number().int().min(1).max(versionsMost)),
  /** Whom it is about, in the order of their names. */
  animalIds: derived(z.array(idSchema).max(campaignAnimalsMost).default([])),
  openedAt: derived(z.date()),
  /** Until when the code opens it. */
  closesAt: derived(z.date()),
  /** null: nobody has closed it before. */
  closedAt: derived(optional(z.date())),
  /** By number and animal (`given`), the id under which it was handed in: once each. */
  given: derived(z.record(z.string(), idSchema).default({})),
  /** By number, the tablet that first handed in under it: on no other is it taken. */
  numbers: derived(z.record(z.string(), idSchema).default({})),
  tally: derived(tallySchema.prefault({})),
  /** When it is removed. */
  expireAt: derived(z.date()),
  ...metaFields,
});
export type Lesson = z.infer<typeof lessonSchema>;

/** Under what a pupil's answers about an animal are known to have been handed in. */
export const givenKey = (pupil: number, animalId: string): string =>
  `${String(pupil)}~${animalId}`;

/** How much was handed in, and by how many. */
export function givenCounts({ given }: Pick<Lesson, "given">): {
  handedIn: number;
  pupils: number;
} {
  const keys = Object.keys(given);
  return {
    handedIn: keys.length,
    pupils: new Set(keys.map((key) => key.split("~")[0])).size,
  };
}

/** What is answered in a lesson: of each question the values chosen, or that it does not apply. Words and files are no answers. */
export const pupilAnswersSchema = z
  .record(
    questionRefSchema,
    z.strictObject({
      chosen: z.array(z.string().max(40)).max(30),
      notApplicable: z.boolean(),
    }),
  )
  .refine((answers) => Object.keys(answers).length <= questionsMost);
export type PupilAnswers = z.infer<typeof pupilAnswersSchema>;
