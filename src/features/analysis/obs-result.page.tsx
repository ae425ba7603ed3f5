import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RecordTabs } from "../../ui/page/record-tabs";
import { usePageParams } from "../../ui/list/search-params";
import type { Analysis } from "./frame/analysis";
import { AnalysisFrame } from "./frame/analysis-frame";
import { BudgetTab } from "./results/budget-tab";
import { HoursTab, TimeTab } from "./results/course-tabs";
import { Lead } from "./results/lead";
import { LookBar } from "./results/look-bar";
import { RatesTab } from "./results/rates-tab";
import { SessionsTab } from "./results/sessions-tab";
import { useShown } from "./query/use-shown";
import { useLook } from "./results/use-look";

/** How animals spent their time: over all, over time and the day, by animal, group, context and enclosure. */
export function Component() {
  const { t } = useTranslation();
  return (
    <AnalysisFrame page="obsResult" title={t("analysis.results.title")}>
      {(analysis) => <Results analysis={analysis} />}
    </AnalysisFrame>
  );
}

/** The tabs whose figures can be told apart. */
const withBy = ["budget", "rates"];

function Results({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const look = useLook(analysis.summary);
  const { contexts } = analysis.summary;
  const [shown] = useShown();
  const questionRef = shown.questionRef ?? contexts[0]?.questionRef ?? null;
  const shared = { analysis, look, questionRef };
  return (
    <Stack gap="lg">
      <Lead {...shared} />
      <LookBar
        {...shared}
        hasBy={withBy.includes(params.get("tab") ?? "budget")}
      />
      <RecordTabs
        label={t("analysis.results.title")}
        tabs={[
          {
            id: "budget",
            label: t("analysis.results.tabs.budget"),
            content: <BudgetTab {...shared} />,
          },
          {
            id: "rates",
            label: t("analysis.results.tabs.rates"),
            content: <RatesTab {...shared} />,
          },
          {
            id: "time",
            label: t("analysis.results.tabs.time"),
            content: <TimeTab {...shared} />,
          },
          {
            id: "hours",
            label: t("analysis.results.tabs.hours"),
            content: <HoursTab {...shared} />,
          },
          {
            id: "sessions",
            label: t("analysis.results.tabs.sessions"),
            content: <SessionsTab analysis={analysis} />,
          },
        ]}
      />
    </Stack>
  );
}
