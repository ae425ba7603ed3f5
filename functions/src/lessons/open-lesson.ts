import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import type { Animal } from "@domain/animal/animal";
import type { Campaign } from "@domain/campaign/campaign";
import { campaignFacts } from "@domain/campaign/collection";
import { AppError } from "@domain/errors";
import { newLessonCode } from "@domain/lesson/code";
import {
  lessonAnimalsMost,
  lessonKeptDays,
  lessonMs,
} from "@domain/lesson/lesson";
import { lessonsOfCodeQuery } from "@domain/lesson/lesson-queries";
import { holdsLessons } from "@domain/lesson/standing";
import { parseCreate } from "@domain/record/parse";
import { dayMs } from "@domain/time/lengths";
import type { Transaction } from "firebase-admin/firestore";
import { randomInt } from "node:crypto";
import { subjectsOf } from "../campaigns/subjects/subjects-of";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { checkModeOf } from "../edge/demonstration";
import { readingOf, ref, stampNew } from "../edge/documents";
import { compile } from "../edge/query";
import { newUid } from "../people/accounts/new-account";
import { readAnimals } from "./lesson-animals";

/** A code that opens nothing else in the establishment, nor did so lately. */
async function freeCode(
  transaction: Transaction,
  zooId: string,
): Promise<string> {
  for (;;) {
    const code = newLessonCode((below) => randomInt(below));
    const { empty } = await transaction.get(
      compile(lessonsOfCodeQuery(zooId, code, 1)),
    );
    if (empty) return code;
  }
}

/** The campaign as it is, where this person may open a lesson of it now. */
async function campaignToHold(
  transaction: Transaction,
  session: Session,
  campaignId: string,
  now: Date,
): Promise<Campaign> {
  const { record: campaign } = readingOf(
    "campaigns",
    await transaction.get(ref("campaigns", campaignId)),
  );
  if (campaign === null) throw new AppError("not-found");
  if (!can(session, "create", "lessons", campaignFacts(campaign)))
    throw new AppError("not-allowed");
  await checkModeOf(transaction, session, campaign.zooId);
  if (!holdsLessons(campaign, now))
    throw new AppError("conflict", { campaign: "notRunning" });
  return campaign;
}

/** Whom a lesson is about: the campaign's animals that are here, by name, as many as there is time for. */
async function animalsToMeet(campaign: Campaign): Promise<string[]> {
  const subjects = await subjectsOf(campaign);
  const ids = subjects
    .filter(({ kind }) => kind === "animal")
    .map(({ id }) => id);
  const named = (await readAnimals(ids)).sort((a: Animal, b: Animal) =>
    a.animalName.localeCompare(b.animalName),
  );
  return named.slice(0, lessonAnimalsMost).map(({ animalId }) => animalId);
}

export const openLesson = defineCallable(
  "openLesson",
  async (session, { operationId, campaignId }) => {
    const lessonId = newUid(session, operationId);
    const now = new Date();
    const asked = await database().runTransaction((transaction) =>
      campaignToHold(transaction, session, campaignId, now),
    );
    const animalIds = await animalsToMeet(asked);
    return database().runTransaction(async (transaction) => {
      const at = ref("lessons", lessonId);
      const made = readingOf("lessons", await transaction.get(at)).record;
      if (made !== null) {
        if (made.campaignId !== campaignId)
          throw new AppError("conflict", { operation: "reused" });
        return { lessonId, code: made.code };
      }
      const { zooId, surveyId, surveyVersion } = await campaignToHold(
        transaction,
        session,
        campaignId,
        now,
      );
      if (animalIds.length === 0)
        throw new AppError("conflict", { campaign: "noAnimals" });
      const code = await freeCode(transaction, zooId);
      transaction.create(at, {
        ...parseCreate("lessons", lessonId, {
          zooId,
          campaignId,
          code,
          surveyId,
          version: surveyVersion,
          animalIds,
          openedAt: now,
          closesAt: new Date(now.getTime() + lessonMs),
          expireAt: new Date(now.getTime() + lessonKeptDays * dayMs),
        }),
        ...stampNew(session.uid, operationId),
      });
      return { lessonId, code };
    });
  },
);
