import { marked } from "marked";
import { languageNames } from "../../../src/lib/i18n/languages.ts";
import { spaced } from "../../../src/lib/i18n/spaced.ts";

/** The languages that the guide is written in; people of another read it in English. */
export const guideLanguages = ["fr", "en"] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

/** The pages of each language: the first one, and one for each kind of work. */
export const guidePages = [
  "index",
  "keeper",
  "manager",
  "vet",
  "ethologist",
  "admin",
  "super-admin",
] as const;
export type GuidePage = (typeof guidePages)[number];

/** Every page's Markdown in one language. */
export type GuideTexts = Readonly<Record<GuidePage, string>>;

/** What the first heading says; the page has no name without one. */
export function titleOf(markdown: string): string {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (title === undefined) throw new Error("A page of the guide has no title.");
  return title.trim();
}

/** Links as they lie in the repository become those of the built pages. */
const asBuilt = (markdown: string): string =>
  markdown
    .replaceAll(/\]\((?:\.\/)?([a-z-]+)\.md(#[^)]*)?\)/g, "]($1.html$2)")
    .replaceAll("](../../pictures/", "](../pictures/");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const link = (page: string, words: string, isHere: boolean): string =>
  `<li><a href="${page}"${isHere ? ' aria-current="page"' : ""}>${escaped(words)}</a></li>`;

/** The other languages' words for themselves, leading to the same page there. */
const elsewhere = (language: GuideLanguage, page: GuidePage): string =>
  guideLanguages
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<a class="language" lang="${other}" hreflang="${other}" href="../${other}/${page}.html">${languageNames[other]}</a>`,
    )
    .join("");

/** A whole page of the guide: no script, one style sheet, so that the content policy holds as it is. */
export function guideHtml(
  language: GuideLanguage,
  page: GuidePage,
  texts: GuideTexts,
): string {
  const printed = language === "fr" ? String(spaced(texts[page])) : texts[page];
  const name = titleOf(texts.index);
  const title = titleOf(texts[page]);
  const body = marked
    .parse(asBuilt(printed), { async: false })
    .replaceAll("<img ", '<img loading="lazy" ');
  const pages = guidePages.map((one) =>
    link(`${one}.html`, titleOf(texts[one]), one === page),
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page === "index" ? escaped(title) : `${escaped(title)} · ${escaped(name)}`}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../guide.css">
</head>
<body>
<header><a class="brand" href="/">Suricate</a>${elsewhere(language, page)}</header>
<nav aria-label="${escaped(name)}"><ul>${pages.join("")}</ul></nav>
<main>${body}</main>
</body>
</html>
`;
}
