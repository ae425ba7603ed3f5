import { calendarDaySchema } from "@domain/time/calendar-day";
import { expect, it } from "vitest";
import { listedPeriod } from "./lately";

const day = (text: string) => calendarDaySchema.parse(text);
const usual = { since: day("2026-09-01"), until: day("2026-11-30") };

it.each([
  [null, null, "2026-09-01", "2026-11-30"],
  ["2026-11-02", "2026-11-03", "2026-11-02", "2026-11-03"],
  ["2026-10-01", null, "2026-10-01", "2026-11-30"],
  ["2027-01-01", null, "2027-01-01", "2028-01-01"],
  [null, "2026-03-01", "2025-03-01", "2026-03-01"],
  ["2020-01-01", "2026-11-30", "2025-11-30", "2026-11-30"],
])("a file of a list from %s to %s goes from %s to %s", (...days) => {
  const [since, until, from, to] = days.map((one) =>
    one === null ? null : day(one),
  );
  expect(
    listedPeriod({ since: since ?? null, until: until ?? null }, usual),
  ).toEqual({ since: from, until: to });
});
