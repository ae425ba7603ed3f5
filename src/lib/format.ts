import type { Language } from "./i18n/languages";

/** Everybody sees the time of Paris, whatever their machine is set to. */
export const timeZone = "Europe/Paris";

const tags: Record<Language, string> = {
  fr: "fr-FR",
  en: "en-GB",
  es: "es-ES",
  de: "de-DE",
  it: "it-IT",
  nl: "nl-NL",
  pt: "pt-PT",
};

const cache = new Map<string, Intl.DateTimeFormat>();

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions) {
  const key = tag + JSON.stringify(options);
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, { timeZone, ...options });
  cache.set(key, made);
  return made;
}

/** As the language writes it: in French the first of a month is "1er" where the month is a word. */
function written(
  date: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormat(tags[language], options);
  if (language !== "fr") return format.format(date);
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
    .join("");
}

/** The Paris calendar day of an instant, YYYY-MM-DD. */
export const dayOf = (date: Date): string =>
  dateFormat("en-CA", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(date);

const dayNumber = (date: Date) => Date.parse(dayOf(date)) / 86_400_000;

/** Whether it is of the same year; not where nobody says of which. */
const isOfYear = (date: Date, now: Date | null = null): boolean =>
  now !== null && dayOf(date).slice(0, 4) === dayOf(now).slice(0, 4);

/** Day and month; the year too where it is another than that of `now`, or no `now` is given. */
const dayParts = (date: Date, now?: Date): Intl.DateTimeFormatOptions => ({
  day: "numeric",
  month: "short",
  ...(isOfYear(date, now) ? {} : { year: "numeric" }),
});

const timeParts = { hour: "2-digit", minute: "2-digit" } as const;

/** 20 nov. 2026 */
export const formatDate = (date: Date, language: Language): string =>
  written(date, language, dayParts(date));

/** 20 nov. */
export const formatShortDay = (date: Date, language: Language): string =>
  written(date, language, { day: "numeric", month: "short" });

/** nov. 2026 */
export const formatShortMonth = (date: Date, language: Language): string =>
  written(date, language, { month: "short", year: "numeric" });

/** 14:05 */
export const formatTime = (date: Date, language: Language): string =>
  dateFormat(tags[language], timeParts).format(date);

/** 20 nov. 2026, 14:05 */
export const formatDateTime = (date: Date, language: Language): string =>
  written(date, language, { ...dayParts(date), ...timeParts });

/** vendredi 20 novembre, with its year where asked for */
export const formatLongDay = (
  date: Date,
  language: Language,
  withYear = false,
): string =>
  written(date, language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(withYear ? { year: "numeric" } : {}),
  });

/** vendredi, or ven. */
export const formatWeekday = (
  date: Date,
  language: Language,
  weekday: "long" | "short",
): string => written(date, language, { weekday });

/** Whole Paris days from `now` to `date`: 0 the same day, 1 tomorrow, -1 yesterday. */
export const daysBetween = (now: Date, date: Date): number =>
  dayNumber(date) - dayNumber(now);

/** What a day so many days from now is called; null where the language counts instead, as "2 days ago". */
function nearDay(days: number, language: Language): string | null {
  if (days < -2 || days > 1) return null;
  const called = new Intl.RelativeTimeFormat(tags[language], {
    numeric: "auto",
  }).format(days, "day");
  return /\d/.test(called) ? null : called;
}

/** What a day is called that is near enough for a name: one of its own, or its weekday within six days ahead; null for one that is not. */
function nearName(date: Date, now: Date, language: Language): string | null {
  const days = daysBetween(now, date);
  return days > 1 && days < 7
    ? formatWeekday(date, language, "long")
    : nearDay(days, language);
}

/** The day before yesterday (where it has a name), yesterday, today, tomorrow and a weekday name within six days ahead; else the date, in this year without it. */
export const formatDay = (date: Date, now: Date, language: Language): string =>
  nearName(date, now, language) ?? written(date, language, dayParts(date, now));

/** Aujourd’hui, vendredi 20 novembre: how a day is called at `now` where it has a name, its date, and its year where it is another; null: the date and its year alone. */
export function formatNamedDay(
  date: Date,
  now: Date | null,
  language: Language,
): string {
  const day = formatLongDay(date, language, !isOfYear(date, now));
  const called =
    now === null ? null : nearDay(daysBetween(now, date), language);
  const words = called === null ? day : `${called}, ${day}`;
  return words.charAt(0).toLocaleUpperCase(tags[language]) + words.slice(1);
}

/** today 14:05; a day that is not near 20 nov., 14:05, of another year as `formatDateTime` writes it. */
export function formatMoment(
  date: Date,
  now: Date,
  language: Language,
): string {
  const called = nearName(date, now, language);
  return called === null
    ? written(date, language, { ...dayParts(date, now), ...timeParts })
    : `${called} ${formatTime(date, language)}`;
}

/** mars 2023, of a month written YYYY-MM */
export const formatMonth = (month: string, language: Language): string =>
  dateFormat(tags[language], { month: "long", year: "numeric" }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

export const formatNumber = (
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string => new Intl.NumberFormat(tags[language], options).format(value);

/** "a, b and c" in the language's own way, with "or" for a disjunction; "" for nothing. */
export const formatList = (
  items: readonly string[],
  language: Language,
  type: Intl.ListFormatType = "conjunction",
): string => new Intl.ListFormat(tags[language], { type }).format(items);

/** Sorts names as the language does, accents and case aside. */
export const byName = (language: Language) =>
  new Intl.Collator(tags[language], { sensitivity: "base", numeric: true })
    .compare;
