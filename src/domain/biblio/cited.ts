import { doiAddress } from "./doi";
import type { Author, Cited } from "./publication";

const initials = (given: string): string =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((name) =>
      name
        .split("-")
        .filter(Boolean)
        .map((part) => `${part[0] ?? ""}.`)
        .join("-"),
    )
    .join(" ");

const named = ({ family, given }: Author): string =>
  given === null ? family : `${family}, ${initials(given)}`;

/** So many are named before "et al.": American Psychological Association, 7th edition, 8.17 and 9.8. */
const namedMost = 20;

/** The authors as a list of references names them; "" where none is known. */
export function authorsOf(authors: readonly Author[]): string {
  const all = authors.map(named);
  const last = all.at(-1);
  if (last === undefined) return "";
  if (all.length === 1) return last;
  return all.length > namedMost
    ? `${all.slice(0, namedMost - 1).join(", ")}, … ${last}`
    : `${all.slice(0, -1).join(", ")} & ${last}`;
}

/** The same in a line of a list: the first family name, and whether there are others. */
export const authorsShort = (authors: readonly Author[]): string => {
  const [first, second] = authors;
  if (first === undefined) return "";
  if (second === undefined) return first.family;
  return authors.length === 2
    ? `${first.family} & ${second.family}`
    : `${first.family} et al.`;
};

function placeOf({ journal, publisher, volume, issue, pages }: Cited): string {
  const number = (volume ?? "") + (issue === null ? "" : `(${issue})`);
  return [journal, number, pages, publisher]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}

/**
 * A publication as a line of a list of references, in the manner of the American Psychological Association (7th edition),
 * in no language in particular; what is not known is left out.
 * @example citation(five) // "Mellor, D. J. (2020). The 2020 five domains model. Animals, 10(10), 1870. https://doi.org/…"
 */
export function citation(one: Cited): string {
  const { authors, year, title, doi, url } = one;
  const head = [authorsOf(authors), year === null ? "" : `(${year})`].filter(
    Boolean,
  );
  const ended = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
  const place = placeOf(one);
  const where = doi === null ? url : doiAddress(doi);
  return [
    head.length === 0 ? "" : ended(head.join(" ")),
    ended(title),
    place === "" ? "" : ended(place),
    where ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}
