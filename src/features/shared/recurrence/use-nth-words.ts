import { draftNths } from "@domain/recurrence/draft/draft";
import { useTranslation } from "react-i18next";

/** Rarely meant: shown only where a rule has them. */
const rare: readonly number[] = [5, -2];

/** Which weekdays of a month there are to choose from, beside those that are chosen. */
export function useNthWords() {
  const { t } = useTranslation();
  const wordOf = (nth: (typeof draftNths)[number]): string => {
    if (nth === -1) return t("tasks.schedule.builder.nth.last");
    if (nth === -2) return t("tasks.schedule.builder.nth.beforeLast");
    return t(`tasks.schedule.builder.nth.${nth}`);
  };
  return (chosen: readonly number[]) =>
    draftNths
      .filter((nth) => !rare.includes(nth) || chosen.includes(nth))
      .map((nth) => ({ value: nth, label: wordOf(nth) }));
}
