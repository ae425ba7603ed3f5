import { describe, expect, it } from "vitest";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";
import { validateSchedule } from "./validate-schedule";

const startAt = new Date("2026-01-31T07:00:00Z");

const issuesOf = (fields: Partial<Schedule>) =>
  validateSchedule({ ...scheduleSchema.parse({ startAt }), ...fields });

describe("validateSchedule", () => {
  it.each<Partial<Schedule>>([
    {},
    { recurrence: "DAILY" },
    { recurrence: "DAILY", recurrenceTime: "23:59", recurrenceInterval: 365 },
    { recurrence: "WEEKLY", recurrenceDayOfWeek: [1, 7] },
    { recurrence: "MONTHLY", recurrenceDayOfMonth: 31, dueAt: startAt },
    { recurrence: "CUSTOM", rrule: "FREQ=MONTHLY;BYDAY=-1FR" },
    { recurrence: "CUSTOM", rrule: "FREQ=DAILY;BYHOUR=8,12,16,20" },
    { recurrence: "NONE", recurrenceInterval: 0, rrule: "kept, not used" },
  ])("accepts %o", (fields) => {
    expect(issuesOf(fields)).toEqual([]);
  });

  it.each<[Partial<Schedule>, string, string]>([
    [{ startAt: new Date(NaN) }, "startAt", "invalid"],
    [{ dueAt: new Date(startAt.getTime() - 1) }, "dueAt", "dueBeforeStart"],
    [{ recurrence: "DAILY", recurrenceTime: "8:00" }, "recurrenceTime", "time"],
    [
      { recurrence: "DAILY", recurrenceInterval: 0 },
      "recurrenceInterval",
      "interval",
    ],
    [
      { recurrence: "DAILY", recurrenceInterval: 366 },
      "recurrenceInterval",
      "interval",
    ],
    [
      { recurrence: "DAILY", recurrenceInterval: 1.5 },
      "recurrenceInterval",
      "interval",
    ],
    [{ recurrence: "WEEKLY" }, "recurrenceDayOfWeek", "dayRequired"],
    [
      { recurrence: "WEEKLY", recurrenceDayOfWeek: [0] },
      "recurrenceDayOfWeek",
      "invalid",
    ],
    [
      { recurrence: "MONTHLY", recurrenceDayOfMonth: 32 },
      "recurrenceDayOfMonth",
      "invalid",
    ],
    [
      { recurrence: "YEARLY", recurrenceMonthOfYear: 0 },
      "recurrenceMonthOfYear",
      "invalid",
    ],
  ])("refuses %o", (fields, field, code) => {
    expect(issuesOf(fields)).toEqual([{ field, code }]);
  });

  it.each([
    [null, "syntax"],
    [" ", "syntax"],
    ["FREQ=DAILY;INTERVAL=0", "range"],
    ["FREQ=DAILY;UNTIL=tomorrow", "date"],
    ["FREQ=DAILY;BYEASTER=1", "unsupported"],
    ["FREQ=SECONDLY", "tooFrequent"],
    ["FREQ=MINUTELY;INTERVAL=90", "tooFrequent"],
    ["FREQ=HOURLY", "tooFrequent"],
    ["FREQ=DAILY;BYSECOND=0,30", "tooFrequent"],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "never"],
    ["FREQ=DAILY;UNTIL=20251231", "never"],
  ])("says what is wrong with the rule %s", (rrule, problem) => {
    expect(issuesOf({ recurrence: "CUSTOM", rrule })).toEqual([
      { field: "rrule", code: "rule", values: { problem } },
    ]);
  });

  it("names every issue at once", () => {
    const issues = issuesOf({
      recurrence: "WEEKLY",
      dueAt: new Date(0),
      recurrenceTime: "",
      recurrenceInterval: -2,
    });
    expect(issues.map(({ field }) => field)).toEqual([
      "dueAt",
      "recurrenceTime",
      "recurrenceInterval",
      "recurrenceDayOfWeek",
    ]);
  });

  it("does not throw on a custom rule without a start", () => {
    const issues = issuesOf({
      recurrence: "CUSTOM",
      rrule: "FREQ=DAILY",
      startAt: new Date(NaN),
    });
    expect(issues.map(({ field }) => field)).toContain("startAt");
  });
});

describe("scheduleSchema", () => {
  it("completes a schedule of which only the start is known", () => {
    expect(scheduleSchema.parse({ startAt })).toEqual({
      startAt,
      dueAt: null,
      endsBefore: null,
      recurrence: "NONE",
      recurrenceTime: null,
      recurrenceInterval: null,
      recurrenceDayOfWeek: [],
      recurrenceDayOfMonth: null,
      recurrenceMonthOfYear: null,
      rrule: null,
      cronExpression: null,
      cronDescription: null,
      recurrenceFrequency: null,
    });
  });

  it.each([
    { recurrenceInterval: 0 },
    { recurrenceInterval: 366 },
    { recurrenceTime: "24:00" },
    { recurrenceDayOfWeek: [0] },
    { recurrenceDayOfMonth: 0 },
    { recurrence: "HOURLY" },
    { startAt: "2026-01-31" },
  ])("refuses %o", (fields) => {
    expect(scheduleSchema.safeParse({ startAt, ...fields }).success).toBe(
      false,
    );
  });
});
