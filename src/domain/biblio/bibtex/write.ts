import { fold } from "../../directory/search";
import type { Author, Cited, PublicationType } from "../publication";
import { latexText } from "./latex";

const types: Readonly<Record<PublicationType, string>> = {
  article: "article",
  book: "book",
  chapter: "incollection",
  proceedings: "inproceedings",
  thesis: "phdthesis",
  report: "techreport",
  web: "misc",
  other: "misc",
};

const word = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, "");

/** The key of an entry: the first family name, the year, the first long word of the title. */
function keyOf({ authors, year, title }: Cited): string {
  const first = word(authors[0]?.family ?? "");
  const long = title
    .split(/\s+/)
    .map(word)
    .find((one) => one.length > 3);
  return `${first}${year ?? ""}${long ?? ""}` || "reference";
}

/** A name in which something separates is held together by braces of its own. */
const held = (text: string): string =>
  /,|\sand\s/i.test(text) ? `{${latexText(text)}}` : latexText(text);

const nameOf = ({ family, given }: Author): string =>
  given === null ? `{${latexText(family)}}` : `${held(family)}, ${held(given)}`;

/** Where the journal, and the publisher, of such a publication are said. */
function placesOf({ type, journal, publisher }: Cited) {
  const isPart = type === "chapter" || type === "proceedings";
  const house =
    type === "thesis"
      ? "school"
      : type === "report"
        ? "institution"
        : "publisher";
  return { [isPart ? "booktitle" : "journal"]: journal, [house]: publisher };
}

function entryOf(one: Cited, key: string): string {
  const { title, authors, year, volume, issue, pages, doi, url } = one;
  const { abstract, note, tags } = one;
  const texts: Record<string, string | null> = {
    ...placesOf(one),
    volume,
    number: issue,
    pages: pages?.replace(/[–—]/g, "--") ?? null,
    doi,
    abstract,
    note,
    keywords: tags.length === 0 ? null : tags.join(", "),
  };
  const lines = [
    ["author", authors.map(nameOf).join(" and ")],
    ["title", `{${latexText(title)}}`],
    ["year", year === null ? "" : String(year)],
    ...Object.entries(texts).map(([name, text]) => [
      name,
      latexText(text ?? ""),
    ]),
    ["url", url ?? ""],
  ].filter(([, text]) => text !== "");
  const written = lines.map(([name, text]) => `  ${name} = {${text}},`);
  return [`@${types[one.type]}{${key},`, ...written, "}"].join("\n");
}

/** Publications as a file of BibTeX, in their order, no two by the same key; "" for none. */
export function writeBibtex(all: readonly Cited[]): string {
  const taken = new Map<string, number>();
  return all
    .map((one) => {
      const key = keyOf(one);
      const count = taken.get(key) ?? 0;
      taken.set(key, count + 1);
      return `${entryOf(one, count === 0 ? key : `${key}-${count + 1}`)}\n`;
    })
    .join("\n");
}
