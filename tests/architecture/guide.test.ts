import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { guideTexts } from "../../demo/setup/bundle/guide";
import type { GuideLanguage } from "../../demo/setup/bundle/guide-page";
import {
  guideHtml,
  guideLanguages,
  guidePages,
} from "../../demo/setup/bundle/guide-page";
import { shown } from "../setup/shown";

const pictures = "docs/pictures";
/** What a page of the guide may cost somebody on a phone, in bytes a picture. */
const atMost = 80_000;

const pages = guideLanguages.flatMap((language) =>
  guidePages.map((page) => ({ language, page })),
);
const textOf = (language: GuideLanguage, page: (typeof guidePages)[number]) =>
  guideTexts("docs", language)[page];

function* strings(content: unknown): Generator<string> {
  if (typeof content === "string") yield content;
  else if (typeof content === "object" && content !== null)
    for (const value of Object.values(content)) yield* strings(value);
}

/** Every text of the interface in a language. */
const wordsOf = (language: GuideLanguage): Set<string> =>
  new Set(
    readdirSync(join("locales", language)).flatMap((file) => [
      ...strings(
        JSON.parse(readFileSync(join("locales", language, file), "utf8")),
      ),
    ]),
  );
const words = { fr: wordsOf("fr"), en: wordsOf("en") };

/** The first page says in bold that what is bold is on the screen. */
const ofTheGuide = ["en gras", "in bold"];

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);
const picturesIn = (text: string) =>
  matches(text, /!\[[^\]]+\]\((?:\.\.\/\.\.\/|docs\/)pictures\/([^)]+)\)/g);

describe.each(pages)("the guide's page $language/$page", (at) => {
  const text = textOf(at.language, at.page);

  it("names in bold only words that the screen says", () => {
    const bold = matches(text, /\*\*([^*]+)\*\*/g).filter(
      (word) => !ofTheGuide.includes(word),
    );
    expect(bold.length).toBeGreaterThan(3);
    expect(bold.filter((word) => !words[at.language].has(word))).toEqual([]);
  });

  it("shows pictures that are there, of its language", () => {
    const shownHere = picturesIn(text);
    expect(text.match(/!\[/g)?.length ?? 0).toBe(shownHere.length);
    if (at.page !== "index") expect(shownHere.length).toBeGreaterThan(0);
    for (const file of shownHere) {
      expect(existsSync(join(pictures, file)), file).toBe(true);
      expect(file).toMatch(new RegExp(`\\.${at.language}\\.webp$`));
    }
  });

  it("links to pages that are there", () => {
    const html = guideHtml(
      at.language,
      at.page,
      guideTexts("docs", at.language),
    );
    const built = new Set(pages.map((one) => `${one.language}/${one.page}`));
    const links = matches(html, /<a [^>]*href="([^"]+)\.html"/g).map((link) =>
      link.startsWith("../") ? link.slice(3) : `${at.language}/${link}`,
    );
    expect(links.length).toBeGreaterThan(guidePages.length);
    expect(links.filter((link) => !built.has(link))).toEqual([]);
    expect(html).not.toMatch(/\.md[")#]|<script|style=/);
  });
});

it.each(guidePages)("%s has the same parts in each language", (page) => {
  const partsOf = (language: GuideLanguage) => {
    const text = textOf(language, page);
    return {
      headings: matches(text, /^(#+) /gm),
      steps: text.match(/^(?:\d\.|-) /gm)?.length ?? 0,
      pictures: picturesIn(text).map((file) =>
        file.replace(`.${language}.`, ""),
      ),
    };
  };
  expect(partsOf("en")).toEqual(partsOf("fr"));
});

it("takes every picture that is shown, and shows every one it takes", () => {
  const taken = shown.flatMap(({ name }) =>
    guideLanguages.map((language) => `${name}.${language}.webp`),
  );
  const inGuide = pages.flatMap(({ language, page }) =>
    picturesIn(textOf(language, page)),
  );
  expect(readdirSync(pictures).toSorted()).toEqual(taken.toSorted());
  expect([...new Set(inGuide)].toSorted()).toEqual(taken.toSorted());
  for (const file of taken)
    expect(statSync(join(pictures, file)).size, file).toBeLessThan(atMost);
});

it("the README shows four of them, each with words for who does not see it", () => {
  const readme = picturesIn(readFileSync("README.md", "utf8"));
  expect(readme).toHaveLength(4);
  for (const file of readme)
    expect(existsSync(join(pictures, file)), file).toBe(true);
});
