import { expect, it } from "vitest";
import { calendarDaySchema } from "./calendar-day";
import type { Step } from "./steps";
import { withGaps } from "./steps";

const day = (text: string) => calendarDaySchema.parse(text);
const none = (id: string) => ({ id, n: 0 });

it("has a place for every day, week or month of a period, those without anything too", () => {
  const period = (since: string, until: string) => ({
    since: day(since),
    until: day(until),
  });
  const counts = (step: Step, id: string, of: ReturnType<typeof period>) =>
    withGaps([{ id, n: 3 }], step, of, none).map((one) => [one.id, one.n]);
  expect(
    counts("day", "2026-11-29", period("2026-11-28", "2026-12-01")),
  ).toEqual([
    ["2026-11-28", 0],
    ["2026-11-29", 3],
    ["2026-11-30", 0],
    ["2026-12-01", 0],
  ]);
  expect(
    counts("week", "2026-11-09", period("2026-11-04", "2026-11-09")),
  ).toEqual([
    ["2026-11-02", 0],
    ["2026-11-09", 3],
  ]);
  expect(
    counts("month", "2026-02-01", period("2026-01-31", "2026-03-01")),
  ).toEqual([
    ["2026-01-01", 0],
    ["2026-02-01", 3],
    ["2026-03-01", 0],
  ]);
  expect(withGaps([], "day", period("2026-11-02", "2026-11-01"), none)).toEqual(
    [],
  );
});
