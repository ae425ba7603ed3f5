import type { DemoSchedule } from "../types";

const unset = {
  interval: 1,
  daysOfWeek: [],
  dayOfMonth: null,
  monthOfYear: null,
};

/** Every `interval` days at a wall time. */
export function daily(time: string, interval = 1): DemoSchedule {
  return {
    ...unset,
    recurrence: "DAILY",
    time,
    interval,
  };
}

/** Every week on ISO days (1 Monday to 7 Sunday). */
export function weekly(
  time: string,
  daysOfWeek: readonly number[],
): DemoSchedule {
  return { ...unset, recurrence: "WEEKLY", time, daysOfWeek };
}

/** Every month on a day, clamped to the month's end. */
export function monthly(time: string, dayOfMonth: number): DemoSchedule {
  return { ...unset, recurrence: "MONTHLY", time, dayOfMonth };
}

/** Every three months from a month, on a day clamped to the month's end. */
export function quarterly(
  time: string,
  dayOfMonth: number,
  monthOfYear: number,
): DemoSchedule {
  return { ...unset, recurrence: "QUARTERLY", time, dayOfMonth, monthOfYear };
}

/** Every year on a day of a month. */
export function yearly(
  time: string,
  dayOfMonth: number,
  monthOfYear: number,
): DemoSchedule {
  return { ...unset, recurrence: "YEARLY", time, dayOfMonth, monthOfYear };
}
