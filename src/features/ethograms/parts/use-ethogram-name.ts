import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages, localized } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What ethograms are called: in the reader's language, else in one they have a name in. */
export function useEthogramName(): (names: LocalizedText) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (names) => {
    const any = languages.map((one) => names[one]).find((name) => !!name);
    return localized(names, language, any ?? t("ethograms.states.noName"));
  };
}
