import { historyQueries } from "@domain/evaluation/evaluation-queries";
import type { Period } from "@domain/evaluation/history/period";
import { publishedSurveysQuery } from "@domain/survey/survey-queries";
import { surveyName } from "@domain/survey/survey";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, LiveList } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useCampaignNames } from "../data/use-campaign-names";
import { usePersonName, useSubjectNames } from "../data/use-result-names";

/** How the history calls what it lists. */
export interface HistoryNames {
  subject: (id: string) => string;
  person: (id: string) => string;
  campaign: (id: string) => string;
  survey: (id: string) => string;
}

/** What was handed in within a period and may be read: nothing before and after it is asked for. */
export const useHistory = ({
  from,
  to,
}: Period): Live<LiveList<"evaluations">> =>
  useLiveQueries(historyQueries(useReadySession(), from, to));

/** The names of all that evaluations name: of campaigns those given alone, however many there were; the rest from lists that are read once. */
export function useHistoryNames(campaignIds: readonly string[]): HistoryNames {
  const { t } = useTranslation();
  const language = useLanguage();
  const subject = useSubjectNames();
  const person = usePersonName();
  const campaign = useCampaignNames(campaignIds);
  const surveys = useLiveQueries([publishedSurveysQuery()]);
  return useMemo(() => {
    const rowsOf = <T>(live: Live<{ rows: readonly T[] }>) =>
      live.state === "data" ? live.data.rows : [];
    const asked = new Map(
      rowsOf(surveys).map(({ id, data }) => [id, surveyName(data, language)]),
    );
    return {
      subject: (id) => subject(id).name,
      person,
      campaign,
      survey: (id) => asked.get(id) ?? t("results.unknown"),
    };
  }, [t, language, subject, person, campaign, surveys]);
}
