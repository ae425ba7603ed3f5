import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { RangeChart } from "../../../../ui/chart/range-chart";
import { rangeOf } from "../../parts/range-of";
import { useFigureWords } from "../../parts/use-figure-words";
import { useRecordWords } from "../use-record-words";
import type { VarietyProps } from "./use-variety-words";
import { useVarietyNames, useVarietyTable } from "./use-variety-words";

/** Over all: as how many equally frequent behaviours, how even, and how likely two records differ. */
export function HillChart(props: VarietyProps) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const records = useRecordWords();
  const table = useVarietyTable(props);
  const [row] = props.report.rows;
  if (row === undefined) return null;
  const { measures, possible, hillOne, hillTwo, evenness } = row;
  const text = (value: number, n: number) =>
    t("analysis.query.says.alone", { value, units: records(n) });
  const richness = measures?.richness ?? null;
  return (
    <Stack gap="md">
      <RangeChart
        title={t("analysis.variety.chart.hillTitle")}
        facts={t("analysis.variety.chart.hillFacts", { count: possible })}
        bars={[
          {
            key: "zero",
            name: t("analysis.variety.chart.hill.zero"),
            ...{ color: null, value: richness, low: null, high: null },
            text: measures === null ? "" : text(measures.richness, measures.n),
          },
          rangeOf(
            "one",
            t("analysis.variety.chart.hill.one"),
            hillOne,
            words.said(hillOne, "number", records),
          ),
          rangeOf(
            "two",
            t("analysis.variety.chart.hill.two"),
            hillTwo,
            words.said(hillTwo, "number", records),
          ),
        ]}
        span={[0, Math.max(1, possible)]}
        table={table}
      />
      <Text size="sm">
        {t("analysis.variety.chart.evenness", {
          figure: words.said(evenness, "number", records),
        })}{" "}
        {measures !== null &&
          t("analysis.variety.chart.simpson", {
            value: words.value(measures.simpson, "number"),
          })}
      </Text>
    </Stack>
  );
}

/** The variety of each animal, or among the behaviours of each valence, with its level. */
export function VarietyChart(props: VarietyProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const records = useRecordWords();
  const nameOf = useVarietyNames(props);
  const table = useVarietyTable(props);
  const { rows } = props.report;
  const most = Math.log(Math.max(2, ...rows.map(({ possible }) => possible)));
  return (
    <RangeChart
      title={t("analysis.variety.chart.title")}
      facts={t("analysis.variety.chart.facts", {
        most: format.number(most, { maximumFractionDigits: 2 }),
      })}
      bars={rows.map((row) => {
        const figure = words.said(row.shannon, "number", records);
        const level = row.level.canSay
          ? t(`analysis.variety.level.${row.level.level}`)
          : null;
        return rangeOf(
          JSON.stringify(row.key),
          nameOf(row.key),
          row.shannon,
          format.list([figure, ...(level === null ? [] : [level])]),
        );
      })}
      span={[0, most]}
      table={table}
    />
  );
}

/** The same of samples that are all as large as the smallest. */
export function EqualChart(props: VarietyProps) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const records = useRecordWords();
  const nameOf = useVarietyNames(props);
  const table = useVarietyTable(props);
  const { rows, equalSize } = props.report;
  if (equalSize === null)
    return <Text c="dimmed">{t("analysis.variety.chart.equalNone")}</Text>;
  const most = Math.log(Math.max(2, ...rows.map(({ possible }) => possible)));
  return (
    <RangeChart
      title={t("analysis.variety.chart.equalTitle")}
      facts={t("analysis.variety.chart.equalFacts", { count: equalSize })}
      bars={rows.map(({ key, rarefied }) => ({
        key: JSON.stringify(key),
        name: nameOf(key),
        ...{ color: null, low: null, high: null },
        value: rarefied?.shannon ?? null,
        text:
          rarefied === null
            ? t("analysis.variety.chart.equalFew")
            : t("analysis.query.says.alone", {
                value: words.value(rarefied.shannon, "number"),
                units: records(rarefied.size),
              }),
      }))}
      span={[0, most]}
      table={table}
    />
  );
}
