import { slotKeys } from "@domain/observation/analysed/results/course";
import type {
  VarietyGrain,
  VarietyOverTime,
} from "@domain/observation/analysed/variety/over-time";
import {
  trendMargin,
  varietyGrains,
} from "@domain/observation/analysed/variety/over-time";
import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../lib/use-format";
import type { ChartSlot, ChartValue } from "../../../../ui/chart/chart-data";
import { TimeChart } from "../../../../ui/chart/time-chart";
import { useEffortWords } from "../../parts/use-effort-words";
import { useUnitHeads } from "../../parts/use-unit-heads";
import { Working } from "../../parts/working";
import { useSlotWords } from "../../results/use-slot-words";
import { valuedIn } from "./behaviours";
import { useTrendWords } from "./use-trend-words";
import type { VarietyTabProps } from "./variety-tab";

interface TrendPanelProps extends VarietyTabProps {
  grain: VarietyGrain;
  onGrain: (grain: VarietyGrain) => void;
}

/** Whether what animals do becomes more or less varied, period by period at equal effort. */
export function TrendPanel({ analysis, grain, onGrain }: TrendPanelProps) {
  const { t } = useTranslation();
  const behaviourIds = valuedIn(analysis.coding).map(
    ({ behaviourId }) => behaviourId,
  );
  const analysed = useAnalysis("varietyOverTime", analysis.asking, {
    behaviourIds,
    grain,
  });
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t("analysis.results.fields.grain")}
        data={varietyGrains.map((value) => ({
          value,
          label: t(`analysis.results.grain.${value}`),
        }))}
        value={grain}
        onChange={onGrain}
        style={{ alignSelf: "start" }}
      />
      <Working analysed={analysed}>
        {(report) => <Course report={report} />}
      </Working>
    </Stack>
  );
}

function Course({ report }: { report: VarietyOverTime }) {
  const { t } = useTranslation();
  const slotOf = useSlotWords();
  const effort = useEffortWords();
  const heads = useUnitHeads();
  const { slots, grain, equalSize } = report;
  const byKey = new Map(slots.map((slot) => [slot.key, slot]));
  const axis = slotKeys(slots, grain).map((key) => slotOf(key, grain));
  const valueOf = ({ key }: ChartSlot): ChartValue | null => {
    const slot = byKey.get(key);
    if (slot === undefined || slot.shannon === null) return null;
    return {
      value: slot.shannon,
      n: slot.n,
      ...{ low: null, high: null, deviation: null, outside: [] },
      remark: effort.sessions(slot.sessions),
    };
  };
  return (
    <Stack gap="xs">
      <TimeChart
        title={t("analysis.variety.trend.title")}
        {...(equalSize !== null && {
          facts: t("analysis.variety.trend.facts", { count: equalSize }),
        })}
        data={{
          kind: "line",
          slots: axis,
          series:
            equalSize === null
              ? []
              : [
                  {
                    key: "shannon",
                    name: t("analysis.variety.trend.series"),
                    values: axis.map(valueOf),
                  },
                ],
          unit: "",
          remarks: t("analysis.results.columns.remark"),
          bounds: {
            value: t("analysis.variety.trend.series"),
            low: heads.low(null),
            high: heads.high(null),
          },
        }}
        empty={{ title: t("analysis.variety.trend.none") }}
      />
      <Verdict report={report} />
    </Stack>
  );
}

/** What the test says of it. */
function Verdict({ report: { trend } }: { report: VarietyOverTime }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useTrendWords();
  return (
    <>
      <Text>{words.said(trend)}</Text>
      {trend.canSay && (
        <Text size="sm" c="dimmed">
          {t("analysis.variety.trend.test", {
            p: words.p(trend.p),
            margin: format.number(trendMargin),
          })}{" "}
          {trend.isSeasonal && t("analysis.variety.trend.seasonal")}
        </Text>
      )}
    </>
  );
}
