import { surveyName } from "@domain/survey/survey";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What contexts are called: in the reader's language, else in one they have a name in. */
export function useContextName(): (names: LocalizedText) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (names) =>
    surveyName({ names }, language) ?? t("contexts.states.noName");
}
