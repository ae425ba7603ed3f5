import { takenTimes } from "@domain/campaign/taken";
import type { Lesson } from "@domain/lesson/lesson";
import { lessonSchema } from "@domain/lesson/lesson";
import type {
  Campaign,
  CampaignKey,
  CampaignProgress,
} from "@domain/campaign/campaign";
import {
  campaignKeySchema,
  campaignProgressSchema,
  campaignSchema,
} from "@domain/campaign/campaign";
import { answersText } from "@domain/evaluation/answers-text";
import type {
  Evaluation,
  EvaluationCorrection,
  EvaluationDraft,
} from "@domain/evaluation/evaluation";
import {
  evaluationCorrectionSchema,
  evaluationDraftSchema,
  evaluationSchema,
} from "@domain/evaluation/evaluation";
import type { Answer } from "@domain/survey/answer";
import { answerSchema } from "@domain/survey/answer";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { sector1, zooA } from "./ids";

const instant = new Date("2026-11-20T09:00:00Z");
const day = (text: string) => calendarDaySchema.parse(text);

/** A campaign of one questionnaire about one animal, which everybody answers. */
export const aCampaign = (campaign: Partial<Campaign> = {}): Campaign => {
  const parsed = campaignSchema.parse({
    zooId: zooA,
    campaignId: "campaign-1",
    authorId: "author",
    name: "Printemps",
    startDate: day("2026-11-01"),
    endDate: day("2026-11-30"),
    surveyId: "survey-1",
    surveyVersion: 1,
    animalIds: ["animal-1"],
    targets: { quiz: { count: 1, period: "campaign" } },
    ...campaign,
  });
  const { startDate = day("2000-01-01"), endDate = day("2099-12-31") } =
    campaign;
  // Whoever says nothing of its days means one that runs, whatever today is.
  const taken = takenTimes({ ...parsed, startDate, endDate });
  return { ...parsed, ...taken, ...campaign };
};

export const aCampaignKey = (key: Partial<CampaignKey> = {}): CampaignKey =>
  campaignKeySchema.parse({ zooId: zooA, campaignId: "campaign-1", ...key });

export const aCampaignProgress = (
  progress: Partial<CampaignProgress> = {},
): CampaignProgress =>
  campaignProgressSchema.parse({
    zooId: zooA,
    campaignId: "campaign-1",
    month: "2026-11",
    subjects: {
      "animal-1": { "evaluation-1": { day: day("2026-11-20"), by: "author" } },
    },
    ...progress,
  });

/** An evaluation that its author has begun. */
export const anEvaluation = (
  evaluation: Partial<Evaluation> = {},
): Evaluation =>
  evaluationSchema.parse({
    zooId: zooA,
    evaluationId: "evaluation-1",
    authorId: "author",
    campaignId: "campaign-1",
    surveyId: "survey-1",
    version: 1,
    subjectKind: "animal",
    subjectId: "animal-1",
    specieId: "specie-1",
    sectorIds: [sector1],
    startedAt: instant,
    ...evaluation,
  });

/** One that was handed in, and which keepers of the sector read. */
export const aSubmission = (evaluation: Partial<Evaluation> = {}): Evaluation =>
  anEvaluation({
    status: "submitted",
    submittedAt: new Date("2026-11-20T09:20:00Z"),
    submittedFrom: "device-1",
    openToKeepers: true,
    day: day("2026-11-20"),
    responses: { "Q-001": answered("yes") },
    ...evaluation,
  });

/** One answer by choosing. */
export const answered = (...chosen: string[]): Answer =>
  answerSchema.parse({ chosen, at: instant });

export const anEvaluationDraft = (
  draft: Partial<EvaluationDraft> = {},
): EvaluationDraft =>
  evaluationDraftSchema.parse({
    zooId: zooA,
    evaluationId: "evaluation-1",
    deviceId: "device-1",
    authorId: "author",
    answers: answersText({ "Q-001": answered("yes") }),
    at: instant,
    ...draft,
  });

export const anEvaluationCorrection = (
  correction: Partial<EvaluationCorrection> = {},
): EvaluationCorrection =>
  evaluationCorrectionSchema.parse({
    zooId: zooA,
    evaluationId: "evaluation-1",
    correctionId: "correction-1",
    questionRef: "Q-001",
    answer: JSON.stringify(answered("no")),
    reason: "Relu",
    by: "author",
    at: instant,
    ...correction,
  });

/** A lesson of the campaign, open since this morning. */
export const aLesson = (lesson: Partial<Lesson> = {}): Lesson =>
  lessonSchema.parse({
    zooId: zooA,
    lessonId: "lesson-1",
    campaignId: "campaign-1",
    code: "BCD234",
    surveyId: "survey-1",
    version: 1,
    animalIds: ["animal-1"],
    openedAt: new Date("2026-11-20T08:00:00Z"),
    closesAt: new Date("2026-11-21T08:00:00Z"),
    expireAt: new Date("2027-02-18T08:00:00Z"),
    given: { "7~animal-1": "hand-in-1" },
    tally: {
      questions: {
        "Q-001": { answered: 1, notApplicable: 0, options: { yes: 1 } },
      },
      animals: {
        "animal-1": { count: 1, criteria: { "label-1": { sum: 1, count: 1 } } },
      },
    },
    ...lesson,
  });
