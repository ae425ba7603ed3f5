import type { Bounds, CannotSay, Said } from "@domain/analysis/said";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** How a value is written: a share, or a number in its own unit. */
export type Written = "share" | "number" | "difference";

/** How figures are written and said. */
export interface FigureWords {
  value: (value: number, as: Written) => string;
  /** "35 to 47"; null where there is no interval. */
  interval: (bounds: Bounds, as: Written) => string | null;
  /** Why there is no interval. */
  noInterval: (bounds: Bounds) => string | null;
  /** Why nothing can be said. */
  why: (why: CannotSay) => string;
  /** "41 % (35 to 47, 12 sessions)", or why it cannot be said; `units`: so many of what n counts, in words. */
  said: (said: Said, as: Written, units: (n: number) => string) => string;
}

/** Shares of less than a tenth are told to a thousandth. */
const digitsOf = (share: number): number =>
  share !== 0 && Math.abs(share) < 0.0995 ? 1 : 0;

/** Figures in words: each with its interval and how many it is of, or why there is none. */
export function useFigureWords(): FigureWords {
  const { t } = useTranslation();
  const format = useFormat();
  const value = (given: number, as: Written): string => {
    if (as === "number")
      return format.number(given, {
        maximumFractionDigits: Math.abs(given) < 10 ? 2 : 1,
      });
    if (as === "share")
      return format.number(given, {
        style: "percent",
        maximumFractionDigits: digitsOf(given),
      });
    return t("analysis.query.says.points", {
      value: format.number(100 * given, {
        maximumFractionDigits: digitsOf(given),
        signDisplay: "exceptZero",
      }),
    });
  };
  /** An end of an interval: the unit stands with the value. */
  const end = (given: number, as: Written): string =>
    as === "number"
      ? value(given, as)
      : format.number(100 * given, {
          maximumFractionDigits: digitsOf(given),
          ...(as === "difference" && { signDisplay: "exceptZero" as const }),
        });
  const interval = ({ interval: between }: Bounds, as: Written) =>
    between === null
      ? null
      : t("analysis.query.says.between", {
          low: end(between.low, as),
          high: end(between.high, as),
        });
  const noInterval = (bounds: Bounds) =>
    bounds.interval === null
      ? t(`analysis.query.noInterval.${bounds.by}`)
      : null;
  const why = (code: CannotSay) => t(`analysis.query.cannotSay.${code}`);
  return {
    value,
    interval,
    noInterval,
    why,
    said: (said, as, units) => {
      if (!said.canSay)
        return t("analysis.query.says.cannot", { why: why(said.why) });
      const between = interval(said, as);
      const values = { value: value(said.value, as), units: units(said.n) };
      return between === null
        ? t("analysis.query.says.alone", values)
        : t("analysis.query.says.figure", { ...values, between });
    },
  };
}
