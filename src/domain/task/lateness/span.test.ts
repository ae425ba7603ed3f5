import { expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { periodOfSpan } from "./span";

it.each([
  ["month", "2026-03-01", "2026-03-30"],
  ["lastMonth", "2026-02-01", "2026-02-28"],
  ["quarter", "2025-12-31", "2026-03-30"],
] as const)("%s goes from %s to %s", (span, since, until) => {
  expect(periodOfSpan(span, "2026-03-30" as CalendarDay)).toEqual({
    since,
    until,
  });
});
