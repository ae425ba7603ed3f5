import type { Lived } from "@domain/animal/birthdate";
import { ageOf } from "@domain/animal/birthdate";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { dayOf } from "../../../lib/format";

const everyHour = 3_600_000;

/**
 * An age in words: years, or months in the first two years; null when unknown. It is today's in Paris, or that
 * of the day on which the animal died or left.
 */
export function useAge(): (lived: Lived) => string | null {
  const { t } = useTranslation();
  const today = dayOf(useNow(everyHour));
  return useCallback(
    (lived) => {
      const age = ageOf(lived, today);
      if (age === null) return null;
      const months = age.years * 12 + age.months;
      if (months === 0) return t("animals.states.newborn");
      return age.years >= 2
        ? t("animals.states.years", { count: age.years })
        : t("animals.states.months", { count: months });
    },
    [t, today],
  );
}
