import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { i18n, TFunction } from "i18next";
import { createInstance } from "i18next";
import type {} from "../../../src/lib/i18n/i18next";
import type { Language } from "../../../src/lib/i18n/languages";

export type { Language };

const folder = join(import.meta.dirname, "../../../locales");

const leaf = (group: string, content: unknown): unknown =>
  group.split(".").reduceRight((inner, name) => ({ [name]: inner }), content);

/** The texts of a language; a dot in a file's name is a step down in the tree. */
function addTexts(i18n: i18n, language: Language): void {
  for (const file of readdirSync(join(folder, language)))
    i18n.addResourceBundle(
      language,
      "translation",
      leaf(
        basename(file, ".json"),
        JSON.parse(readFileSync(join(folder, language, file), "utf8")),
      ),
      true,
      true,
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
    resources: { [language]: { translation: {} } },
    interpolation: { escapeValue: false },
  });
  addTexts(i18n, language);
  known.set(language, i18n.t);
  return i18n.t;
}
