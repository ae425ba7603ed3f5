import { publishedContextsQuery } from "@domain/context/context-queries";
import { publishedEthogramsQuery } from "@domain/ethogram/ethogram-queries";
import { surveyName } from "@domain/survey/survey";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What a campaign follows, each in a version of it. */
export type Followed = "surveys" | "observations" | "contexts";

/** What of a kind is published, and what one is called: its name, or that it is not to be had any more. */
export interface Published<C extends Followed> {
  rows: readonly Row<C>[];
  of: (id: string) => Row<C> | undefined;
  nameOf: (id: string) => string;
}

function usePublished<C extends Followed>(
  live: Live<LiveList<C>>,
  retired: string,
): Published<C> {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const nameOf = (id: string): string => {
      const row = byId.get(id);
      if (row !== undefined)
        return surveyName(row.data, language) ?? t("campaigns.states.noName");
      return live.state === "loading" ? comingName : retired;
    };
    return { rows, of: (id) => byId.get(id), nameOf };
  }, [live, language, retired, t]);
}

export function usePublishedSurveys(): Published<"surveys"> {
  const { t } = useTranslation();
  return usePublished(useSurveys(false), t("campaigns.states.retiredSurvey"));
}

const ethograms = [publishedEthogramsQuery()];
const contexts = [publishedContextsQuery()];

export function usePublishedEthograms(): Published<"observations"> {
  const { t } = useTranslation();
  const live = useLiveQueries(ethograms);
  return usePublished(live, t("campaigns.states.retiredEthogram"));
}

export function usePublishedContexts(): Published<"contexts"> {
  const { t } = useTranslation();
  const live = useLiveQueries(contexts);
  return usePublished(live, t("campaigns.states.retiredContext"));
}
