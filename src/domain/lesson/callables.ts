import * as z from "zod";
import { mailSchema } from "../person/callables";
import { passwordSchema } from "../person/password";
import { idSchema, newIdSchema, operationIdSchema } from "../schema/fields";
import { surveyVersionSchema, versionTextsSchema } from "../survey/version";
import { languages } from "../taxonomy/taxonomy";
import { lessonCodeSchema } from "./code";
import { lessonAnimalsMost, pupilAnswersSchema, pupilMost } from "./lesson";

/** The address and the password with which tablets sign in. */
export const setEducationalAccountInput = z.object({
  zooId: idSchema,
  mail: mailSchema,
  password: passwordSchema,
});
export const setEducationalAccountOutput = z.object({ userId: idSchema });

export const openLessonInput = z.object({
  operationId: operationIdSchema,
  campaignId: idSchema,
});
export const openLessonOutput = z.object({
  lessonId: newIdSchema,
  code: lessonCodeSchema,
});

export const closeLessonInput = z.object({ lessonId: newIdSchema });
export const closeLessonOutput = z.object({ lessonId: newIdSchema });

export const joinLessonInput = z.object({
  code: lessonCodeSchema,
  language: z.enum(languages),
});

/** An animal as pupils meet it. */
export const lessonAnimalSchema = z.object({
  animalId: idSchema,
  name: z.string().max(80),
  specieName: z.string().max(120),
  latinName: z.string().max(120),
  /** Good for a little more than an hour; null: there is none. */
  pictureUrl: z.string().nullable(),
});

/** All that a tablet needs to go on without a network. */
export const joinLessonOutput = z.object({
  lessonId: newIdSchema,
  code: lessonCodeSchema,
  campaignName: z.string(),
  /** In milliseconds since 1970. */
  closesAt: z.number(),
  partial: z.boolean(),
  version: surveyVersionSchema.pick({ sections: true, questions: true }),
  words: versionTextsSchema.pick({
    language: true,
    name: true,
    sections: true,
    questions: true,
    criteria: true,
  }),
  animals: z.array(lessonAnimalSchema).max(lessonAnimalsMost),
});
export type JoinedLesson = z.infer<typeof joinLessonOutput>;

export const handInLessonInput = z.object({
  /** Under which it is handed in: asked again it is counted once. */
  handInId: newIdSchema,
  lessonId: newIdSchema,
  code: lessonCodeSchema,
  /** Made by the tablet, told nobody else: a number stays with the tablet it was first used on. */
  tabletId: newIdSchema,
  pupil: z.number().int().min(1).max(pupilMost),
  animalId: idSchema,
  /** When it was finished, by the tablet's clock, in milliseconds since 1970. */
  at: z.number().int().min(0),
  answers: pupilAnswersSchema,
});
export type HandIn = z.infer<typeof handInLessonInput>;
export const handInLessonOutput = z.object({ handInId: newIdSchema });
