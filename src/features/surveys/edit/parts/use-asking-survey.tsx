import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import type { Asking } from "../../../shared/asking/asking";
import { NoSurvey } from "./of-survey";
import { useSurveyName } from "./use-survey-name";

/** A questionnaire as what asks questions and has versions. */
export function useAskingSurvey({
  id: surveyId,
  data,
}: Row<"surveys">): Asking {
  const { t } = useTranslation();
  const name = useSurveyName()(data.names);
  return {
    collection: "surveyVersions",
    id: surveyId,
    name,
    names: data.names,
    versions: data.versions,
    publishedVersion: data.publishedVersion,
    kind: "survey",
    isScored: true,
    title: t("surveys.edit.title"),
    list: { label: t("surveys.edit.list"), to: href("quizzList") },
    missing: <NoSurvey />,
    recordHref: (more) => href("quizz", { surveyId, ...more }),
    previewHref: (version) =>
      href("quizzPreviewInternal", { surveyId, version }),
    words: {
      publishBody: t("surveys.edit.confirm.publishBody"),
      firstDraft: t("surveys.edit.states.firstDraft"),
      retireBody: t("surveys.edit.confirm.retireBody"),
    },
  };
}
