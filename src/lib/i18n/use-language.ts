import { useTranslation } from "react-i18next";
import type { Language } from "./languages";
import { fallbackLanguage, isLanguage } from "./languages";

/** The language shown now; the component follows when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
}
