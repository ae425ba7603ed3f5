/** The interface's languages with the name each gives itself; French is reference and fallback. */
export const languageNames = {
  fr: "Français",
  en: "English",
  es: "Español",
  de: "Deutsch",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
} as const;

export type Language = keyof typeof languageNames;

export const fallbackLanguage = "fr" satisfies Language;
export const languages = Object.keys(languageNames) as Language[];

const storageKey = "language";

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && Object.hasOwn(languageNames, value);

/** The language to begin with: the one chosen, else the first the browser prefers that there is, else French. */
export const languageFor = (
  chosen: unknown,
  preferred: readonly string[],
): Language =>
  isLanguage(chosen)
    ? chosen
    : (preferred
        .map((tag) => tag.toLowerCase().split("-")[0])
        .find(isLanguage) ?? fallbackLanguage);

/** What one of the browser's stores keeps; null: nothing, or it may be refused. */
function stored(store: () => Storage): Language | null {
  try {
    const language = store().getItem(storageKey);
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}

function store(where: () => Storage, language: Language): void {
  try {
    where().setItem(storageKey, language);
  } catch {
    // A browser that refuses storage keeps the language for this page only.
  }
}

const browser = () => localStorage;
const tab = () => sessionStorage;

/** Whether somebody chose a language in this browser. */
export const isLanguageChosen = (): boolean => stored(browser) !== null;

/** The language chosen in this browser, else that of the person who works in this tab, else the browser's own. */
export const firstLanguage = (): Language =>
  languageFor(stored(browser) ?? stored(tab), navigator.languages);

/** Keeps what somebody chose in this browser. */
export const storeLanguage = (language: Language): void =>
  store(browser, language);

/** Keeps the language of who works in this tab, for as long as it is open. */
export const storeForTab = (language: Language): void => store(tab, language);
