import type { Campaign } from "@domain/campaign/campaign";
import { AppError } from "@domain/errors";
import type { HandIn } from "@domain/lesson/callables";
import type { Lesson } from "@domain/lesson/lesson";
import { givenKey, handInsMost } from "@domain/lesson/lesson";
import {
  answersOfPupil,
  isWhole,
  pupilVersion,
  saysAnything,
} from "@domain/lesson/pupil-version";
import { holdsLessons, takesHandIn } from "@domain/lesson/standing";
import { tallyWith } from "@domain/lesson/tally";
import { formOf } from "@domain/survey/engine/form";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { checkModeOf } from "../edge/demonstration";
import { changeOf, readingOf, ref, refBelow } from "../edge/documents";
import { checkHere, checkSignedIn } from "./check-tablet";

/** The lesson that something is handed in for, and its campaign; throws "code-expired" where it takes it no more. */
async function lessonTaking(
  transaction: Transaction,
  zooId: string,
  { lessonId, code, at }: HandIn,
  now: Date,
): Promise<{ lesson: Lesson; campaign: Campaign }> {
  const { record: lesson } = readingOf(
    "lessons",
    await transaction.get(ref("lessons", lessonId)),
  );
  const finished = new Date(at);
  if (
    lesson?.zooId !== zooId ||
    lesson.code !== code ||
    !takesHandIn(lesson, finished, now)
  )
    throw new AppError("code-expired");
  const { record: campaign } = readingOf(
    "campaigns",
    await transaction.get(ref("campaigns", lesson.campaignId)),
  );
  if (campaign === null || !holdsLessons(campaign, finished))
    throw new AppError("code-expired");
  return { lesson, campaign };
}

/**
 * Counts what a pupil answered about an animal in the result of the class, once, and keeps it nowhere else. Another answer
 * of the same pupil about the same animal is a conflict, and so is a number that another tablet answered under.
 */
export const handInLesson = defineCallable(
  "handInLesson",
  async (session, input, caller) => {
    await checkSignedIn(session, caller);
    const { handInId, lessonId, animalId, pupil, tabletId } = input;
    const now = new Date();
    await database().runTransaction(async (transaction) => {
      const zooId = await checkHere(transaction, session);
      const { lesson, campaign } = await lessonTaking(
        transaction,
        zooId,
        input,
        now,
      );
      const key = givenKey(pupil, animalId);
      if (Object.hasOwn(lesson.given, key)) {
        if (lesson.given[key] === handInId) return;
        throw new AppError("conflict", { given: true });
      }
      const number = String(pupil);
      if ((lesson.numbers[number] ?? tabletId) !== tabletId)
        throw new AppError("conflict", { number: "taken" });
      await checkModeOf(transaction, session, zooId);
      if (!lesson.animalIds.includes(animalId))
        throw new AppError("invalid-input", { fields: ["animalId"] });
      if (Object.keys(lesson.given).length >= handInsMost)
        throw new AppError("quota");
      const { surveyId, version } = lesson;
      const { record: asked } = readingOf(
        "surveyVersions",
        await transaction.get(
          refBelow("surveyVersions", surveyId, String(version)),
        ),
      );
      if (asked === null) throw new AppError("code-expired");
      const form = formOf(pupilVersion(asked));
      const answers = answersOfPupil(input.answers);
      if (
        !saysAnything(input.answers) ||
        !isWhole(form, answers, campaign.partialCollection)
      )
        throw new AppError("invalid-input", { fields: ["answers"] });
      const change = {
        given: { ...lesson.given, [key]: handInId },
        numbers: { ...lesson.numbers, [number]: tabletId },
        tally: tallyWith(lesson.tally, form, animalId, answers),
      };
      transaction.update(
        ref("lessons", lessonId),
        changeOf("lessons", change, session.uid),
      );
    });
    return { handInId };
  },
);
