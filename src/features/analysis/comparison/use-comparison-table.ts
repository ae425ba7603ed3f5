import type { Said } from "@domain/analysis/said";
import type { Comparison } from "@domain/observation/analysed/results/comparison";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { Rows } from "../../../ui/chart/parts/rows";
import { useFigureWords } from "../parts/use-figure-words";
import type { Unit } from "../parts/use-unit-heads";
import { useUnitHeads } from "../parts/use-unit-heads";

/** All of a comparison as a table, in percent and points of percent. */
export function useComparisonTable() {
  const { t } = useTranslation();
  const format = useFormat();
  const figures = useFigureWords();
  const heads = useUnitHeads();
  const percent = (value: number | null) =>
    value === null
      ? ""
      : format.number(100 * value, {
          maximumFractionDigits: 2,
          useGrouping: false,
        });
  const cells = (said: Said) => [
    percent(said.canSay ? said.value : null),
    percent(said.canSay ? (said.interval?.low ?? null) : null),
    percent(said.canSay ? (said.interval?.high ?? null) : null),
  ];
  return (
    report: Comparison,
    names: { one: string; other: string },
    nameOf: (behaviourId: string | null) => string,
  ): Rows => {
    const figure = (head: string) => ({ head, isNumber: true });
    const three = (head: string, unit: Unit) =>
      [
        heads.inUnit(head, unit),
        `${head}, ${heads.low(unit)}`,
        `${head}, ${heads.high(unit)}`,
      ].map(figure);
    return {
      columns: [
        { head: t("analysis.results.columns.behaviour"), isNumber: false },
        ...three(names.one, "percent"),
        ...three(names.other, "percent"),
        ...three(t("analysis.comparison.difference"), "points"),
        figure(t("analysis.comparison.n")),
        { head: t("analysis.results.columns.remark"), isNumber: false },
      ],
      rows: report.lines.map(({ behaviourId, one, other, difference }) => [
        nameOf(behaviourId),
        ...cells(one),
        ...cells(other),
        ...cells(difference),
        difference.canSay ? String(difference.n) : "",
        difference.canSay
          ? (figures.noInterval(difference) ?? "")
          : figures.why(difference.why),
      ]),
    };
  };
}
