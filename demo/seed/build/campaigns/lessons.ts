import { takenTimes } from "../../../../src/domain/campaign/taken";
import { educationalRight } from "../../../../src/domain/lesson/account";
import {
  givenKey,
  lessonKeptDays,
  tallySchema,
} from "../../../../src/domain/lesson/lesson";
import { pupilVersion } from "../../../../src/domain/lesson/pupil-version";
import { tallyWith } from "../../../../src/domain/lesson/tally";
import { formOf } from "../../../../src/domain/survey/engine/form";
import type { AskedVersion } from "../../../../src/domain/survey/engine/form";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { dayMs, hourMs } from "../../../../src/domain/time/lengths";
import { parisDay } from "../../../../src/domain/time/paris";
import { demoLesson, demoTablets } from "../../../data/lessons";
import { primates } from "../../../data/surveys/surveys";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { demoAnswers } from "./answers";

const { zooId } = demoTablets;

/** What a class found: each pupil looked at one animal, or at two. */
function answered(
  version: AskedVersion,
  animalIds: readonly string[],
  openedAt: Date,
) {
  const form = formOf(pupilVersion(version));
  const given: Record<string, string> = {};
  let tally = tallySchema.parse({});
  for (let pupil = 1; pupil <= demoLesson.pupils; pupil += 1) {
    const random = randomFor(`${demoLesson.lessonId} ${String(pupil)}`);
    const first = pupil % animalIds.length;
    const seen = [first, ...(random() < 0.5 ? [first + 1] : [])];
    for (const place of seen) {
      const animalId = animalIds[place % animalIds.length];
      if (animalId === undefined) continue;
      const answers = demoAnswers(form, random, 0.35, openedAt);
      tally = tallyWith(tally, form, animalId, answers);
      given[givenKey(pupil, animalId)] =
        `${demoLesson.lessonId}-${String(pupil)}-${String(place)}`;
    }
  }
  return { given, tally };
}

/** A campaign for classes, the account of their tablets, and a lesson that is over. */
export function lessonDocuments(
  version: AskedVersion,
  ofSpecies: readonly string[],
  now: Date,
): DemoDocument[] {
  const today = parisDay(now);
  const animalIds = ofSpecies.slice(0, demoLesson.animals);
  const openedAt = daysAgoAt(now, demoLesson.heldDaysAgo, "09:30");
  const after = (ms: number) => new Date(openedAt.getTime() + ms);
  const { campaignId, lessonId, code, surveyVersion } = demoLesson;
  const { name, description, fromDay, toDay } = demoLesson;
  const days = {
    startDate: addDays(today, fromDay),
    endDate: addDays(today, toDay),
  };
  const planned = {
    createdAt: daysAgoAt(now, 1 - fromDay, "11:00"),
    createdBy: "pedago",
  };
  return [
    demoDocument(
      "access",
      demoTablets.id,
      { right: educationalRight, status: "educational", zooId },
      { ...planned, createdBy: "admin" },
    ),
    demoDocument(
      "campaigns",
      campaignId,
      {
        zooId,
        authorId: "pedago",
        ...{ name, description, surveyVersion },
        mode: "pedagogical",
        surveyId: primates.id,
        partialCollection: true,
        ...days,
        ...takenTimes({
          ...days,
          mode: "pedagogical",
          status: "active",
          closedAt: null,
        }),
        animalIds,
      },
      planned,
    ),
    demoDocument(
      "lessons",
      lessonId,
      {
        zooId,
        ...{ campaignId, code },
        surveyId: primates.id,
        version: surveyVersion,
        animalIds,
        openedAt,
        closesAt: after(dayMs),
        closedAt: after(2 * hourMs),
        expireAt: after(lessonKeptDays * dayMs),
        ...answered(version, animalIds, openedAt),
      },
      { createdAt: openedAt, createdBy: "pedago" },
    ),
  ];
}
