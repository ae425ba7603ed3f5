import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../architecture/sources";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { languages as shownLanguages } from "../../src/lib/i18n/languages";
import {
  type Catalogue,
  catalogueOf,
  filesIn,
  placeholders,
  pluralsOf,
  reference,
  stem,
} from "./catalogue";
import { usageOf, usageOfProduct } from "./usage";

const french = catalogueOf(reference);
const frenchStems = [...new Set([...french.keys()].map(stem))].sort();

/** The names each key may fill in, over its plural forms: "one" may leave the count out. */
function namesIn(catalogue: Catalogue): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const [key, text] of catalogue) {
    const known = names.get(stem(key)) ?? [];
    names.set(stem(key), [...known, ...placeholders(text)]);
  }
  return new Map(
    [...names].map(([key, found]) => [key, [...new Set(found)].sort().join()]),
  );
}

const frenchNames = namesIn(french);

/** Messages of the specification that a later issue says: `specified-messages.ts` names it. */
const isAwaited = (key: string) => key.startsWith("errors.awaited.");

/** How many words of its own a text has. */
const wordsOf = (text: string): number =>
  text.replace(/\{\{.*?\}\}/g, " ").match(/\p{L}\p{Ll}+/gu)?.length ?? 0;

/** What is said in another language as in French. */
const alike = new Set([
  "pt shell.fields.menu",
  "pt shell.options.layout.horizontal",
]);

it("offers the languages of the domain", () => {
  expect([...shownLanguages].sort()).toEqual([...languages].sort());
});

describe.each(languages)("the texts in %s", (language) => {
  const catalogue = catalogueOf(language);

  it("are in the same files as the French ones", () => {
    expect(filesIn(language)).toEqual(filesIn(reference));
  });

  it("have the same keys", () => {
    expect([...new Set([...catalogue.keys()].map(stem))].sort()).toEqual(
      frenchStems,
    );
  });

  it("fill in the same names", () => {
    const names = namesIn(catalogue);
    const different = frenchStems.filter(
      (key) => names.get(key) !== frenchNames.get(key),
    );
    expect(different).toEqual([]);
  });

  it("have the plural forms of the language", () => {
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.toSorted();
    const wrong = [...pluralsOf(catalogue)].filter(
      ([, endings]) => endings.join() !== forms.join(),
    );
    expect(wrong).toEqual([]);
    expect([...pluralsOf(catalogue).keys()].sort()).toEqual(
      [...pluralsOf(french).keys()].sort(),
    );
  });

  it("are never empty, and never left in French by mistake", () => {
    const empty = [...catalogue].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
    if (language === reference) return;
    const same = [...catalogue]
      .filter(([key, text]) => french.get(key) === text)
      .filter(([, text]) => wordsOf(text) >= 2)
      .map(([key]) => `${language} ${key}`);
    expect(same.filter((one) => !alike.has(one))).toEqual([]);
  });
});

describe("a text that nobody shows", () => {
  it("is found also beside others that are filled in", () => {
    const isUsed = usageOf([join(root, "tests/locales/usage-sample.ts")]);
    expect(isUsed("tasks.options.type.feeding")).toBe(true);
    expect(isUsed("tasks.title")).toBe(true);
    expect(isUsed("tasks.options.type.gone")).toBe(false);
    expect(isUsed("tasks.options.other.feeding")).toBe(false);
  }, 60_000);

  it("is not there", () => {
    const isUsed = usageOfProduct();
    const said = frenchStems.filter((key) => !isAwaited(key));
    expect(said.filter((key) => !isUsed(key))).toEqual([]);
    expect(frenchStems.filter(isAwaited).filter(isUsed)).toEqual([]);
  }, 600_000);
});
