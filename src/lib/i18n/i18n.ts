import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { bundle as french } from "./bundles/fr";
import type { Bundle } from "./collect";
import type { Language } from "./languages";
import { fallbackLanguage, storeLanguage } from "./languages";

const loaders: Record<
  Exclude<Language, "fr">,
  () => Promise<{ bundle: Bundle }>
> = {
  en: () => import("./bundles/en"),
  es: () => import("./bundles/es"),
  de: () => import("./bundles/de"),
  it: () => import("./bundles/it"),
  nl: () => import("./bundles/nl"),
  pt: () => import("./bundles/pt"),
};

async function load(language: Language): Promise<void> {
  if (language === fallbackLanguage) return;
  if (i18next.hasResourceBundle(language, "translation")) return;
  const { bundle } = await loaders[language]();
  i18next.addResourceBundle(language, "translation", bundle);
}

const show = (language: Language) => {
  document.documentElement.lang = language;
};

/** Starts translation in the given language; French is part of the first download. */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    resources: { fr: { translation: french } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await changeLanguage(language);
}

async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  show(language);
}

/** Switches the interface and remembers the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  storeLanguage(language);
}
