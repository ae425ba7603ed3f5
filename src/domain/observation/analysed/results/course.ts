import type { CalendarDay } from "../../../time/calendar-day";
import {
  calendarDaySchema,
  daysFromTo,
  isoWeekday,
  startOfIsoWeek,
} from "../../../time/calendar-day";
import { parisDay } from "../../../time/paris";
import type { Progress } from "../progress";
import type { Chosen } from "../chosen";
import { hoursWithin } from "../hours";
import type { ChosenSession } from "../session";
import { withinSpans } from "../session";
import type { BudgetOptions } from "./budget";
import type { UnitBudget } from "./parts-in";
import { budgetIn, partsIn } from "./parts-in";

/** How long a slot of a course is. */
export const grains = ["day", "week", "month"] as const;
export type Grain = (typeof grains)[number];

export interface CourseOptions extends Pick<
  BudgetOptions,
  "sampling" | "behaviourIds"
> {
  grain: Grain;
}

/** How time was spent in one day, week or month. */
export interface CourseSlot extends UnitBudget {
  /** The day, the Monday of the week, or the month: "2026-11". */
  key: string;
}

const slotOf = ({ facts }: ChosenSession, grain: Grain): string => {
  const day = parisDay(facts.startedAt);
  if (grain === "month") return day.slice(0, 7);
  return grain === "week" ? startOfIsoWeek(day) : day;
};

/** Sessions by the day, week or month in which they began, in Paris, the first first; slots without any are not there. */
export function overTime(
  { sessions }: Chosen,
  { sampling, behaviourIds, grain }: CourseOptions,
  progress: Progress,
): CourseSlot[] {
  const slots = new Map<string, ChosenSession[]>();
  for (const session of sessions) {
    const key = slotOf(session, grain);
    const own = slots.get(key) ?? [];
    slots.set(key, own);
    own.push(session);
  }
  return [...slots]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own], at) => {
      progress(at / slots.size);
      return { key, ...budgetIn(partsIn(own, sampling), behaviourIds) };
    });
}

/** How time was spent within one hour of the day, over all days. */
export interface HourSlot extends UnitBudget {
  /** 0 to 23, by the clocks of Paris. */
  hour: number;
}

/** The same by the hour of the day: each session is cut where the hours change. Hours in which nobody watched are not there. */
export function byHour(
  { sessions }: Chosen,
  { sampling, behaviourIds }: Omit<CourseOptions, "grain">,
  progress: Progress,
): HourSlot[] {
  const hours = new Map<number, ChosenSession[]>();
  sessions.forEach((session, at) => {
    progress(at / sessions.length / 2);
    const { startedAt } = session.facts;
    // A scan at the very end of a session is within it.
    const length = session.watched.lengthMs + 1;
    const within = hoursWithin(startedAt, length);
    for (const { hour, spans } of within) {
      // A session of one hour is in it as it is.
      const part = within.length === 1 ? session : withinSpans(session, spans);
      if (part === null) continue;
      const own = hours.get(hour) ?? [];
      hours.set(hour, own);
      own.push(part);
    }
  });
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([hour, own], at) => {
      progress(0.5 + at / hours.size / 2);
      return { hour, ...budgetIn(partsIn(own, sampling), behaviourIds) };
    })
    .filter(({ budget }) => budget.effort > 0);
}

/** The keys of all slots from the first of some to the last, those without sessions among them. [] for none. */
export function slotKeys(
  slots: readonly Pick<CourseSlot, "key">[],
  grain: Grain,
): string[] {
  const [first, last] = [slots[0]?.key, slots.at(-1)?.key];
  if (first === undefined || last === undefined) return [];
  const dayOf = (key: string): CalendarDay =>
    calendarDaySchema.parse(grain === "month" ? `${key}-01` : key);
  const keyOf = (day: CalendarDay) =>
    grain === "month" ? day.slice(0, 7) : day;
  const days = daysFromTo(dayOf(first), dayOf(last));
  return [
    ...new Set(
      days
        .filter((day) => grain !== "week" || isoWeekday(day) === 1)
        .map(keyOf),
    ),
  ];
}
