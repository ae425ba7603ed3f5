import { describe, expect, it } from "vitest";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { catalogueOf } from "./catalogue";

describe.each(languages)("the words in %s", (language) => {
  const texts = catalogueOf(language);

  it("call the CIR by its name: the activity report is another page", () => {
    expect(texts.get("routes.menu.cir")).toBe("CIR");
    expect(texts.get("cir.title")).toBe("CIR");
  });

  it("are set as print is: curly apostrophes, no typed dots, no straight quotes", () => {
    const typed = [...texts].filter(([, text]) =>
      /\p{L}'\p{L}|\.\.\.|"/u.test(text.replaceAll(/\{\{.*?\}\}/g, "x")),
    );
    expect(typed).toEqual([]);
  });

  it("never say of cancelling tasks what leaves a question", () => {
    const leave = texts.get("common.actions.cancel") ?? "";
    const labels = [...texts].filter(([key]) =>
      /^tasks\.(actions\.cancel$|bulk\.cancel_)/.test(key),
    );
    expect(labels.length).toBeGreaterThan(2);
    for (const [, label] of labels)
      expect(label.replace(/ \(.*/, "")).not.toBe(leave);
  });
});

/** One kind of quotation mark for names in each language. */
const quotes: Record<(typeof languages)[number], RegExp> = {
  fr: /« \{\{\w+\}\} »/,
  en: /“\{\{\w+\}\}”/,
  es: /«\{\{\w+\}\}»/,
  de: /„\{\{\w+\}\}“/,
  it: /«\{\{\w+\}\}»/,
  nl: /“\{\{\w+\}\}”/,
  pt: /«\{\{\w+\}\}»/,
};

it.each(languages)("quotes every name alike in %s", (language) => {
  const quoted = [...catalogueOf(language)].filter(([, text]) =>
    /[«“„‘‚]\s*\{\{/.test(text),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter(([, text]) => !quotes[language].test(text))).toEqual([]);
});

it.each(languages)(
  "parts the long word in the corner of the risk matrix by a hyphen in %s: browsers know not every language's",
  (language) => {
    const word = catalogueOf(language).get("measures.alerts.fields.likelihood");
    const parts = (word ?? "").split("\u00ad");
    for (const part of parts) expect(part.length).toBeLessThan(15);
  },
);
