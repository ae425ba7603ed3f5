import dayjs from "dayjs";
import type { Language } from "./languages";

const loaders: Record<Language, () => Promise<unknown>> = {
  fr: () => import("dayjs/locale/fr"),
  en: () => import("dayjs/locale/en-gb"),
  es: () => import("dayjs/locale/es"),
  de: () => import("dayjs/locale/de"),
  it: () => import("dayjs/locale/it"),
  nl: () => import("dayjs/locale/nl"),
  pt: () => import("dayjs/locale/pt"),
};

/** The dayjs name of a language, as the date fields take it. */
export const dayjsLocale = (language: Language): string =>
  language === "en" ? "en-gb" : language;

/** Loads the words the date fields need; called by them, so that pages without dates do not pay. */
export async function loadDayjsLocale(language: Language): Promise<void> {
  await loaders[language]();
  dayjs.locale(dayjsLocale(language));
}
