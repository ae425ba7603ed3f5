import type { Campaign } from "@domain/campaign/campaign";
import { useTranslation } from "react-i18next";
import { usePublishedSurveys } from "./use-published";

type Asked = Pick<Campaign, "surveyId" | "surveyVersion">;

/** The questionnaire of a campaign with its version, in words. */
export function useSurveyLabel(): (campaign: Asked) => string {
  const { t } = useTranslation();
  const { nameOf } = usePublishedSurveys();
  return ({ surveyId, surveyVersion }) =>
    surveyId === null
      ? t("campaigns.states.noSurvey")
      : t("campaigns.states.surveyVersion", {
          name: nameOf(surveyId),
          version: surveyVersion ?? "",
        });
}
