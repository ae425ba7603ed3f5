import { describe, expect, it } from "vitest";
import { occurrencesAfter } from "./occurrences";
import { unusualAt } from "./preview";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";

const at = (text: string) => new Date(text);
const aSchedule = (fields: Partial<Schedule>): Schedule =>
  scheduleSchema.parse({
    startAt: at("2026-01-31T01:30:00Z"),
    recurrenceTime: "02:30",
    ...fields,
  });

describe("what is unusual about an occurrence", () => {
  it("is a month's end that stands in, and a skipped time that moves", () => {
    const schedule = aSchedule({
      recurrence: "MONTHLY",
      recurrenceDayOfMonth: 29,
    });
    expect(
      occurrencesAfter(schedule, schedule.startAt, 3).map((occurrence) =>
        unusualAt(schedule, occurrence),
      ),
    ).toEqual([
      { clamped: true, shifted: false },
      { clamped: false, shifted: true },
      { clamped: false, shifted: false },
    ]);
  });

  it("is not the later hour that a custom rule means", () => {
    const moved = at("2026-03-29T01:30:00Z");
    const shifted = (rrule: string) =>
      unusualAt(aSchedule({ recurrence: "CUSTOM", rrule }), moved).shifted;
    expect(shifted("FREQ=DAILY")).toBe(true);
    expect(shifted("FREQ=DAILY;BYHOUR=3")).toBe(false);
  });

  it("is nothing where the rule cannot be read", () => {
    const schedule = aSchedule({ recurrence: "CUSTOM", rrule: "nonsense" });
    expect(unusualAt(schedule, schedule.startAt)).toEqual({
      clamped: false,
      shifted: false,
    });
  });
});
