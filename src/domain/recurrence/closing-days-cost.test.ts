import { expect, it } from "vitest";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import type { ClosingDays, ClosingPeriod } from "./closing-days";
import { closingDaysMax, isClosed, openDay } from "./closing-days";

const first = "2026-01-01" as CalendarDay;
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

const yearly = (from: string, to: string): ClosingPeriod => ({
  from: from as CalendarDay,
  to: to as CalendarDay,
  yearly: true,
  name: null,
});

/** The nearest open day by its plain meaning. */
function plainly(closing: ClosingDays, day: CalendarDay, step: 1 | -1) {
  for (let away = 0; away < closingDaysMax; away += 1) {
    const asked = addDays(day, away * step);
    if (!isClosed({ ...closing }, asked)) return asked;
  }
  return null;
}

const establishments: Record<string, ClosingDays> = {
  weekends: { closedWeekdays: [6, 7], closingDays: [] },
  "all winter": {
    closedWeekdays: [2],
    closingDays: [yearly("2025-11-03", "2026-03-27")],
  },
  "all but a day": {
    closedWeekdays: [],
    closingDays: [yearly("1990-01-01", "1990-12-30")],
  },
  "the whole year": { closedWeekdays: [1, 2, 3, 4, 5, 6, 7], closingDays: [] },
};

it.each(Object.entries(establishments))(
  "finds the open days of one that is closed %s, in whatever order they are asked for",
  (_, closing) => {
    const asked = [...days(500), ...days(500).reverse()];
    for (const day of asked.filter((_day, at) => at % 7 === 0))
      for (const step of [1, -1] as const)
        expect([day, step, openDay(closing, day, step)]).toEqual([
          day,
          step,
          plainly(closing, day, step),
        ]);
  },
);

it("looks each day up once, however often and from however many it is asked for", () => {
  let looks = 0;
  const periods = Array.from({ length: 99 }, () =>
    yearly("1990-02-01", "1990-02-01"),
  );
  const closing: ClosingDays = {
    closedWeekdays: [],
    get closingDays() {
      looks += 1;
      return [...periods, yearly("1990-01-01", "1990-12-30")];
    },
  };
  for (const day of days(400)) openDay(closing, day, 1);
  for (const day of days(400)) openDay(closing, day, 1);
  expect(looks).toBeLessThan(2000);
});
