import { hidden, lineOf, plainAddress } from "../../schema/fields";
import { doiOf } from "../doi";
import type { Author, Cited, PublicationType } from "../publication";
import {
  authorsMost,
  nameMax,
  proseMax,
  shortMax,
  tagMax,
  tagsMost,
  titleMax,
  yearLeast,
  yearMost,
} from "../publication";
import { plainText } from "./latex";
import type { BibFault } from "./parse";
import { parseBibtex } from "./parse";

const types: Readonly<Record<string, PublicationType>> = {
  article: "article",
  book: "book",
  booklet: "book",
  inbook: "chapter",
  incollection: "chapter",
  inproceedings: "proceedings",
  conference: "proceedings",
  proceedings: "proceedings",
  phdthesis: "thesis",
  mastersthesis: "thesis",
  thesis: "thesis",
  techreport: "report",
  report: "report",
  manual: "report",
  online: "web",
  electronic: "web",
  www: "web",
};

const cut = (text: string | undefined, max: number): string | null => {
  const plain = lineOf(plainText(text ?? ""))
    .slice(0, max)
    .trim();
  return plain === "" ? null : plain;
};

/** The parts of a text between a separator that stands outside of braces. */
function outside(text: string, separator: RegExp): string[] {
  let depth = 0;
  const shaded = Array.from(text)
    .map((letter) => {
      if (letter === "{") depth++;
      const shown = depth > 0 ? "\u0000".repeat(letter.length) : letter;
      if (letter === "}") depth--;
      return shown;
    })
    .join("");
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: found } of shaded.matchAll(separator)) {
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

/** "Family, Given", "Family, Jr, Given", or "Given von Family"; one in braces is an institution's. */
function authorOf(name: string): Author | null {
  const parts = outside(name, /,/g);
  const words = outside(name, /\s+/g);
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const from = small > 0 ? small : words.length - 1;
  const [family, given] =
    parts.length > 1
      ? [parts[0], parts.at(-1)]
      : [words.slice(from).join(" "), words.slice(0, from).join(" ")];
  const known = cut(family, nameMax);
  return known === null ? null : { family: known, given: cut(given, nameMax) };
}

const authorsIn = (text: string | undefined): Author[] =>
  text === undefined
    ? []
    : outside(text, /\s+and\s+/gi)
        .filter((name) => name !== "" && name.toLowerCase() !== "others")
        .flatMap((name) => authorOf(name) ?? [])
        .slice(0, authorsMost);

function yearIn(text: string | undefined): number | null {
  const year = Number(/\d{4}/.exec(text ?? "")?.[0]);
  return year >= yearLeast && year <= yearMost ? year : null;
}

function addressIn(text: string | undefined): string | null {
  const address = (text ?? "").replace(/\\([_%&#~])/g, "$1").trim();
  return address.length <= 500 &&
    plainAddress.test(address) &&
    !hidden.test(address) &&
    doiOf(address) === null
    ? address
    : null;
}

const tagsIn = (text: string | undefined): string[] =>
  [
    ...new Set(
      (text ?? "").split(/[,;]/).flatMap((word) => cut(word, tagMax) ?? []),
    ),
  ].slice(0, tagsMost);

/** A publication that a file tells of, and where. */
export interface Told {
  line: number;
  cited: Cited;
}

/** What a file tells that cannot be taken, and where. */
export interface Untold {
  line: number;
  code: BibFault | "noTitle";
}

/**
 * The publications that a text of BibTeX or BibLaTeX tells of, and what of it cannot be read, each by its line. What we do
 * not keep of an entry is left out, and what is too long is cut. Nothing of either for an empty text.
 */
export function readBibtex(text: string): { told: Told[]; untold: Untold[] } {
  const { entries, problems } = parseBibtex(text);
  const told: Told[] = [];
  const untold: Untold[] = [...problems];
  for (const { type, line, fields } of entries) {
    const title = cut(
      [fields["title"], fields["subtitle"]].filter(Boolean).join(": "),
      titleMax,
    );
    if (title === null) {
      untold.push({ line, code: "noTitle" });
      continue;
    }
    const journal =
      fields["journal"] ?? fields["journaltitle"] ?? fields["booktitle"];
    const publisher =
      fields["publisher"] ?? fields["school"] ?? fields["institution"];
    told.push({
      line,
      cited: {
        type: types[type] ?? "other",
        title,
        authors: authorsIn(fields["author"] ?? fields["editor"]),
        year: yearIn(fields["year"] ?? fields["date"]),
        journal: cut(journal, titleMax),
        publisher: cut(publisher, nameMax),
        volume: cut(fields["volume"], shortMax),
        issue: cut(fields["number"] ?? fields["issue"], shortMax),
        pages: cut(fields["pages"], shortMax),
        doi: doiOf(plainText(fields["doi"] ?? fields["url"] ?? "")),
        url: addressIn(fields["url"]),
        abstract: cut(fields["abstract"], proseMax),
        note: cut(fields["note"] ?? fields["annote"], proseMax),
        tags: tagsIn(fields["keywords"]),
      },
    });
  }
  return { told, untold: untold.sort((a, b) => a.line - b.line) };
}
