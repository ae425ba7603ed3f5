import { fold } from "../directory/search";
import type { Cited } from "./publication";

/** A title as two are compared: letters and digits alone. */
const titleKey = (title: string): string =>
  fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Are these the same publication: by their DOI where both have one, else by title and year, a year that is not known
 * being any.
 */
export function isSame(
  one: Pick<Cited, "doi" | "title" | "year">,
  other: Pick<Cited, "doi" | "title" | "year">,
): boolean {
  if (one.doi !== null && other.doi !== null) return one.doi === other.doi;
  const years = [one.year, other.year];
  return (
    titleKey(one.title) === titleKey(other.title) &&
    (years.includes(null) || one.year === other.year)
  );
}

/**
 * The publications that what somebody writes may be, of those that are there: itself left out, the one with its DOI before
 * those with its title; [] where neither is given, or none is the same.
 *
 * @example sameAs({ doi: "10.1/x", title: "", year: null }, [thatOne, another], "new") // [thatOne]
 */
export function sameAs<
  P extends { id: string; data: Pick<Cited, "doi" | "title" | "year"> },
>(
  given: Pick<Cited, "doi" | "title" | "year">,
  known: readonly P[],
  ownId: string,
): P[] {
  const { doi, title } = given;
  const hasDoi = ({ data }: P) => doi !== null && data.doi === doi;
  return known
    .filter(({ id }) => id !== ownId)
    .filter((one) =>
      titleKey(title) === "" ? hasDoi(one) : isSame(given, one.data),
    )
    .toSorted((a, b) => Number(hasDoi(b)) - Number(hasDoi(a)));
}

/**
 * What a publication that is there gains from another account of it: what it does not say itself, and further tags;
 * null where it gains nothing.
 */
export function gained(known: Cited, told: Cited): Partial<Cited> | null {
  const empty = (value: unknown) =>
    value === null || (Array.isArray(value) && value.length === 0);
  const added = Object.entries(told).filter(
    ([field, value]) =>
      field !== "tags" && empty(known[field as keyof Cited]) && !empty(value),
  );
  const tags = [...new Set([...known.tags, ...told.tags])].slice(0, 20);
  const more: Partial<Cited> = {
    ...(Object.fromEntries(added) as Partial<Cited>),
    ...(tags.length > known.tags.length && { tags }),
  };
  return Object.keys(more).length === 0 ? null : more;
}
