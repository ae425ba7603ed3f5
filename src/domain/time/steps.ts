import type { CalendarDay } from "./calendar-day";
import { addDays, startOfIsoWeek } from "./calendar-day";

/** By what a period is divided. */
export const steps = ["day", "week", "month"] as const;
export type Step = (typeof steps)[number];

/** The first day of the stretch in which a day lies. */
export const startOf: Record<Step, (day: CalendarDay) => CalendarDay> = {
  day: (day) => day,
  week: startOfIsoWeek,
  month: (day) => `${day.slice(0, 7)}-01` as CalendarDay,
};

/** The first day of the stretch after one that begins with a day. */
const nextOf: Record<Step, (day: CalendarDay) => CalendarDay> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7),
  month: (day) => startOf.month(addDays(day, 31)),
};

/**
 * Every stretch from one day to another by its first day, in order: what is known of it, else what `none` gives; [] where the
 * last day lies before the first.
 */
export function withGaps<T extends { id: string }>(
  known: readonly T[],
  step: Step,
  { since, until }: Record<"since" | "until", CalendarDay>,
  none: (id: CalendarDay) => T,
): T[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  const all: T[] = [];
  for (let day = startOf[step](since); day <= until; day = nextOf[step](day))
    all.push(byId.get(day) ?? none(day));
  return all;
}
