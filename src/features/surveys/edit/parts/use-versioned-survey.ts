import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import type { VersionedThing } from "../../../shared/versions/versioned";
import { createDraft } from "../survey-writes";
import { useSurveyName } from "./use-survey-name";

/** A questionnaire as a thing that has versions; the next draft is begun from the version that is shown. */
export function useVersionedSurvey(
  survey: Row<"surveys">,
  shown: Row<"surveyVersions"> | null = null,
): VersionedThing {
  const { t } = useTranslation();
  const { id: surveyId, data } = survey;
  const name = useSurveyName()(data.names);
  return {
    collection: "surveyVersions",
    id: surveyId,
    name,
    versions: data.versions,
    publishedVersion: data.publishedVersion,
    kind: "survey",
    recordHref: (more) => href("quizz", { surveyId, ...more }),
    previewHref: (version) =>
      href("quizzPreviewInternal", { surveyId, version }),
    words: {
      publishBody: t("surveys.edit.confirm.publishBody"),
      firstDraft: t("surveys.edit.states.firstDraft"),
      retireBody: t("surveys.edit.confirm.retireBody"),
    },
    begin: () =>
      shown === null
        ? Promise.reject(new AppError("not-found"))
        : createDraft(survey, shown.data, name),
  };
}
