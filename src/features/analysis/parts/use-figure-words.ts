import type { Bounds, CannotSay, Said } from "@domain/analysis/said";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** How a value is written: a share, or a number in its own unit. */
export type Written = "share" | "number" | "difference";

/** How figures are written and said. */
export interface FigureWords {
  value: (value: number, as: Written) => string;
  /** "35 to 47", as fine as the value it is of; null where there is no interval. */
  interval: (bounds: Bounds, as: Written, of?: number) => string | null;
  /** Why there is no interval. */
  noInterval: (bounds: Bounds) => string | null;
  /** Why nothing can be said. */
  why: (why: CannotSay) => string;
  /** "41 % (35 to 47, 12 sessions)", or why it cannot be said; `units`: so many of what n counts, in words. */
  said: (said: Said, as: Written, units: (n: number) => string) => string;
}

/** So fine is what is written: shares of less than a tenth, and differences, to a thousandth. */
const digitsOf = (value: number, as: Written): number => {
  if (as === "difference") return 1;
  if (as === "number") return Math.abs(value) < 1 ? 2 : 1;
  return value !== 0 && Math.abs(value) < 0.0995 ? 1 : 0;
};

/** Figures in words: each with its interval and how many it is of, or why there is none. */
export function useFigureWords(): FigureWords {
  const { t } = useTranslation();
  const format = useFormat();
  const plain = (given: number, digits: number, isSigned: boolean) =>
    format.number(given, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(isSigned && { signDisplay: "exceptZero" as const }),
    });
  const value = (given: number, as: Written): string => {
    const digits = digitsOf(given, as);
    if (as === "number") return plain(given, digits, false);
    if (as === "share")
      return format.number(given, {
        style: "percent",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    return t("analysis.query.says.points", {
      value: plain(100 * given, digits, true),
    });
  };
  const interval: FigureWords["interval"] = (
    { interval: between },
    as,
    given,
  ) => {
    if (between === null) return null;
    const digits = digitsOf(given ?? between.high, as);
    const end = (one: number) =>
      as === "number"
        ? plain(one, digits, false)
        : plain(100 * one, digits, as === "difference");
    return t("analysis.query.says.between", {
      low: end(between.low),
      high: end(between.high),
    });
  };
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
      const between = interval(said, as, said.value);
      const values = { value: value(said.value, as), units: units(said.n) };
      return between === null
        ? t("analysis.query.says.alone", values)
        : t("analysis.query.says.figure", { ...values, between });
    },
  };
}
