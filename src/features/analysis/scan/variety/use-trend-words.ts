import type { Trend } from "@domain/analysis/trend/trend";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { useFigureWords } from "../../parts/use-figure-words";

/** Below this no more is said than that it is less. */
const pLeast = 0.001;

/** Which way variety goes, in words. */
export function useTrendWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const slope = (value: number) =>
    format.number(value, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: "exceptZero",
    });
  /** What stands behind the letter: "= 0.012", "< 0.001". */
  const p = (value: number): string =>
    value < pLeast
      ? `< ${format.number(pLeast)}`
      : `= ${format.number(value, { maximumFractionDigits: 3 })}`;
  return {
    p,
    said: (trend: Trend): string =>
      trend.canSay
        ? t(`analysis.variety.trend.says.${trend.direction}`, {
            slope: slope(trend.slope),
            between:
              words.interval(
                { interval: trend.interval, by: "bootstrap" },
                "number",
              ) ?? "",
            periods: t("analysis.variety.trend.periods", { count: trend.n }),
          })
        : t(`analysis.variety.trend.says.${trend.why}`),
  };
}
