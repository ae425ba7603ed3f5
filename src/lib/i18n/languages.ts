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

/** The language chosen in this browser; French before any choice, or where storage is refused. */
export function storedLanguage(): Language {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : fallbackLanguage;
  } catch {
    return fallbackLanguage;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser that refuses storage keeps the choice for this page only.
  }
}
