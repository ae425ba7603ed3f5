import type {
  VarietyPeriods,
  VarietySide,
} from "@domain/observation/analysed/variety/two-periods";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../lib/use-format";
import type { Rows } from "../../../../ui/chart/parts/rows";
import { RangeChart } from "../../../../ui/chart/range-chart";
import { rangeOf } from "../../parts/range-of";
import { useEffortWords } from "../../parts/use-effort-words";
import { useFigureWords } from "../../parts/use-figure-words";
import { useSaidCells } from "../../parts/use-said-cells";
import { Working } from "../../parts/working";
import { CutInTwo } from "../cut-field";
import { valuedIn } from "./behaviours";
import { useTrendWords } from "./use-trend-words";
import type { VarietyTabProps } from "./variety-tab";

/** How varied what animals do is before and after a day, and how far that differs. */
export function TwoPeriods({ analysis }: VarietyTabProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {t("analysis.variety.periods.title")}
      </Title>
      <CutInTwo analysis={analysis}>
        {(cut) => <Compared key={cut} analysis={analysis} cut={cut} />}
      </CutInTwo>
    </Stack>
  );
}

function Compared({ analysis, cut }: VarietyTabProps & { cut: CalendarDay }) {
  const behaviourIds = valuedIn(analysis.coding).map(
    ({ behaviourId }) => behaviourId,
  );
  const analysed = useAnalysis("varietyPeriods", analysis.asking, {
    behaviourIds,
    cut,
  });
  return (
    <Working analysed={analysed}>
      {(report) => <Difference report={report} cut={cut} />}
    </Working>
  );
}

interface DifferenceProps {
  report: VarietyPeriods;
  cut: CalendarDay;
}

function Difference({ report, cut }: DifferenceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const effort = useEffortWords();
  const trendWords = useTrendWords();
  const table = usePeriodsTable(report, cut);
  const { difference, hutcheson } = report;
  const day = format.date(startOfDay(cut));
  const figure = words.said(difference, "number", effort.sessions);
  const bounds = difference.canSay ? difference.interval : null;
  const way = () => {
    if (bounds === null) return "unsure";
    if (bounds.low > 0) return "more";
    return bounds.high < 0 ? "less" : "unsure";
  };
  const reach = Math.max(
    0.5,
    ...[bounds?.low, bounds?.high].map((one) => Math.abs(one ?? 0)),
  );
  return (
    <Stack gap="md">
      <Text fw={500}>
        {t(`analysis.variety.periods.${way()}`, { day, figure })}
      </Text>
      <RangeChart
        title={t("analysis.variety.periods.difference")}
        facts={t("analysis.variety.periods.facts")}
        bars={[
          rangeOf(
            cut,
            t("analysis.variety.periods.difference"),
            difference,
            figure,
          ),
        ]}
        span={[-reach, reach]}
        table={table}
      />
      {hutcheson.canSay && (
        <Text size="sm" c="dimmed">
          {t("analysis.variety.periods.hutcheson", {
            t: format.number(hutcheson.t, { maximumFractionDigits: 2 }),
            degrees: format.number(Math.floor(hutcheson.degrees)),
            p: trendWords.p(hutcheson.p),
          })}
        </Text>
      )}
    </Stack>
  );
}

/** Both sides and how far they differ, as a table. */
function usePeriodsTable(report: VarietyPeriods, cut: CalendarDay): Rows {
  const { t } = useTranslation();
  const format = useFormat();
  const { number, columns, cells } = useSaidCells();
  const day = format.date(startOfDay(cut));
  const figure = (head: string) => ({ head, isNumber: true });
  const rowOf = (name: string, side: VarietySide): string[] => [
    name,
    String(side.n),
    side.measures === null ? "" : number(side.measures.shannon),
    side.rarefied === null ? "" : String(side.rarefied.size),
    side.rarefied === null ? "" : number(side.rarefied.shannon),
    side.rarefied === null ? "" : number(side.rarefied.richness),
    ...(side.measures === null ? [""] : [number(side.measures.corrected)]),
    ...["", "", String(side.sessions), ""],
  ];
  const { before, after, difference } = report;
  return {
    columns: [
      { head: t("analysis.scan.columns.of"), isNumber: false },
      figure(t("analysis.variety.columns.records")),
      figure(t("analysis.variety.measures.shannon")),
      figure(t("analysis.variety.columns.size")),
      figure(t("analysis.variety.measures.equalShannon")),
      figure(t("analysis.variety.measures.equalRichness")),
      ...columns(t("analysis.variety.measures.corrected"), null),
    ],
    rows: [
      rowOf(t("analysis.variety.periods.before", { day }), before),
      rowOf(t("analysis.variety.periods.after", { day }), after),
      [
        t("analysis.variety.periods.difference"),
        ...["", "", "", "", ""],
        ...cells(difference),
      ],
    ],
  };
}
