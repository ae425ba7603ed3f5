import { profilesQuery } from "@domain/profile/profile-queries";
import { questionsQuery } from "@domain/question/question-queries";
import {
  publishedSurveysQuery,
  surveysQuery,
} from "@domain/survey/survey-queries";
import type { Language } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import { useLiveDoc, useLiveQueries } from "../hooks/use-live";

/** Questionnaires: all of them for their makers, for everybody else those of which a version is published; null asks nothing. */
export const useSurveys = (isMaker: boolean | null) =>
  useLiveQueries(
    isMaker === null
      ? null
      : [isMaker ? surveysQuery() : publishedSurveysQuery()],
  );

/** All questions, the archived included; for their makers alone, so others ask nothing and stay loading. */
export const useQuestions = (isMaker: boolean) =>
  useLiveQueries(isMaker ? [questionsQuery()] : null);

/** How answers are read, by species; the archived included. */
export const useProfiles = () => useLiveQueries([profilesQuery()]);

/** A version with its words in one language, live: two documents beside the questionnaire's own, whatever it asks. A draft has no words yet. */
export function useVersion(
  surveyId: string | null,
  number: number | null,
  language: Language,
) {
  const id = number === null ? null : String(number);
  const version = useLiveDoc("surveyVersions", id, surveyId ?? undefined);
  const words = useLiveDoc(
    "versionTexts",
    id === null ? null : language,
    textsParent(surveyId ?? "", id ?? ""),
  );
  return { version, words };
}
