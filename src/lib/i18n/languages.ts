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

/** The language chosen in this browser, else the browser's own; storage may be refused. */
export function firstLanguage(): Language {
  const preferred = navigator.languages;
  try {
    return languageFor(localStorage.getItem(storageKey), preferred);
  } catch {
    return languageFor(null, preferred);
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser that refuses storage keeps the choice for this page only.
  }
}
