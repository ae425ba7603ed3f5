import * as z from "zod";
import { optional, textSchema } from "../schema/fields";
import type { CalendarDay } from "../time/calendar-day";
import {
  addDays,
  calendarDaySchema,
  daysBetween,
  isoWeekday,
} from "../time/calendar-day";
import type { Steps } from "./rule/steps";

export const closingPolicies = ["ignore", "skip", "before", "after"] as const;

/**
 * What becomes of an occurrence on a day the establishment is closed: it happens all the same, not at
 * all, on the last open day before, or on the next open one.
 */
export type ClosingPolicy = (typeof closingPolicies)[number];

export const closingNameMax = 80;
/** The most periods an establishment keeps, and the most days of one. */
export const closingPeriodsMax = 100;
export const closingDaysMax = 366;

const isPeriod = ({ from, to }: { from: CalendarDay; to: CalendarDay }) => {
  const days = daysBetween(from, to);
  return days >= 0 && days < closingDaysMax;
};

/** Days on which an establishment is closed, both ends included; `yearly` from that year on. */
export const closingPeriodSchema = z
  .object({
    from: calendarDaySchema,
    to: calendarDaySchema,
    yearly: z.boolean().default(false),
    name: optional(textSchema(closingNameMax)),
  })
  .refine(isPeriod, { path: ["to"], error: "endBeforeStart" });
export type ClosingPeriod = z.infer<typeof closingPeriodSchema>;

/** What an establishment says of its closing days: ISO days of every week, and periods. */
export const closingFields = {
  closedWeekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  closingDays: z.array(closingPeriodSchema).max(closingPeriodsMax).default([]),
};

export interface ClosingDays {
  closedWeekdays: readonly number[];
  closingDays: readonly ClosingPeriod[];
}

/** An establishment that is never closed. */
export const alwaysOpen: ClosingDays = { closedWeekdays: [], closingDays: [] };

const inYear = (day: CalendarDay): string => day.slice(5);

function holds({ from, to, yearly }: ClosingPeriod, day: CalendarDay): boolean {
  if (day < from) return false;
  if (!yearly) return day <= to;
  const [first, last, asked] = [inYear(from), inYear(to), inYear(day)];
  return first <= last && from.slice(0, 4) === to.slice(0, 4)
    ? first <= asked && asked <= last
    : first <= asked || asked <= last;
}

/** What was found out about an establishment's days: each is looked up once, however many automations ask. */
interface Looked {
  closed: Map<CalendarDay, boolean>;
  /** The nearest open day from a closed one on, by direction. */
  open: Record<1 | -1, Map<CalendarDay, CalendarDay>>;
  /** Closed days in a row, more than a year of them, by direction. */
  never: Record<1 | -1, { from: CalendarDay; to: CalendarDay } | null>;
}
const looked = new WeakMap<ClosingDays, Looked>();

function lookedOf(closing: ClosingDays): Looked {
  const known = looked.get(closing) ?? {
    closed: new Map(),
    open: { 1: new Map(), [-1]: new Map() },
    never: { 1: null, [-1]: null },
  };
  looked.set(closing, known);
  return known;
}

/** Whether the establishment is closed on every day of every week: it would never do any work. */
export const isNeverOpen = ({
  closedWeekdays,
}: Pick<ClosingDays, "closedWeekdays">): boolean =>
  new Set(closedWeekdays).size === 7;

/** Whether the establishment is closed that day. */
export function isClosed(closing: ClosingDays, day: CalendarDay): boolean {
  const { closedWeekdays, closingDays } = closing;
  if (closedWeekdays.length === 0 && closingDays.length === 0) return false;
  const { closed } = lookedOf(closing);
  const known = closed.get(day);
  if (known !== undefined) return known;
  const found =
    closedWeekdays.includes(isoWeekday(day)) ||
    closingDays.some((period) => holds(period, day));
  closed.set(day, found);
  return found;
}

/** What the closing days that a day lies in are called; null where it lies in none with a name. */
export const closingName = (
  { closingDays }: Pick<ClosingDays, "closingDays">,
  day: CalendarDay,
): string | null =>
  closingDays.find((period) => period.name !== null && holds(period, day))
    ?.name ?? null;

/** From where to look for an open day: past the days that are known to be closed. */
function beginsAt({ never }: Looked, day: CalendarDay, step: 1 | -1) {
  const known = never[step];
  const within =
    known !== null &&
    step * daysBetween(known.from, day) >= 0 &&
    step * daysBetween(day, known.to) >= 0;
  return within ? addDays(known.to, step) : day;
}

/**
 * The nearest open day from `day` on, itself included, backwards with step -1; null where none lies
 * within a year. Each day looked at counts as a step.
 *
 * @example openDay({ closedWeekdays: [6, 7], closingDays: [] }, "2026-12-26", 1) // "2026-12-28"
 */
export function openDay(
  closing: ClosingDays,
  day: CalendarDay,
  step: 1 | -1,
  steps?: Pick<Steps, "take">,
): CalendarDay | null {
  const all = lookedOf(closing);
  const open = all.open[step];
  const walked: CalendarDay[] = [];
  let asked = beginsAt(all, day, step);
  while (step * daysBetween(day, asked) < closingDaysMax) {
    steps?.take(1);
    const found = isClosed(closing, asked) ? open.get(asked) : asked;
    if (found !== undefined) {
      for (const one of walked) open.set(one, found);
      return step * daysBetween(day, found) < closingDaysMax ? found : null;
    }
    walked.push(asked);
    asked = addDays(asked, step);
  }
  all.never[step] = { from: day, to: addDays(asked, -step) };
  return null;
}

/** Whether two establishments, or one before and after a change, are closed on the same days as far as they say. */
export const sameClosingDays = (one: ClosingDays, other: ClosingDays) =>
  said(one) === said(other);

const said = ({ closedWeekdays, closingDays }: ClosingDays): string =>
  JSON.stringify([
    [...closedWeekdays].sort((a, b) => a - b),
    closingDays.map(({ from, to, yearly }) => [from, to, yearly]),
  ]);
