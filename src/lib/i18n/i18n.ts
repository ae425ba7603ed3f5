import type { i18n as Instance, TFunction } from "i18next";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { isLocal } from "../environment";
import { files as french } from "./bundles/fr";
import type { LanguageFiles } from "./collect";
import { groupOf, placed } from "./collect";
import { bracketed, isPseudo } from "./pseudo";
import { spaced } from "./spaced";
import type { Language } from "./languages";
import {
  fallbackLanguage,
  isLanguageChosen,
  storeForTab,
  storeLanguage,
} from "./languages";
import type { TextGroup } from "./texts";

const loaders: Record<Language, () => Promise<{ files: LanguageFiles }>> = {
  fr: () => Promise.resolve({ files: french }),
  en: () => import("./bundles/en"),
  es: () => import("./bundles/es"),
  de: () => import("./bundles/de"),
  it: () => import("./bundles/it"),
  nl: () => import("./bundles/nl"),
  pt: () => import("./bundles/pt"),
};

/** The language people see, and the one they are about to see. */
let shown: Language = fallbackLanguage;
let coming: Language = fallbackLanguage;
const wanted = new Set<TextGroup>();
const held = new Map<string, Promise<void>>();

/** Does `work` once per name; a failure may be tried again. */
function once(name: string, work: () => Promise<void>): Promise<void> {
  const running = held.get(name) ?? work();
  held.set(name, running);
  running.catch(() => held.delete(name));
  return running;
}

function put(language: Language, group: string, content: unknown): void {
  const texts = language === "fr" ? spaced(content) : content;
  i18next.addResourceBundle(
    language,
    "translation",
    placed(group, isLocal && isPseudo() ? bracketed(texts) : texts),
    true,
    true,
  );
}

const loadFirst = (language: Language): Promise<void> =>
  once(language, async () => {
    const { files } = await loaders[language]();
    for (const [path, content] of Object.entries(files.first))
      put(language, groupOf(path), content);
  });

const loadGroup = (language: Language, group: TextGroup): Promise<void> =>
  once(`${language} ${group}`, async () => {
    const { files } = await loaders[language]();
    const load = files.later[`/locales/${language}/${group}.json`];
    if (load !== undefined) put(language, group, await load());
  });

/** French stands in for a file that cannot be had, and while developing for a key that is missing. */
async function loadWithFallback(
  language: Language,
  group: TextGroup,
): Promise<void> {
  const french = () => loadGroup(fallbackLanguage, group);
  if (language === fallbackLanguage) return french();
  if (import.meta.env.DEV) await french();
  await loadGroup(language, group).catch(french);
}

/** Makes the texts of these groups ready in the language shown, and keeps them ready when it changes. */
export async function loadTexts(groups: readonly TextGroup[]): Promise<void> {
  for (const group of groups) wanted.add(group);
  await Promise.all(
    [...new Set([shown, coming])].flatMap((language) =>
      groups.map((group) => loadWithFallback(language, group)),
    ),
  );
}

/** The texts of these groups in a language, whichever is shown: for what is written in another one. */
export async function textsIn(
  language: Language,
  groups: readonly TextGroup[],
): Promise<TFunction> {
  await Promise.all(groups.map((group) => loadWithFallback(language, group)));
  return i18next.getFixedT(language);
}

/** A second voice beside the one shown, with the texts of these groups and those of the frame. */
export async function voiceIn(
  language: Language,
  groups: readonly TextGroup[],
): Promise<Instance> {
  await Promise.all([loadFirst(language), textsIn(language, groups)]);
  const voice = i18next.cloneInstance();
  await voice.changeLanguage(language);
  return voice;
}

/** Loads a module together with the texts that it shows. */
export const withTexts =
  <Module>(groups: readonly TextGroup[], load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadTexts(groups)]);
    return module;
  };

/** Starts translation in the given language; French is part of the first download. */
export async function startI18n(language: Language): Promise<void> {
  held.clear();
  await i18next.use(initReactI18next).init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    resources: { fr: { translation: {} } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadFirst(fallbackLanguage);
  await changeLanguage(language);
}

async function changeLanguage(language: Language): Promise<void> {
  coming = language;
  try {
    await loadFirst(language);
    await Promise.all(
      [...wanted].map((group) => loadWithFallback(language, group)),
    );
  } catch (error) {
    if (coming === language) coming = shown;
    throw error;
  }
  if (coming !== language) return;
  await i18next.changeLanguage(language);
  shown = language;
  document.documentElement.lang = language;
}

/** Somebody is choosing: what follows an account meanwhile stands back. */
let choosing = 0;

/** Switches the interface and remembers the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  choosing += 1;
  try {
    await changeLanguage(language);
    storeLanguage(language);
  } finally {
    choosing -= 1;
  }
}

/** Switches the interface to the language of who works here, in this tab alone, unless one is chosen in this browser. */
export async function followLanguage(language: Language): Promise<void> {
  if (choosing > 0 || isLanguageChosen()) return;
  await changeLanguage(language);
  if (shown === language) storeForTab(language);
}
