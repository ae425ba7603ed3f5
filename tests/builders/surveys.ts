import type { Profile } from "@domain/profile/profile";
import { profileSchema } from "@domain/profile/profile";
import type { Question, QuestionOption } from "@domain/question/question";
import { questionSchema } from "@domain/question/question";
import type { ShortTable } from "@domain/question/short";
import { shortTableSchema } from "@domain/question/short";
import type { QuestionState } from "@domain/question/state";
import { contentOf, questionStateSchema } from "@domain/question/state";
import type { Survey } from "@domain/survey/survey";
import { surveySchema } from "@domain/survey/survey";
import type {
  SurveyVersion,
  VersionItem,
  VersionSection,
  VersionTexts,
} from "@domain/survey/version";
import {
  surveyVersionSchema,
  versionItemSchema,
  versionSectionSchema,
  versionTextsSchema,
} from "@domain/survey/version";
import { languages } from "@domain/taxonomy/taxonomy";
import { listing } from "@domain/versions/version-list";

/** The same words in every language, each saying which. */
export const inAll = <T>(text: (language: string) => T) =>
  Object.fromEntries(
    languages.map((language) => [language, text(language)]),
  ) as Record<(typeof languages)[number], T>;

export const anOption = (
  value: string,
  score: number | null = null,
): QuestionOption => ({
  value,
  trad: inAll((language) => `${value} ${language}`),
  score,
});

/** A question that is complete in every language. */
export function aQuestion(question: Partial<Question> = {}): Question {
  return questionSchema.parse({
    questionId: "question-1",
    questionRef: "Q-001",
    questionType: "single",
    trad: inAll((language) => ({ text: `Mange ? ${language}` })),
    options: [anOption("yes", 1), anOption("no", 0)],
    ...question,
  });
}

export const aQuestionState = (
  state: Partial<QuestionState> = {},
): QuestionState =>
  questionStateSchema.parse({
    questionId: "question-1",
    at: new Date("2026-11-21T08:00:00Z"),
    by: "superAdmin",
    state: contentOf(aQuestion()),
    ...state,
  });

export const aShortTable = (table: Partial<ShortTable> = {}): ShortTable =>
  shortTableSchema.parse({
    rows: { "Q-001": inAll((language) => `Mange ${language}`) },
    ...table,
  });

/** A question where it is asked. */
export const anItem = (
  question: Pick<Question, "questionId" | "questionRef">,
  item: Partial<VersionItem> = {},
): VersionItem =>
  versionItemSchema.parse({
    questionId: question.questionId,
    questionRef: question.questionRef,
    ...item,
  });

export const aSection = (
  items: readonly VersionItem[],
  section: Partial<VersionSection> = {},
): VersionSection =>
  versionSectionSchema.parse({
    sectionId: "section-1",
    trad: inAll((language) => ({ title: `Alimentation ${language}` })),
    items,
    ...section,
  });

/** A draft that asks one question. */
export const aVersion = (version: Partial<SurveyVersion> = {}): SurveyVersion =>
  surveyVersionSchema.parse({
    surveyId: "survey-1",
    versionId: "1",
    sections: [aSection([anItem(aQuestion())])],
    ...version,
  });

/** A questionnaire with one draft. */
export const aSurvey = (survey: Partial<Survey> = {}): Survey =>
  surveySchema.parse({
    surveyId: "survey-1",
    names: inAll((language) => `Primates ${language}`),
    surveySpecie: ["specie-1"],
    ...listing([{ status: "draft", publishedAt: null }]),
    ...survey,
  });

export const someTexts = (texts: Partial<VersionTexts> = {}): VersionTexts =>
  versionTextsSchema.parse({
    language: "fr",
    name: "Primates",
    sections: { "section-1": { title: "Alimentation" } },
    questions: {
      "Q-001": { text: "Mange ?", options: { yes: "Oui", no: "Non" } },
    },
    criteria: {},
    ...texts,
  });

export const aProfile = (profile: Partial<Profile> = {}): Profile =>
  profileSchema.parse({
    profileId: "profile-1",
    names: { fr: "Lémuriens" },
    specieIds: ["specie-1"],
    criteria: [{ categoryId: "label-1", weight: 2 }],
    categoryIds: ["label-1"],
    expected: { "Q-001": ["yes"] },
    ...profile,
  });
