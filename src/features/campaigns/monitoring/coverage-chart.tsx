import type {
  CoverageStatus,
  PeriodCoverage,
} from "@domain/evaluation/score/coverage";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { TimeChart } from "../../../ui/chart/time-chart";
import { noonOf } from "../../../lib/noon-of";
import { SentCharts } from "../../shared/exporting/sent-charts";
import { usePeriodName } from "./use-period-name";

/** In the order in which the chart's colours are those of their marks: blue, red and green. */
const drawn = ["due", "late", "done"] as const satisfies CoverageStatus[];

const general = { ofHealth: false };

interface CoverageChartProps {
  title: string;
  periods: readonly PeriodCoverage[];
}

/** Of how many subjects enough was there, period by period; its table and file stand behind it. */
export function CoverageChart({ title, periods }: CoverageChartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const periodName = usePeriodName();
  return (
    <SentCharts grounds={general}>
      <TimeChart
        title={title}
        height={180}
        empty={{ title: t("campaigns.states.nothingYet") }}
        data={{
          kind: "stack",
          unit: "",
          slots: periods.map((period) => {
            const first = noonOf(period.from);
            const tick = period.id.includes("W")
              ? format.shortDay(first)
              : format.shortMonth(first);
            return { key: period.id, name: periodName(period), tick };
          }),
          series: drawn.map((status) => ({
            key: status,
            name: t(`campaigns.options.coverage.${status}`),
            values: periods.map(({ totals }) => ({
              value: totals[status],
              n: totals[status],
              low: null,
              high: null,
              deviation: null,
              outside: [],
            })),
          })),
        }}
      />
    </SentCharts>
  );
}
