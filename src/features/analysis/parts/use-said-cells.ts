import type { Said } from "@domain/analysis/said";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { Column } from "../../../ui/chart/parts/rows";
import { useFigureWords } from "./use-figure-words";
import type { Unit } from "./use-unit-heads";
import { useUnitHeads } from "./use-unit-heads";

/** A figure as cells of a table: its value, whose head says its unit, both ends of its interval, how many it is of, and why there is less. */
export function useSaidCells() {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const heads = useUnitHeads();
  const number = (value: number) =>
    Number.isFinite(value)
      ? format.number(value, { maximumFractionDigits: 3, useGrouping: false })
      : "";
  return {
    number,
    columns: (value: string, unit: Unit | null): Column[] => [
      { head: value, isNumber: true },
      { head: heads.low(unit), isNumber: true },
      { head: heads.high(unit), isNumber: true },
      { head: t("analysis.focal.columns.n"), isNumber: true },
      { head: t("analysis.results.columns.remark"), isNumber: false },
    ],
    cells: (said: Said): string[] =>
      said.canSay
        ? [
            number(said.value),
            said.interval === null ? "" : number(said.interval.low),
            said.interval === null ? "" : number(said.interval.high),
            String(said.n),
            words.noInterval(said) ?? "",
          ]
        : ["", "", "", "", words.why(said.why)],
  };
}
