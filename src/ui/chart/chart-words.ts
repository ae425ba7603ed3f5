import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";
import type { ChartMark, ChartValue, TimeChartData } from "./chart-data";

/** How a chart writes and says what it shows. */
export interface ChartWords {
  /** With the unit. */
  amount: (value: number) => string;
  /** The bare number of a table. */
  number: (value: number | null) => string;
  share: (share: number) => string;
  /** "21,3 °C (n = 12, 19 to 23), above the limit"; what a gap is called for null. */
  value: (value: ChartValue | null) => string;
  /** The same of one line among others. */
  of: (name: string, value: ChartValue | null) => string;
  /** On which sides it lies beyond the limits; "" within. */
  outside: (value: ChartValue | null) => string;
}

/** Figures that are worth reading: two behind the comma, and three of what is less than one. */
const fineOf = (value: number) =>
  Math.abs(value) < 1
    ? ({ maximumSignificantDigits: 3 } as const)
    : ({ maximumFractionDigits: 2 } as const);

export function useChartWords({
  unit,
  kind,
}: Pick<TimeChartData, "unit" | "kind">): ChartWords {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const plain = (value: number) => format.number(value, fineOf(value));
    const amount = (value: number) =>
      unit === "" ? plain(value) : `${plain(value)}\u00a0${unit}`;
    const outside = (value: ChartValue | null) =>
      format.list(
        (value?.outside ?? []).map((side) => t(`chart.outside.${side}`)),
      );
    const said = (value: ChartValue) => {
      const { n, low, high } = value;
      const count = format.number(n);
      if (kind === "stack") return count;
      const parts =
        n > 1 && low !== null && high !== null
          ? t("chart.says.many", {
              value: amount(value.value),
              n: count,
              low: plain(low),
              high: plain(high),
            })
          : amount(value.value);
      const beyond = outside(value);
      return [parts, value.remark ?? "", beyond]
        .filter((part) => part !== "")
        .join(", ");
    };
    const valueOf = (value: ChartValue | null) =>
      value === null ? t("chart.says.gap") : said(value);
    return {
      amount,
      number: (value) =>
        value === null
          ? ""
          : format.number(value, { ...fineOf(value), useGrouping: false }),
      share: (share) =>
        format.number(share, { style: "percent", maximumFractionDigits: 1 }),
      value: valueOf,
      of: (name, value) => t("chart.says.of", { name, value: valueOf(value) }),
      outside,
    };
  }, [t, format, unit, kind]);
}

/** What happened within a slot. */
export const marksIn = (
  marks: readonly ChartMark[],
  slot: number,
): readonly ChartMark[] => marks.filter(({ at }) => Math.floor(at) === slot);
