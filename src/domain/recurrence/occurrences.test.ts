import { describe, expect, it } from "vitest";
import {
  firstOccurrence,
  maxOccurrences,
  nextOccurrence,
  occurrenceDueAt,
  occurrencesAfter,
  occurrencesBetween,
} from "./occurrences";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";

const at = (text: string) => new Date(text);
const long = at("1990-01-01T00:00:00Z");

/** A schedule that starts on 31 January 2026 at 08:00 in Paris. */
const aSchedule = (fields: Partial<Schedule>): Schedule => ({
  ...scheduleSchema.parse({
    startAt: at("2026-01-31T07:00:00Z"),
    recurrenceTime: "08:00",
  }),
  ...fields,
});

const first = (schedule: Schedule, limit: number, after = long) =>
  occurrencesAfter(schedule, after, limit).map((date) =>
    date.toISOString().slice(0, 16),
  );
const firstDays = (schedule: Schedule, limit: number, after = long) =>
  first(schedule, limit, after).map((text) => text.slice(0, 10));

describe("a schedule that does not recur", () => {
  const once = aSchedule({ recurrence: "NONE" });

  it("occurs once, at its start", () => {
    expect(first(once, 5)).toEqual(["2026-01-31T07:00"]);
    expect(nextOccurrence(once, once.startAt)).toBeNull();
    expect(firstOccurrence(once, once.startAt)).toEqual(once.startAt);
  });
});

describe("daily", () => {
  it("keeps its time on the wall across both clock changes", () => {
    const daily = aSchedule({ recurrence: "DAILY" });
    expect(first(daily, 3, at("2026-03-27T12:00:00Z"))).toEqual([
      "2026-03-28T07:00",
      "2026-03-29T06:00",
      "2026-03-30T06:00",
    ]);
    expect(first(daily, 3, at("2026-10-23T12:00:00Z"))).toEqual([
      "2026-10-24T06:00",
      "2026-10-25T07:00",
      "2026-10-26T07:00",
    ]);
  });

  it("fires a skipped time once, one hour later", () => {
    const night = aSchedule({ recurrence: "DAILY", recurrenceTime: "02:30" });
    expect(first(night, 3, at("2026-03-28T00:00:00Z"))).toEqual([
      "2026-03-28T01:30",
      "2026-03-29T01:30",
      "2026-03-30T00:30",
    ]);
    expect(first(night, 1, at("2026-03-29T01:00:00Z"))).toEqual([
      "2026-03-29T01:30",
    ]);
    expect(first(night, 1, at("2026-03-29T01:30:00Z"))).toEqual([
      "2026-03-30T00:30",
    ]);
  });

  it.each(["DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "YEARLY"] as const)(
    "begins with a start in the hour that does not exist: %s",
    (recurrence) => {
      const startAt = at("2026-03-29T01:30:00Z");
      const fromThere = aSchedule({ startAt, recurrence });
      const night = { ...fromThere, recurrenceTime: "02:30" };
      expect(first(night, 1)).toEqual(["2026-03-29T01:30"]);
      expect(firstOccurrence(night, startAt)).toEqual(startAt);
      const earlier = { ...fromThere, recurrenceTime: "02:15" };
      expect(first(earlier, 1)[0]! > "2026-03-29T01:30").toBe(true);
      const later = { ...fromThere, recurrenceTime: "03:30" };
      expect(first(later, 1)).toEqual(["2026-03-29T01:30"]);
    },
  );

  it("of a year keeps the occurrences after it where they are", () => {
    const startAt = at("2026-03-29T01:30:00Z");
    const yearly = aSchedule({
      startAt,
      recurrence: "YEARLY",
      recurrenceTime: "02:30",
    });
    expect(first(yearly, 3)).toEqual([
      "2026-03-29T01:30",
      "2027-03-29T00:30",
      "2028-03-29T00:30",
    ]);
  });

  it("fires a repeated time once, the first time", () => {
    const night = aSchedule({ recurrence: "DAILY", recurrenceTime: "02:30" });
    expect(first(night, 3, at("2026-10-24T12:00:00Z"))).toEqual([
      "2026-10-25T00:30",
      "2026-10-26T01:30",
      "2026-10-27T01:30",
    ]);
    expect(first(night, 1, at("2026-10-25T01:00:00Z"))).toEqual([
      "2026-10-26T01:30",
    ]);
  });

  it("counts its interval from the start", () => {
    const third = aSchedule({ recurrence: "DAILY", recurrenceInterval: 3 });
    expect(firstDays(third, 3)).toEqual([
      "2026-01-31",
      "2026-02-03",
      "2026-02-06",
    ]);
    expect(firstDays(third, 1, at("2031-06-01T00:00:00Z"))).toEqual([
      "2031-06-01",
    ]);
  });

  it("reads midnight and every day when time and interval are absent", () => {
    const bare = aSchedule({ recurrence: "DAILY", recurrenceTime: null });
    expect(first(bare, 2)).toEqual(["2026-01-31T23:00", "2026-02-01T23:00"]);
  });

  it("does not occur before its start on the first day", () => {
    const early = aSchedule({ recurrence: "DAILY", recurrenceTime: "07:59" });
    expect(first(early, 1)).toEqual(["2026-02-01T06:59"]);
  });

  it("occurs at a start that carries milliseconds", () => {
    const startAt = at("2026-01-31T07:00:00.400Z");
    expect(first(aSchedule({ recurrence: "DAILY", startAt }), 1)).toEqual([
      "2026-01-31T07:00",
    ]);
  });
});

describe("weekly", () => {
  const days = { recurrenceDayOfWeek: [5, 1, 3] };

  it("occurs on the chosen days", () => {
    expect(firstDays(aSchedule({ recurrence: "WEEKLY", ...days }), 4)).toEqual([
      "2026-02-02",
      "2026-02-04",
      "2026-02-06",
      "2026-02-09",
    ]);
  });

  it("counts weeks from the one that holds the start", () => {
    const second = aSchedule({
      recurrence: "WEEKLY",
      recurrenceInterval: 2,
      startAt: at("2026-01-07T07:00:00Z"),
      ...days,
    });
    expect(firstDays(second, 5)).toEqual([
      "2026-01-07",
      "2026-01-09",
      "2026-01-19",
      "2026-01-21",
      "2026-01-23",
    ]);
    expect(firstDays(second, 1, at("2026-12-20T00:00:00Z"))).toEqual([
      "2026-12-21",
    ]);
  });

  it("takes the start's day when none is chosen", () => {
    expect(firstDays(aSchedule({ recurrence: "WEEKLY" }), 2)).toEqual([
      "2026-01-31",
      "2026-02-07",
    ]);
  });

  it("begins its weeks on Monday, Sunday being the last day", () => {
    const sundays = aSchedule({
      recurrence: "WEEKLY",
      recurrenceInterval: 2,
      recurrenceDayOfWeek: [7],
    });
    expect(firstDays(sundays, 2)).toEqual(["2026-02-01", "2026-02-15"]);
  });
});

describe("monthly", () => {
  it("falls on the last day of shorter months and does not drift", () => {
    expect(firstDays(aSchedule({ recurrence: "MONTHLY" }), 5)).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
    ]);
  });

  it("knows leap years", () => {
    const thirtieth = aSchedule({
      recurrence: "MONTHLY",
      recurrenceDayOfMonth: 30,
    });
    expect(firstDays(thirtieth, 3, at("2028-01-31T00:00:00Z"))).toEqual([
      "2028-02-29",
      "2028-03-30",
      "2028-04-30",
    ]);
  });

  it("prefers the chosen day to the start's", () => {
    const tenth = aSchedule({
      recurrence: "MONTHLY",
      recurrenceDayOfMonth: 10,
    });
    expect(firstDays(tenth, 2)).toEqual(["2026-02-10", "2026-03-10"]);
  });

  it("counts months from the start's, even when its day is over", () => {
    const other = aSchedule({
      recurrence: "MONTHLY",
      recurrenceInterval: 2,
      recurrenceDayOfMonth: 10,
    });
    expect(firstDays(other, 2)).toEqual(["2026-03-10", "2026-05-10"]);
  });

  it("keeps its day far from the start", () => {
    expect(
      firstDays(
        aSchedule({ recurrence: "MONTHLY" }),
        2,
        at("2051-02-01T00:00:00Z"),
      ),
    ).toEqual(["2051-02-28", "2051-03-31"]);
  });

  it("moves both a month's end and a skipped time", () => {
    const night = aSchedule({
      recurrence: "MONTHLY",
      recurrenceDayOfMonth: 29,
      recurrenceTime: "02:30",
    });
    expect(first(night, 2, at("2026-02-01T00:00:00Z"))).toEqual([
      "2026-02-28T01:30",
      "2026-03-29T01:30",
    ]);
  });
});

describe("quarterly", () => {
  it("occurs every three months from the start's month, clamped", () => {
    const startAt = at("2025-11-30T07:00:00Z");
    expect(
      firstDays(aSchedule({ recurrence: "QUARTERLY", startAt }), 5),
    ).toEqual([
      "2025-11-30",
      "2026-02-28",
      "2026-05-30",
      "2026-08-30",
      "2026-11-30",
    ]);
  });

  it("counts its interval in quarters", () => {
    const half = aSchedule({ recurrence: "QUARTERLY", recurrenceInterval: 2 });
    expect(firstDays(half, 3)).toEqual([
      "2026-01-31",
      "2026-07-31",
      "2027-01-31",
    ]);
  });
});

describe("yearly", () => {
  it("keeps 29 February in mind through common years", () => {
    const startAt = at("2024-02-29T07:00:00Z");
    expect(firstDays(aSchedule({ recurrence: "YEARLY", startAt }), 5)).toEqual([
      "2024-02-29",
      "2025-02-28",
      "2026-02-28",
      "2027-02-28",
      "2028-02-29",
    ]);
  });

  it("takes month and day from the fields, the interval from the start", () => {
    const chosen = aSchedule({
      recurrence: "YEARLY",
      recurrenceInterval: 2,
      recurrenceMonthOfYear: 6,
      recurrenceDayOfMonth: 31,
    });
    expect(firstDays(chosen, 2)).toEqual(["2026-06-30", "2028-06-30"]);
  });

  it("treats centuries as the calendar does", () => {
    const startAt = at("2096-02-29T07:00:00Z");
    expect(
      firstDays(
        aSchedule({ recurrence: "YEARLY", startAt }),
        3,
        at("2098-01-01"),
      ),
    ).toEqual(["2098-02-28", "2099-02-28", "2100-02-28"]);
  });
});

describe("limits and spans", () => {
  const daily = aSchedule({ recurrence: "DAILY" });

  it("holds what begins at `from` and leaves out what begins at `to`", () => {
    const between = occurrencesBetween(
      daily,
      at("2026-02-01T07:00:00Z"),
      at("2026-02-03T07:00:00Z"),
      10,
    );
    expect(between).toEqual([
      at("2026-02-01T07:00:00Z"),
      at("2026-02-02T07:00:00Z"),
    ]);
  });

  it("answers nothing for no limit, no order and no date", () => {
    expect(occurrencesAfter(daily, long, 0)).toEqual([]);
    expect(occurrencesAfter(daily, long, NaN)).toEqual([]);
    expect(occurrencesAfter(daily, new Date(NaN), 3)).toEqual([]);
    expect(occurrencesAfter(daily, new Date(8.64e15), 3)).toEqual([]);
    expect(occurrencesBetween(daily, daily.startAt, long, 3)).toEqual([]);
    const lost = { ...daily, startAt: new Date(NaN) };
    expect(occurrencesAfter(lost, long, 3)).toEqual([]);
  });

  it("never answers more than its own limit", () => {
    expect(occurrencesAfter(daily, long, Infinity)).toHaveLength(
      maxOccurrences,
    );
  });

  it.each([
    { recurrenceInterval: 0 },
    { recurrenceInterval: -1 },
    { recurrenceInterval: 1.5 },
    { recurrenceInterval: 366 },
    { recurrenceInterval: NaN },
    { recurrenceTime: "24:00" },
    { recurrenceDayOfWeek: [8] },
    { recurrenceDayOfMonth: 32 },
    { recurrenceMonthOfYear: 13 },
  ])("never occurs with %o", (fields) => {
    for (const recurrence of ["DAILY", "WEEKLY", "YEARLY"] as const)
      expect(first(aSchedule({ recurrence, ...fields }), 1)).toEqual([]);
  });
});

describe("occurrenceDueAt", () => {
  it("keeps the length on the wall, not in hours", () => {
    const schedule = aSchedule({
      recurrence: "DAILY",
      dueAt: at("2026-02-01T07:00:00Z"),
    });
    expect(occurrenceDueAt(schedule, at("2026-03-28T07:00:00Z"))).toEqual(
      at("2026-03-29T06:00:00Z"),
    );
    expect(occurrenceDueAt(schedule, at("2026-10-24T06:00:00Z"))).toEqual(
      at("2026-10-25T07:00:00Z"),
    );
  });

  it("is null without a due time", () => {
    expect(occurrenceDueAt(aSchedule({}), long)).toBeNull();
  });
});
