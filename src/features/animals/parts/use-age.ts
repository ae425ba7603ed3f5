import { ageOn } from "@domain/animal/birthdate";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { dayOf } from "../../../lib/format";
import { useFormat } from "../../../lib/use-format";

const everyHour = 3_600_000;

interface Ages {
  /** Years, or months in the first two years; null when unknown. */
  short: (birthdate: string | null) => string | null;
  /** Years and months. */
  full: (birthdate: string | null) => string | null;
}

/** Ages in words, today in Paris. */
export function useAge(): Ages {
  const { t } = useTranslation();
  const format = useFormat();
  const today = dayOf(useNow(everyHour));
  const inYears = (count: number) => t("animals.states.years", { count });
  const inMonths = (count: number) => t("animals.states.months", { count });
  return {
    short: (birthdate) => {
      const age = ageOn(birthdate, today);
      if (age === null) return null;
      return age.years >= 2
        ? inYears(age.years)
        : inMonths(age.years * 12 + age.months);
    },
    full: (birthdate) => {
      const age = ageOn(birthdate, today);
      if (age === null) return null;
      if (age.years === 0) return inMonths(age.months);
      return age.months === 0
        ? inYears(age.years)
        : format.list([inYears(age.years), inMonths(age.months)]);
    },
  };
}
