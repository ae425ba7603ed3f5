import { describe, expect, it } from "vitest";
import { previewLength, previewOccurrences } from "./preview";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";

const at = (text: string) => new Date(text);
const aSchedule = (fields: Partial<Schedule>): Schedule =>
  scheduleSchema.parse({
    startAt: at("2026-01-31T01:30:00Z"),
    recurrenceTime: "02:30",
    ...fields,
  });

describe("previewOccurrences", () => {
  it("shows twelve, the one of this instant included, with their due times", () => {
    const schedule = aSchedule({
      recurrence: "DAILY",
      dueAt: at("2026-01-31T03:30:00Z"),
    });
    const now = at("2026-02-01T01:30:00Z");
    const preview = previewOccurrences(schedule, now);
    expect(preview).toHaveLength(previewLength);
    expect(preview[0]).toEqual({
      occurrence: now,
      dueAt: at("2026-02-01T03:30:00Z"),
      clamped: false,
      shifted: false,
    });
  });

  it("marks a month's end that stands in and a skipped time that moves", () => {
    const schedule = aSchedule({
      recurrence: "MONTHLY",
      recurrenceDayOfMonth: 29,
    });
    expect(
      previewOccurrences(schedule, schedule.startAt, 3).map(
        ({ clamped, shifted }) => ({ clamped, shifted }),
      ),
    ).toEqual([
      { clamped: true, shifted: false },
      { clamped: false, shifted: true },
      { clamped: false, shifted: false },
    ]);
  });

  it("does not mark a custom rule that means the later hour", () => {
    const now = at("2026-03-29T00:00:00Z");
    const shifted = (rrule: string) =>
      previewOccurrences(aSchedule({ recurrence: "CUSTOM", rrule }), now, 1)[0]
        ?.shifted;
    expect(shifted("FREQ=DAILY")).toBe(true);
    expect(shifted("FREQ=DAILY;BYHOUR=3")).toBe(false);
  });

  it("is empty for what has ended or cannot be read", () => {
    const now = at("2026-06-01T00:00:00Z");
    expect(previewOccurrences(aSchedule({}), now)).toEqual([]);
    const rrule = "nonsense";
    expect(
      previewOccurrences(aSchedule({ recurrence: "CUSTOM", rrule }), now),
    ).toEqual([]);
    expect(
      previewOccurrences(aSchedule({ recurrence: "DAILY" }), now, 0),
    ).toEqual([]);
  });
});
