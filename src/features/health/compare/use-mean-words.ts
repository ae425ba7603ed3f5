import type { OwnMean } from "@domain/health/compare/compare";
import { differenceOf } from "@domain/health/compare/compare";
import { symbolOf } from "@domain/measures/parameters/units";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { ToldProps } from "./use-compared-months";

/** So many digits of a mean are worth reading. */
const digits = { maximumSignificantDigits: 3 } as const;
const percent = { style: "percent", maximumFractionDigits: 0 } as const;

/** How means are told: in their unit, and beside each other in a sentence. */
export function useMeanWords({
  animal,
  by,
  chosen: {
    parameter: { unit },
  },
  others: known,
}: ToldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const symbol = symbolOf(unit);
  const plain = (value: number) => format.number(value, digits);
  const amount = (value: number) =>
    symbol === "" ? plain(value) : `${plain(value)}\u00a0${symbol}`;
  const [only] = known ?? [];
  const otherName =
    by === "individual"
      ? (only?.name ?? t("health.compare.with.individual"))
      : by === "none"
        ? ""
        : t(`health.compare.with.${by}`);
  const whose = ({ n, values }: OwnMean) =>
    by === "individual"
      ? t("health.compare.whose.individual", {
          name: otherName,
          count: values,
        })
      : t(`health.compare.whose.${by === "group" ? "group" : "species"}`, {
          count: n,
        });
  const sentence = (own: OwnMean | null, others: OwnMean | null): string => {
    if (own === null)
      return t("health.compare.cannotSay.own", { name: animal.name });
    const told = t("health.compare.own", {
      name: animal.name,
      mean: amount(own.mean),
      count: own.values,
    });
    if (by === "none") return t("health.compare.alone", { own: told });
    if (others === null) {
      const why = known === null ? "chosen" : "others";
      return t(`health.compare.cannotSay.${why}`, { own: told });
    }
    const {
      side,
      share,
      amount: apart,
    } = differenceOf(own.mean, others.mean, unit);
    return t(`health.compare.side.${side}`, {
      own: told,
      difference:
        share === null ? amount(apart) : format.number(share, percent),
      whose: whose(others),
    });
  };
  return { plain, amount, otherName, sentence };
}
