import type { CalendarDay } from "../../time/calendar-day";

export const draftUnits = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type DraftUnit = (typeof draftUnits)[number];

/** On what day of a month: by its number, or by its weekday. */
export const draftBys = ["monthDay", "weekday"] as const;
export type DraftBy = (typeof draftBys)[number];

export const draftEnds = ["never", "until", "count"] as const;
export type DraftEnd = (typeof draftEnds)[number];

/** Which weekday of a month can be chosen; negative ones count from its end. */
export const draftNths = [1, 2, 3, 4, 5, -1, -2] as const;

/** A custom rule as choices: null and [] are what is not chosen yet, or left to the start. */
export interface RuleDraft {
  unit: DraftUnit;
  interval: number | null;
  /** Of monthly and yearly rules; null: the day of the start. */
  by: DraftBy | null;
  /** 1 to 31, -1 for the last one. */
  monthDays: number[];
  /** ISO days; [] in a weekly rule: that of the start. */
  days: number[];
  /** Which of `days` in a month; [] for each. */
  nths: number[];
  /** [] for each; in a yearly rule without `by`: that of the start. */
  months: number[];
  /** [] for the time of the start. */
  hours: number[];
  /** The minute of `hours`; null: that of the start. */
  minute: number | null;
  end: DraftEnd;
  until: CalendarDay | null;
  count: number | null;
}

/** As a rule names them, Monday first. */
export const dayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

export const inOrder = (values: readonly number[]): number[] =>
  [...values].sort((one, other) => one - other);

/** In order, those that are counted from the end last. */
export const fromStart = (values: readonly number[]): number[] => [
  ...inOrder(values.filter((value) => value > 0)),
  ...inOrder(values.filter((value) => value < 0)).reverse(),
];
