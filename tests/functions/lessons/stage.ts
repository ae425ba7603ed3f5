import type { Campaign } from "@domain/campaign/campaign";
import type { Lesson } from "@domain/lesson/lesson";
import { parisDay } from "@domain/time/paris";
import { addDays } from "@domain/time/calendar-day";
import { hourMs } from "@domain/time/lengths";
import { anAccess } from "../../builders/a-session";
import { aCampaign, aLesson } from "../../builders/campaigns";
import { anAnimal, aZoo } from "../../builders/facility";
import { anAskedVersion } from "../../builders/forms";
import { zooB } from "../../builders/ids";
import { aSurvey, aVersion, someTexts } from "../../builders/surveys";
import { stored } from "../../rules/harness";
import { campaignWorld } from "../campaigns/stage";

export const tablet = "tablet";
export const otherTablet = "tablet-lande";
export const path = "lessons/lesson-1";
export const code = "BCD234";

const now = Date.now();
export const today = parisDay(new Date(now));

/** Two questions to choose from, and a photo that pupils are not asked for. */
const asked = anAskedVersion([
  { questionRef: "Q-1", criterion: "label-1" },
  { questionRef: "Q-2", criterion: "label-1", here: false },
  { questionRef: "Q-3", questionType: "photo", options: [], here: false },
]);

export const aRunningCampaign = (campaign: Partial<Campaign> = {}): Campaign =>
  aCampaign({
    mode: "pedagogical",
    name: "Petits éthologues",
    startDate: addDays(today, -1),
    endDate: addDays(today, 30),
    animalIds: ["animal-1", "animal-2"],
    ...campaign,
  });

export const anOpenLesson = (lesson: Partial<Lesson> = {}): Lesson =>
  aLesson({
    animalIds: ["animal-1", "animal-2"],
    openedAt: new Date(now - hourMs),
    closesAt: new Date(now + 23 * hourMs),
    expireAt: new Date(now + 24 * hourMs),
    given: {},
    tally: { questions: {}, animals: {} },
    ...lesson,
  });

/** An establishment with a pedagogical campaign, a lesson of it that is open, and a neighbour with a tablet of its own. */
export const lessonWorld = () => ({
  ...campaignWorld(),
  [`zoo/${zooB}`]: stored(aZoo({ zooId: zooB })),
  "access/pedago": stored(anAccess({ right: "pedagoadmin" })),
  [`access/${tablet}`]: stored(
    anAccess({ right: "pedago", status: "educational" }),
  ),
  [`access/${otherTablet}`]: stored(
    anAccess({ right: "pedago", status: "educational", zooId: zooB }),
  ),
  "animals/animal-1": stored(anAnimal({ animalName: "Nala" })),
  "animals/animal-2": stored(
    anAnimal({
      animalId: "animal-2",
      animalName: "Bibi",
      notes: "Mange bien",
      animalChipId: "250123",
    }),
  ),
  "surveys/survey-1": stored(aSurvey()),
  "surveys/survey-1/versions/1": stored(
    aVersion({ status: "published", ...asked }),
  ),
  "surveys/survey-1/versions/1/texts/fr": stored(someTexts()),
  "campaigns/campaign-1": stored(aRunningCampaign()),
  [path]: stored(anOpenLesson()),
});

/** A lesson that is open, its campaign, questions and animal, in another establishment. */
export const lessonsAt = (
  zooId: string,
  ids: { campaignId: string; lessonId: string },
) => ({
  "animals/animal-1": stored(anAnimal({ zooId, animalName: "Nala" })),
  "surveys/survey-1": stored(aSurvey()),
  "surveys/survey-1/versions/1": stored(
    aVersion({ status: "published", ...asked }),
  ),
  "surveys/survey-1/versions/1/texts/fr": stored(someTexts()),
  [`campaigns/${ids.campaignId}`]: stored(
    aRunningCampaign({
      zooId,
      campaignId: ids.campaignId,
      animalIds: ["animal-1"],
    }),
  ),
  [`lessons/${ids.lessonId}`]: stored(
    anOpenLesson({ zooId, ...ids, animalIds: ["animal-1"] }),
  ),
});

export const one = (...chosen: string[]) => ({ chosen, notApplicable: false });

/** What pupil 7 hands in about the first animal. */
export const aHandIn = (more: object = {}) => ({
  handInId: "hand-in-1",
  lessonId: "lesson-1",
  code,
  tabletId: "tablet-1",
  pupil: 7,
  animalId: "animal-1",
  at: Date.now(),
  answers: { "Q-1": one("c") },
  ...more,
});
