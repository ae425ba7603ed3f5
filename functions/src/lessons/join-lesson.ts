import type { Campaign } from "@domain/campaign/campaign";
import { AppError } from "@domain/errors";
import type { Lesson } from "@domain/lesson/lesson";
import { lessonsOfCodeQuery } from "@domain/lesson/lesson-queries";
import { pupilVersion, unscoredVersion } from "@domain/lesson/pupil-version";
import { holdsLessons, isOpen } from "@domain/lesson/standing";
import type { VersionTexts } from "@domain/survey/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import type { Caller } from "../edge/caller";
import { defineCallable } from "../edge/define-callable";
import { readingOf, ref, refBelow } from "../edge/documents";
import type { Limit } from "../edge/limits";
import { count } from "../edge/limits";
import { compile } from "../edge/query";
import { checkHere, checkSignedIn } from "./check-tablet";
import { cardsOf } from "./lesson-animals";

/** A code is hardly ever given twice. */
const alike = 5;

/** A code is one of 481 million: right or wrong, each try of a tablet counts, which signs in for itself, */
const perTablet: Limit = { count: 60, minutes: 60 };
/** and of all that come from one place, a school's, signed in however often. */
const perPlace: Limit = { count: 3000, minutes: 60 };

async function countTry({ key, signedInAt, place }: Caller): Promise<void> {
  await count(`joinLesson ${key} ${String(signedInAt)}`, perTablet);
  await count(`joinLesson ${place}`, perPlace);
}

/** The lesson that a code opens now, and its campaign; throws "code-expired" for none. */
async function lessonOfCode(
  transaction: Transaction,
  zooId: string,
  code: string,
  now: Date,
): Promise<{ lesson: Lesson; campaign: Campaign }> {
  const { docs } = await transaction.get(
    compile(lessonsOfCodeQuery(zooId, code, alike)),
  );
  const lesson = docs
    .flatMap((doc) => readingOf("lessons", doc).record ?? [])
    .find((one) => isOpen(one, now));
  if (lesson === undefined) throw new AppError("code-expired");
  const stored = await transaction.get(ref("campaigns", lesson.campaignId));
  const { record: campaign } = readingOf("campaigns", stored);
  if (campaign === null || !holdsLessons(campaign, now))
    throw new AppError("code-expired");
  return { lesson, campaign };
}

/** The words of a version in a language, else in the first one there is. */
async function wordsOf(
  { surveyId, version }: Lesson,
  language: Language,
): Promise<VersionTexts> {
  const wanted = [language, ...languages.filter((one) => one !== language)];
  const parent = textsParent(surveyId, String(version));
  const stored = await database().getAll(
    ...wanted.map((one) => refBelow("versionTexts", parent, one)),
  );
  const [words] = stored.flatMap(
    (one) => readingOf("versionTexts", one).record ?? [],
  );
  if (words === undefined) throw new AppError("code-expired");
  return words;
}

/** All that the educational account reads of an establishment: one lesson's questions, and its animals as pupils meet them. */
export const joinLesson = defineCallable(
  "joinLesson",
  async (session, { code, language }, caller) => {
    await checkSignedIn(session, caller);
    await countTry(caller);
    const now = new Date();
    const { lesson, campaign } = await database().runTransaction(
      async (transaction) =>
        lessonOfCode(
          transaction,
          await checkHere(transaction, session),
          code,
          now,
        ),
      { readOnly: true },
    );
    const { lessonId, surveyId, version, closesAt, animalIds } = lesson;
    const asked = readingOf(
      "surveyVersions",
      await refBelow("surveyVersions", surveyId, String(version)).get(),
    ).record;
    if (asked === null) throw new AppError("code-expired");
    const { name, sections, questions, criteria, ...rest } = await wordsOf(
      lesson,
      language,
    );
    return {
      lessonId,
      code,
      campaignName: campaign.name,
      closesAt: closesAt.getTime(),
      partial: campaign.partialCollection,
      version: unscoredVersion(pupilVersion(asked)),
      words: { language: rest.language, name, sections, questions, criteria },
      animals: await cardsOf(animalIds, now),
    };
  },
);
