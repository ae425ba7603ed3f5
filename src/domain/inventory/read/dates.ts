import type { CalendarDay } from "../../time/calendar-day";
import { addDays, isCalendarDay } from "../../time/calendar-day";
import { monthOf } from "./months";

/** A date as far as it was given. */
export interface PartialDate {
  year: number;
  month: number | null;
  day: number | null;
}

/** Whether the day or the month comes first where numbers alone say neither. */
export type DateOrder = "dmy" | "mdy";

const yearMin = 1800;
const yearMax = 2199;

const two = (number: number): string => String(number).padStart(2, "0");

function dated(
  year: number,
  month: number | null,
  day: number | null,
): PartialDate | null {
  if (year < yearMin || year > yearMax) return null;
  if (month === null) return { year, month: null, day: null };
  if (month < 1 || month > 12) return null;
  if (day === null) return { year, month, day: null };
  return isCalendarDay(`${String(year)}-${two(month)}-${two(day)}`)
    ? { year, month, day }
    : null;
}

/** Two digits of a year: of the last hundred years, as nothing here is still to come. */
function yearOf(text: string, today: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const now = Number(today.slice(0, 4));
  const century = now - (now % 100);
  return century + year > now ? century - 100 + year : century + year;
}

/** The day that serial number 0 of tables stands for, reckoned from their leap day too many. */
const serialZero = "1899-12-30" as CalendarDay;

function ofSerial(serial: number): PartialDate | null {
  const [year, month, day] = addDays(serialZero, serial).split("-");
  return dated(Number(year), Number(month), Number(day));
}

/** A text without what surrounds a date: about, a time of day, marks of doubt. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(
      /^(?:~|≈|<|>|ca?\.?\s|circa\s|vers\s|um\s|about\s|est\.?\s)\s*/iu,
      "",
    )
    .replace(
      /(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]M)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/iu,
      "",
    )
    .replace(/\s*\?$/u, "")
    .trim();

const yearOnly = /^\d{4}$/u;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?$/u;
const monthYear = /^(\d{1,2})[-/. ](\d{4})$/u;
const numbers = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/u;
const serialNumber = /^(\d{5,6})(?:\.\d+)?$/u;
const compact = /^(\d{4})(\d{2})(\d{2})$/u;

/** Three numbers of which the last is the year; points are the day first. */
function fromNumbers(
  [, first = "", sign = "", second = "", year = ""]: RegExpExecArray,
  order: DateOrder,
  today: string,
): PartialDate | null {
  const isMonthFirst = order === "mdy" && sign !== ".";
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return dated(yearOf(year, today), Number(month), Number(day));
}

/** A date with the month's name: 12 June 2015, Jun-2015, June 12, 2015. */
function fromNames(text: string, today: string): PartialDate | null {
  const words = text
    .split(/[\s,./-]+/u)
    .filter((word) => !/^(?:de|of|le|der|den)?$/iu.test(word));
  const at = words.findIndex((word) => monthOf(word) !== null);
  const month = monthOf(words[at] ?? "");
  const rest = words
    .filter((_word, place) => place !== at)
    .map((word) => word.replace(/(?<=\d)(?:st|nd|rd|th|er|º|ª)$/iu, ""));
  if (month === null || rest.some((word) => !/^\d{1,4}$/u.test(word)))
    return null;
  const [first, second] = rest;
  if (first === undefined || rest.length > 2) return null;
  if (second === undefined) return dated(yearOf(first, today), month, null);
  const [day, year] = first.length > 2 ? [second, first] : [first, second];
  return dated(yearOf(year, today), month, Number(day));
}

/**
 * What a cell says of a date: ISO, 2015/6/29, 29.06.2015, 06/2015, 2015, a serial number of a table, with the month's
 * name, also with a time of day or "about" before it; null for anything else. `today` is `YYYY-MM-DD`.
 */
export function readDate(
  text: string,
  order: DateOrder,
  today: string,
): PartialDate | null {
  const plain = bare(text);
  if (yearOnly.test(plain)) return dated(Number(plain), null, null);
  const iso = yearFirst.exec(plain) ?? compact.exec(plain);
  if (iso !== null) {
    const [, year, month, day] = iso;
    return dated(
      Number(year),
      Number(month),
      day === undefined ? null : Number(day),
    );
  }
  const ofMonth = monthYear.exec(plain);
  if (ofMonth !== null)
    return dated(Number(ofMonth[2]), Number(ofMonth[1]), null);
  const parts = numbers.exec(plain);
  if (parts !== null) return fromNumbers(parts, order, today);
  const serial = serialNumber.exec(plain);
  if (serial !== null) return ofSerial(Number(serial[1]));
  return fromNames(plain, today);
}

/** What columns of dates say of their order: "either" where no date tells, "mixed" where they disagree, null without such dates. */
export function orderOf(
  texts: Iterable<string>,
): DateOrder | "either" | "mixed" | null {
  let any = false;
  let dayFirst = false;
  let monthFirst = false;
  for (const text of texts) {
    const [, first, sign, second] = numbers.exec(bare(text)) ?? [];
    if (first === undefined || sign === ".") continue;
    any = true;
    dayFirst ||= Number(first) > 12;
    monthFirst ||= Number(second) > 12;
  }
  if (!any) return null;
  if (dayFirst === monthFirst) return dayFirst ? "mixed" : "either";
  return dayFirst ? "dmy" : "mdy";
}

/** `MM/YYYY`; of a year alone its first month. */
export const birthdateOf = ({ year, month }: PartialDate): string =>
  `${two(month ?? 1)}/${String(year)}`;

/** `YYYY-MM-DD`; null where the day is not known. */
export function dayOf({ year, month, day }: PartialDate): CalendarDay | null {
  if (month === null || day === null) return null;
  const text = `${String(year)}-${two(month)}-${two(day)}`;
  return isCalendarDay(text) ? text : null;
}
