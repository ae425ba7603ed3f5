import type { CalendarDay } from "../../time/calendar-day";
import { isCalendarDay } from "../../time/calendar-day";
import { maxRuleLength } from "../rule/rule";
import type { DraftBy, DraftUnit, RuleDraft } from "./draft";
import { dayNames, draftNths, draftUnits, fromStart, inOrder } from "./draft";

const shown = new Set([
  "FREQ",
  "INTERVAL",
  "BYDAY",
  "BYMONTHDAY",
  "BYMONTH",
  "BYHOUR",
  "BYMINUTE",
  "COUNT",
  "UNTIL",
]);

/** The parts of a text of one rule alone; null for anything else. */
function partsOf(text: string): Map<string, string> | null {
  if (text.length > maxRuleLength) return null;
  const bare = text
    .toUpperCase()
    .trim()
    .replace(/\s*([;=,:])\s*/g, "$1")
    .replace(/^RRULE:/, "");
  const parts = new Map<string, string>();
  for (const piece of bare.split(";").filter((part) => part !== "")) {
    const [name = "", value, ...more] = piece.split("=");
    // Weeks begin on Monday where nothing is said.
    if (piece === "WKST=MO") continue;
    if (value === undefined || more.length > 0) return null;
    if (!shown.has(name) || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts;
}

/** Thrown within this file only: choices cannot show the rule. */
class NotShown extends Error {}

function numbersOf(
  text: string | undefined,
  isShown: (value: number) => boolean,
): number[] {
  if (text === undefined || text === "") return [];
  return [...new Set(text.split(","))].map((item) => {
    if (!/^[+-]?\d{1,5}$/.test(item)) throw new NotShown();
    const value = Number(item);
    if (!isShown(value)) throw new NotShown();
    return value;
  });
}

const within = (min: number, max: number) => (value: number) =>
  value >= min && value <= max;
const isMonthDay = (value: number) => value === -1 || within(1, 31)(value);
const isNth = (value: number) => draftNths.some((nth) => nth === value);

/** The only number of a part; null where it has none. */
function numberOf(
  text: string | undefined,
  isShown: (value: number) => boolean = () => true,
): number | null {
  const [value = null, ...more] = numbersOf(text, isShown);
  if (more.length > 0) throw new NotShown();
  return value;
}

/** Weekdays and which of them: each day with each number, else choices do not say it. */
function daysOf(text: string | undefined): Pick<RuleDraft, "days" | "nths"> {
  const items = [...new Set((text ?? "").split(","))].filter(
    (item) => item !== "",
  );
  const days = new Set<number>();
  const nths = new Set<number | null>();
  for (const item of items) {
    const [, nth, name = ""] = /^([+-]?\d{1,2})?([A-Z]{2})?$/.exec(item) ?? [];
    if (nth === undefined && name === "") throw new NotShown();
    if (name !== "" && !dayNames.includes(name)) throw new NotShown();
    if (nth !== undefined && !isNth(Number(nth))) throw new NotShown();
    nths.add(nth === undefined ? null : Number(nth));
    if (name !== "") days.add(dayNames.indexOf(name) + 1);
  }
  const found = { days: inOrder([...days]), nths: fromStart(numbered(nths)) };
  const count = Math.max(days.size, 1) * nths.size;
  if (items.length !== count) throw new NotShown();
  return found;
}

/** The numbers of weekdays, all of which have one or none. */
function numbered(nths: ReadonlySet<number | null>): number[] {
  const found = [...nths].filter((nth) => nth !== null);
  if (found.length > 0 && found.length < nths.size) throw new NotShown();
  return found;
}

function untilOf(text: string | undefined): CalendarDay | null {
  if (text === undefined || text === "") return null;
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  if (!isCalendarDay(day)) throw new NotShown();
  return day;
}

function byOf(
  unit: DraftUnit,
  parts: ReadonlyMap<string, string>,
): DraftBy | null {
  const inWeeks = unit === "DAILY" || unit === "WEEKLY";
  const weekday = parts.has("BYDAY");
  if (parts.has("BYMONTHDAY")) {
    if (inWeeks || weekday) throw new NotShown();
    return "monthDay";
  }
  if (unit === "DAILY" && weekday) throw new NotShown();
  return weekday && !inWeeks ? "weekday" : null;
}

function read(parts: ReadonlyMap<string, string>): RuleDraft {
  const of = (name: string) => parts.get(name);
  const unit = draftUnits.find((one) => one === of("FREQ"));
  if (unit === undefined) throw new NotShown();
  const by = byOf(unit, parts);
  // Without its months a day of a yearly rule is one of every month, or of the year.
  if (unit === "YEARLY" && by !== null && !parts.has("BYMONTH"))
    throw new NotShown();
  const { days, nths } = daysOf(of("BYDAY"));
  if (unit === "WEEKLY" && nths.length > 0) throw new NotShown();
  const hours = numbersOf(of("BYHOUR"), within(0, 23));
  if (hours.length === 0 && parts.has("BYMINUTE")) throw new NotShown();
  if (parts.has("COUNT") && parts.has("UNTIL")) throw new NotShown();
  return {
    unit,
    interval: parts.has("INTERVAL") ? numberOf(of("INTERVAL")) : 1,
    by,
    monthDays: fromStart(numbersOf(of("BYMONTHDAY"), isMonthDay)),
    days,
    nths,
    months: inOrder(numbersOf(of("BYMONTH"), within(1, 12))),
    hours: inOrder(hours),
    minute: numberOf(of("BYMINUTE"), within(0, 59)),
    end: parts.has("COUNT") ? "count" : parts.has("UNTIL") ? "until" : "never",
    until: untilOf(of("UNTIL")),
    count: numberOf(of("COUNT")),
  };
}

/**
 * The choices that a rule's text stands for; null where choices cannot show all it says (times of
 * its own, the 100th day of a year, several lines). An open text comes back as it was chosen.
 */
export function draftOfText(text: string): RuleDraft | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  try {
    return read(parts);
  } catch (error) {
    if (error instanceof NotShown) return null;
    throw error;
  }
}
