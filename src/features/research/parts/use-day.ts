import { useTranslation } from "react-i18next";
import { noonOf } from "../../../lib/noon-of";
import { useFormat } from "../../../lib/use-format";

/** A day in words; null: it is not said. */
export function useDay() {
  const { t } = useTranslation();
  const format = useFormat();
  const day = (one: string | null): string =>
    one === null ? t("research.states.noDay") : format.date(noonOf(one));
  return {
    day,
    span: (from: string | null, until: string | null): string =>
      from === null && until === null
        ? t("research.states.noDay")
        : t("research.states.span", { from: day(from), until: day(until) }),
  };
}
