import { describe, expect, it } from "vitest";
import { describeSchedule, lastDayOf } from "./describe-schedule";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";

const startAt = new Date("2026-01-31T07:00:00Z");
const described = (fields: Partial<Schedule>) =>
  describeSchedule({
    ...scheduleSchema.parse({ startAt, recurrenceTime: "08:00" }),
    ...fields,
  });
const custom = (rrule: string) => described({ recurrence: "CUSTOM", rrule });

describe("describeSchedule", () => {
  it("gives the parts of each recurrence", () => {
    const time = "08:00";
    expect(described({})).toEqual({ key: "once", at: startAt });
    expect(described({ recurrence: "DAILY" })).toEqual({
      key: "daily",
      interval: 1,
      time,
    });
    expect(
      described({ recurrence: "WEEKLY", recurrenceDayOfWeek: [3, 1, 3] }),
    ).toEqual({ key: "weekly", interval: 1, days: [1, 3], time });
    expect(described({ recurrence: "MONTHLY" })).toEqual({
      key: "monthly",
      interval: 1,
      day: 31,
      time,
      clamps: true,
    });
    expect(
      described({ recurrence: "QUARTERLY", recurrenceDayOfMonth: 5 }),
    ).toEqual({ key: "quarterly", interval: 1, day: 5, time, clamps: false });
    expect(described({ recurrence: "YEARLY", recurrenceInterval: 2 })).toEqual({
      key: "yearly",
      interval: 2,
      day: 31,
      month: 1,
      time,
      clamps: false,
    });
  });

  it("reads midnight and 1 where nothing is stored", () => {
    expect(described({ recurrence: "DAILY", recurrenceTime: null })).toEqual({
      key: "daily",
      interval: 1,
      time: "00:00",
    });
  });

  it("gives what a custom rule says and what follows from the start", () => {
    expect(custom("FREQ=MONTHLY;BYDAY=-1FR,MO;COUNT=6")).toEqual({
      key: "custom",
      freq: "MONTHLY",
      interval: 1,
      days: [
        { day: 5, nth: -1 },
        { day: 1, nth: null },
      ],
      monthDays: [],
      months: [],
      times: ["08:00"],
      count: 6,
      until: null,
      skipsMissingDays: false,
    });
    expect(custom("FREQ=DAILY;BYHOUR=20,7;UNTIL=20260301")).toMatchObject({
      times: ["07:00", "20:00"],
      until: "2026-03-01",
    });
    expect(custom("FREQ=HOURLY;INTERVAL=6")).toMatchObject({
      freq: "HOURLY",
      interval: 6,
      times: [],
    });
  });

  it("tells when a custom rule leaves out months without its day", () => {
    const skips = (rrule: string) => {
      const parts = custom(rrule);
      return parts.key === "custom" && parts.skipsMissingDays;
    };
    expect(skips("FREQ=MONTHLY")).toBe(true);
    expect(skips("FREQ=MONTHLY;BYMONTHDAY=28")).toBe(false);
    expect(skips("FREQ=MONTHLY;BYMONTHDAY=-1")).toBe(false);
    expect(skips("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29")).toBe(true);
    expect(skips("FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=31")).toBe(false);
    expect(skips("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")).toBe(
      false,
    );
  });

  it("says so when a schedule cannot be read", () => {
    expect(custom("nonsense")).toEqual({ key: "unreadable" });
    expect(described({ recurrence: "DAILY", recurrenceInterval: 0 })).toEqual({
      key: "unreadable",
    });
    expect(described({ recurrence: "DAILY", startAt: new Date(NaN) })).toEqual({
      key: "unreadable",
    });
  });
});

it("ends on the last day it falls on, not on the one it no longer does", () => {
  const endsBefore = new Date("2026-11-28T07:00:00Z");
  const daily = { startAt, recurrenceTime: "08:00", recurrence: "DAILY" };
  const ended = scheduleSchema.parse({ ...daily, endsBefore });
  expect(lastDayOf(ended)).toBe("2026-11-27");
  expect(lastDayOf(scheduleSchema.parse(daily))).toBeNull();
  expect(custom("FREQ=DAILY;UNTIL=20261128")).toMatchObject({
    until: "2026-11-28",
  });
});
