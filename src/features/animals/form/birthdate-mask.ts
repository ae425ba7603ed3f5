import { languages } from "@domain/taxonomy/taxonomy";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The number of a month by the beginning of its name in any language of the product; null for none, or several. */
function monthNamed(name: string): number | null {
  const found = new Set<number>();
  for (const language of languages) {
    const words = new Intl.DateTimeFormat(language, {
      month: "long",
      timeZone: "UTC",
    });
    for (let month = 0; month < 12; month += 1)
      if (plain(words.format(Date.UTC(2000, month))).startsWith(plain(name)))
        found.add(month + 1);
  }
  const [month] = found;
  return found.size === 1 && month !== undefined ? month : null;
}

const written = (month: number, year: string) =>
  `${String(month).padStart(2, "0")}/${year}`;

/** A month and a year said otherwise, as MM/YYYY; null for anything else, or not all of it. */
function understood(text: string): string | null {
  const [, name = "", year = ""] =
    /^(\p{L}{3,})\.?\s+(?:de\s+)?(\d{4})$/u.exec(text) ?? [];
  const named = year === "" ? null : monthNamed(name);
  if (named !== null) return written(named, year);
  const [, first = "", second = ""] =
    /^(\d{4})[-/.](0[1-9]|1[0-2])$/.exec(text) ?? [];
  return first === "" ? null : written(Number(second), first);
}

/**
 * What was typed as the beginning of MM/YYYY: digits, and the slash once the year begins. Words and
 * years stay as they are until they say a month: nothing is made of them that was not meant.
 */
export function maskBirthdate(typed: string): string {
  const said = understood(typed.trim());
  if (said !== null) return said;
  const isYearFirst = /^(?:1[3-9]|[2-9]\d)/.test(typed.trim());
  if (isYearFirst || /\p{L}/u.test(typed)) return typed.slice(0, 20);
  // "3/" is March: a slash after one digit completes the month.
  const text = /^\d\/$/.test(typed) ? `0${typed}` : typed;
  const digits = text.replace(/\D/g, "").slice(0, 6);
  const slash =
    digits.length > 2 || (digits.length === 2 && text.endsWith("/"));
  return slash ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
