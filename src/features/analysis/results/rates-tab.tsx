import type { Said } from "@domain/analysis/said";
import type { RateRow } from "@domain/observation/analysed/results/rates";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import type { Rows } from "../../../ui/chart/parts/rows";
import type { RangeBar } from "../../../ui/chart/range-chart";
import { RangeChart } from "../../../ui/chart/range-chart";
import { Select } from "../../../ui/form/fields/choosers";
import { useEffortWords } from "../parts/use-effort-words";
import { useFigureWords } from "../parts/use-figure-words";
import { useUnitHeads } from "../parts/use-unit-heads";
import { Working } from "../parts/working";
import { useShown } from "../query/use-shown";
import { begunIn } from "./behaviours";
import type { TabProps } from "./budget-tab";
import { useKeyWords } from "./use-key-words";

type Figures = RateRow["figures"][number];

const rateOf = ({ ratePerHour }: Figures): number =>
  ratePerHour.canSay ? ratePerHour.value : 0;

/** How often behaviours begin in an hour: of each behaviour over all, or of one behaviour by animal, group, context or enclosure. */
export function RatesTab({ analysis, look, questionRef }: TabProps) {
  const { t } = useTranslation();
  const { asking, coding, summary } = analysis;
  const analysed = useAnalysis("rates", asking, {
    by: look.by,
    questionRef,
    behaviourIds: begunIn(coding),
  });
  if (summary.focalSessions === 0)
    return <Text c="dimmed">{t("analysis.results.rates.scansOnly")}</Text>;
  return (
    <Working analysed={analysed}>
      {(rows) => (
        <RatesChart
          key={look.by}
          rows={rows}
          analysis={analysis}
          look={look}
          questionRef={questionRef}
        />
      )}
    </Working>
  );
}

function RatesChart(props: TabProps & { rows: readonly RateRow[] }) {
  const { rows, analysis, look, questionRef } = props;
  const { t } = useTranslation();
  const { coding } = analysis;
  const { byName } = useFormat();
  const effort = useEffortWords();
  const words = useFigureWords();
  const nameOf = useKeyWords(analysis, look.by, questionRef);
  const tableOf = useRateTable();
  const sums = new Map<string, number>();
  for (const one of rows.flatMap(({ figures }) => figures))
    sums.set(one.behaviourId, (sums.get(one.behaviourId) ?? 0) + one.begun);
  const ordered = [...sums].sort(([, a], [, b]) => b - a).map(([id]) => id);
  const [{ behaviourIds }, show] = useShown();
  const shown =
    behaviourIds.find((id) => id !== null && sums.has(id)) ?? ordered[0] ?? "";
  const isAll = look.by === "all";
  const barOf = (figures: Figures, name: string): RangeBar => {
    const { ratePerHour: said } = figures;
    return {
      key: name,
      name,
      color: null,
      value: said.canSay ? said.value : null,
      low: said.canSay ? (said.interval?.low ?? null) : null,
      high: said.canSay ? (said.interval?.high ?? null) : null,
      text: words.said(said, "number", effort.sessions),
    };
  };
  const bars = isAll
    ? (rows[0]?.figures ?? [])
        .filter(({ begun }) => begun > 0)
        .toSorted((a, b) => rateOf(b) - rateOf(a))
        .map((one) => barOf(one, coding.behaviour(one.behaviourId)))
    : rows
        .flatMap(({ key, figures }) =>
          figures
            .filter(({ behaviourId }) => behaviourId === shown)
            .map((one) => barOf(one, nameOf(key))),
        )
        .sort((a, b) => byName(a.name, b.name));
  const most = Math.max(
    1,
    ...bars.map(({ value, high }) => high ?? value ?? 0),
  );
  const seenMs = rows.reduce((sum, row) => sum + row.seenMs, 0);
  return (
    <Stack gap="md">
      {!isAll && (
        <Select
          label={t("analysis.results.fields.behaviour")}
          data={ordered.map((id) => ({
            value: id,
            label: coding.behaviour(id),
          }))}
          value={shown}
          allowDeselect={false}
          searchable
          onChange={(id) => show({ behaviourIds: [id] })}
          maw={360}
        />
      )}
      {bars.length === 0 ? (
        <Text c="dimmed">{t("analysis.results.rates.none")}</Text>
      ) : (
        <RangeChart
          title={
            isAll
              ? t("analysis.results.rates.title")
              : t("analysis.results.rates.titleOf", {
                  name: coding.behaviour(shown),
                })
          }
          facts={t("analysis.results.rates.facts", {
            length: effort.length(seenMs),
          })}
          bars={bars}
          span={[0, most]}
          table={tableOf(rows, nameOf, coding.behaviour)}
        />
      )}
    </Stack>
  );
}

/** All rates as a table: a row each behaviour of each animal, group, answer or enclosure. */
function useRateTable() {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const heads = useUnitHeads();
  const number = (value: number) =>
    format.number(value, { maximumFractionDigits: 3, useGrouping: false });
  const bound = (said: Said, end: "low" | "high") =>
    said.canSay && said.interval !== null ? number(said.interval[end]) : "";
  return (
    rows: readonly RateRow[],
    nameOf: (key: string | null) => string,
    behaviour: (id: string) => string,
  ): Rows => ({
    columns: [
      ...(["of", "behaviour"] as const).map((name) => ({
        head: t(`analysis.results.columns.${name}`),
        isNumber: false,
      })),
      ...[
        t("analysis.results.columns.begun"),
        t("analysis.results.columns.perHour"),
        heads.low("perHour"),
        heads.high("perHour"),
        t("analysis.results.columns.meanSeconds"),
        t("analysis.results.columns.sessions"),
        t("analysis.results.columns.animals"),
        t("analysis.results.columns.hours"),
      ].map((head) => ({ head, isNumber: true })),
      { head: t("analysis.results.columns.remark"), isNumber: false },
    ],
    rows: rows.flatMap(({ key, figures, sessions, animals, seenMs }) =>
      figures.map((one) => {
        const { ratePerHour: said, meanMs } = one;
        return [
          nameOf(key),
          behaviour(one.behaviourId),
          String(one.begun),
          said.canSay ? number(said.value) : "",
          bound(said, "low"),
          bound(said, "high"),
          meanMs.canSay ? number(meanMs.value / 1000) : "",
          String(sessions),
          String(animals),
          number(seenMs / 3_600_000),
          said.canSay ? (words.noInterval(said) ?? "") : words.why(said.why),
        ];
      }),
    ),
  });
}
