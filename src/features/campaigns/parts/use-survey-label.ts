import type { Campaign } from "@domain/campaign/campaign";
import { surveyName } from "@domain/survey/survey";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { comingName } from "../../../data/hooks/use-names";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";

type Asked = Pick<Campaign, "surveyId" | "surveyVersion">;

/** The published questionnaires, and what one is called: its name, or that it is not to be had any more. */
export function usePublishedSurveys() {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useSurveys(false);
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const nameOf = (id: string): string => {
      const row = byId.get(id);
      if (row !== undefined)
        return surveyName(row.data, language) ?? t("campaigns.states.noName");
      return live.state === "loading"
        ? comingName
        : t("campaigns.states.retiredSurvey");
    };
    return { rows, of: (id: string) => byId.get(id), nameOf };
  }, [live, language, t]);
}

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
