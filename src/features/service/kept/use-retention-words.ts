import type { Retention } from "@domain/privacy/row";
import { periodOf } from "@domain/time/lengths";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** How long something is kept, in words: 90 days, 3 years, or until when. */
export function useRetentionWords(): (one: Retention) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (one) => {
    if (one.days === null) return t(`service.kept.reasons.${one.reason}`);
    if (one.days === 0) return t(`service.kept.${one.only ?? "until"}`);
    const { count, unit } = periodOf(one.days);
    return number(count, { style: "unit", unit, unitDisplay: "long" });
  };
}
