import type { Association } from "@domain/analysis/association/indices";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { AnalysisNames } from "../query/use-names";
import { useEffortWords } from "../parts/use-effort-words";
import { useFigureWords } from "../parts/use-figure-words";

/** What is said of two animals, in words. */
export function usePairWords(names: Pick<AnalysisNames, "animal">) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const { scans } = useEffortWords();
  return {
    pair: ({ one, other }: { one: string; other: string }) =>
      format.list([names.animal(one), names.animal(other)]),
    /** "0.61 (0.52 to 0.70, 120 scans)". */
    index: ({ value, interval, n }: Association) =>
      t("analysis.query.says.figure", {
        value: words.value(value, "number"),
        between: t("analysis.query.says.between", {
          low: words.value(interval.low, "number"),
          high: words.value(interval.high, "number"),
        }),
        units: scans(n),
      }),
    number: (value: number) => words.value(value, "number"),
    metres: (value: number) =>
      format.number(value, {
        style: "unit",
        unit: "meter",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    share: (value: number) => words.value(value, "share"),
    /** "p = 0.012". */
    p: (value: number) =>
      t("analysis.social.says.p", {
        value: format.number(value, { maximumFractionDigits: 3 }),
      }),
    scans,
  };
}
