import type {
  EnvironmentKey,
  HealthKey,
} from "@domain/measures/parameters/built-in";
import { builtInOf } from "@domain/measures/parameters/built-in";
import type { Limits } from "@domain/measures/parameters/limits";
import { isLimiting } from "@domain/measures/parameters/limits";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { wordOf } from "@domain/measures/scale/words";
import { symbolOf } from "@domain/measures/parameters/units";
import type { Value } from "@domain/measures/values/value";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { builtInSteps, isBuiltInScale } from "../../scale-texts";

type Named = Pick<Parameter, "builtIn" | "name">;
type Valued = Pick<
  Parameter,
  "builtIn" | "measureType" | "unit" | "scaleMax" | "options"
>;

type Stepped = Pick<Parameter, "builtIn" | "options">;

const isKey = (key: string | null): key is EnvironmentKey | HealthKey =>
  builtInOf(key) !== null;

/** A step of a scale and its word. */
export const stepWithWord = (step: number | string, word: string): string =>
  `${String(step)} · ${word}`;

/** So many decimals are worth reading. */
const decimals = { maximumFractionDigits: 4 };

export interface ParameterWords {
  /** What a parameter is called here. */
  nameOf: (parameter: Named) => string;
  /** A value in words, with its unit. */
  valueOf: (parameter: Valued, value: Value) => string;
  /** What a step of a scale is called; null where it has no word. */
  stepWord: (parameter: Stepped, step: number) => string | null;
  /** From where to where limits go; null where they say nothing. */
  limitsOf: (
    parameter: Pick<Parameter, "unit">,
    limits: Limits,
  ) => string | null;
}

/** How parameters, their values and their limits are told. */
export function useParameterWords(): ParameterWords {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const measured = (number: number, unit: string | null) => {
      const symbol = symbolOf(unit);
      const text = format.number(number, decimals);
      return symbol === "" ? text : `${text}\u00a0${symbol}`;
    };
    const stepWord = ({ builtIn, options }: Stepped, step: number) => {
      const text = isBuiltInScale(builtIn)
        ? builtInSteps[builtIn][step - 1]
        : undefined;
      return text === undefined ? wordOf(options, step) : t(text);
    };
    const ofType = (
      { builtIn, measureType, unit, scaleMax, options }: Valued,
      value: Value,
    ): string => {
      if (typeof value === "number" && measureType === "scale") {
        const word = stepWord({ builtIn, options }, value);
        return word === null
          ? t("measures.values.scale", { value, max: scaleMax ?? "" })
          : stepWithWord(value, word);
      }
      if (typeof value === "number") return measured(value, unit);
      if (typeof value === "boolean")
        return t(value ? "measures.values.yes" : "measures.values.no");
      if (value instanceof Date) return format.dateTime(value);
      return options.find(({ id }) => id === value)?.name ?? "—";
    };
    const between = ({ unit }: Pick<Parameter, "unit">, limits: Limits) => {
      const { min, max } = limits;
      if (!isLimiting(limits)) return null;
      if (min === null)
        return t("measures.limits.upTo", { max: measured(max ?? 0, unit) });
      return max === null
        ? t("measures.limits.from", { min: measured(min, unit) })
        : t("measures.limits.between", {
            min: format.number(min, decimals),
            max: measured(max, unit),
          });
    };
    return {
      nameOf: ({ builtIn, name }) =>
        isKey(builtIn) ? t(`measures.builtIn.${builtIn}`) : name,
      valueOf: ofType,
      stepWord,
      limitsOf: between,
    };
  }, [t, format]);
}
