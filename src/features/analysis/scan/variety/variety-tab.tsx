import type { VarietyBy } from "@domain/observation/analysed/variety/variety";
import { varietyBys } from "@domain/observation/analysed/variety/variety";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { Select } from "../../../../ui/form/fields/choosers";
import { usePageParams } from "../../../../ui/list/search-params";
import type { Analysis } from "../../frame/analysis";
import { OfAllBehaviours } from "../../frame/asked-behaviours";
import { Working } from "../../parts/working";
import { valuedIn } from "./behaviours";
import { EqualChart, HillChart, VarietyChart } from "./variety-charts";
import { TrendPanel } from "./trend-panel";
import { useGrain } from "./use-grain";
import { TwoPeriods } from "./two-periods";
import { VarietyLead } from "./variety-lead";

export interface VarietyTabProps {
  analysis: Analysis;
}

/** How varied what animals do is: its level, whether it changes, by animal and valence, before and after. */
export function VarietyTab({ analysis }: VarietyTabProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const [grain, setGrain] = useGrain(analysis);
  const by = varietyBys.find((one) => one === params.get("by")) ?? "all";
  return (
    <Stack gap="xl">
      <OfAllBehaviours query={analysis.asking.query} />
      <VarietyLead analysis={analysis} grain={grain} />
      <Stack gap="md">
        <Select
          label={t("analysis.results.fields.by")}
          data={varietyBys.map((value) => ({
            value,
            label: t(`analysis.variety.by.${value}`),
          }))}
          value={by}
          allowDeselect={false}
          onChange={(one) => change({ by: one ?? "all" })}
          maw={260}
        />
        <Rows key={by} analysis={analysis} by={by} />
      </Stack>
      <TrendPanel analysis={analysis} grain={grain} onGrain={setGrain} />
      <TwoPeriods analysis={analysis} />
    </Stack>
  );
}

function Rows({ analysis, by }: VarietyTabProps & { by: VarietyBy }) {
  const { asking, coding } = analysis;
  const behaviours = valuedIn(coding);
  const analysed = useAnalysis("variety", asking, { by, behaviours });
  return (
    <Working analysed={analysed}>
      {(report) => {
        const props = { report, analysis, by };
        return (
          <Stack gap="lg">
            {by === "all" ? (
              <HillChart {...props} />
            ) : (
              <>
                <VarietyChart {...props} />
                <EqualChart {...props} />
              </>
            )}
          </Stack>
        );
      }}
    </Working>
  );
}
