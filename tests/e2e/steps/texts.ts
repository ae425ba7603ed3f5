import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { TFunction } from "i18next";
import { createInstance } from "i18next";
import type {} from "../../../src/lib/i18n/i18next";
import type { Language } from "../../../src/lib/i18n/languages";

export type { Language };

const folder = join(import.meta.dirname, "../../../locales");

function bundle(language: Language): Record<string, unknown> {
  const files = readdirSync(join(folder, language));
  return Object.fromEntries(
    files.map((file) => [
      basename(file, ".json"),
      JSON.parse(readFileSync(join(folder, language, file), "utf8")) as unknown,
    ]),
  );
}

const known = new Map<Language, TFunction>();

/** What the interface says in a language: the app's own keys, `t("tasks.title")`. */
export function texts(language: Language): TFunction {
  const before = known.get(language);
  if (before) return before;
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: bundle(language) } },
    interpolation: { escapeValue: false },
  });
  known.set(language, i18n.t);
  return i18n.t;
}
