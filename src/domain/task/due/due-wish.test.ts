import { describe, expect, it } from "vitest";
import { fieldOfInstant } from "../../time/date-field";
import type { CalendarDay } from "../../time/calendar-day";
import {
  dueOn,
  laterToday,
  movedTo,
  offeredDays,
  proposedDueAt,
  wishedDay,
} from "./due-wish";

/** Friday, 10:07 in Paris. */
const now = new Date("2026-11-20T09:07:31Z");
const day = (text: string) => text as CalendarDay;

describe("a new task", () => {
  it("is due in one day, at the same time of day over a clock change", () => {
    expect(proposedDueAt(new Date("2026-10-24T08:00:00Z"))).toEqual(
      new Date("2026-10-25T09:00:00Z"),
    );
  });

  it.each([
    ["2026-11-20T09:00:00Z", "2026-11-21 10:00:00"],
    ["2026-11-20T09:00:01Z", "2026-11-21 11:00:00"],
    ["2026-11-20T09:44:00Z", "2026-11-21 11:00:00"],
    ["2026-11-20T22:30:00Z", "2026-11-21 23:59:00"],
  ])(
    "is due at a full hour of tomorrow, not at an accident of now: %s",
    (at, due) => {
      expect(fieldOfInstant(proposedDueAt(new Date(at)))).toBe(due);
    },
  );
});

describe("later today", () => {
  it.each([
    ["2026-11-20T09:00:00Z", "2026-11-20 11:00:00"],
    ["2026-11-20T09:07:31Z", "2026-11-20 11:00:00"],
    ["2026-11-20T09:45:00Z", "2026-11-20 11:00:00"],
    ["2026-11-20T09:45:01Z", "2026-11-20 12:00:00"],
    ["2026-11-20T21:30:00Z", "2026-11-20 23:00:00"],
    ["2026-11-20T22:30:00Z", "2026-11-20 23:59:00"],
    ["2026-11-20T22:58:59Z", "2026-11-20 23:59:00"],
    ["2026-11-20T22:59:30Z", "2026-11-21 01:00:00"],
  ])(
    "is a full hour that is not there in a moment, never past: %s",
    (at, due) => {
      const instant = new Date(at);
      expect(fieldOfInstant(laterToday(instant))).toBe(due);
      expect(laterToday(instant).getTime()).toBeGreaterThan(instant.getTime());
      expect(dueOn(day("2026-11-20"), instant)).toBe(due);
    },
  );
});

describe("the day an address wishes", () => {
  it.each([
    ["today", "2026-11-20"],
    ["tomorrow", "2026-11-21"],
    ["2026-11-20", "2026-11-20"],
    ["2026-12-24", "2026-12-24"],
    ["2026-11-19", null],
    ["2026-02-30", null],
    ["yesterday", null],
    ["", null],
    [null, null],
  ])("%s", (wish, found) => {
    expect(wishedDay(wish, now)).toBe(found);
  });

  it("is Paris's, not the host's", () => {
    const late = new Date("2026-11-20T23:30:00Z");
    expect(wishedDay("today", late)).toBe("2026-11-21");
  });

  it("gives the time of day that a new task is due", () => {
    expect(dueOn(null, now)).toBe("2026-11-21 11:00:00");
    expect(dueOn(day("2026-12-24"), now)).toBe("2026-12-24 11:00:00");
  });
});

describe("a due date moved to another day", () => {
  it("keeps its time of day", () => {
    expect(movedTo(day("2026-11-23"), "2026-11-21 16:45:00", now)).toBe(
      "2026-11-23 16:45:00",
    );
    expect(movedTo(day("2026-11-20"), "2026-11-21 16:45:00", now)).toBe(
      "2026-11-20 16:45:00",
    );
  });

  it("is never past", () => {
    expect(movedTo(day("2026-11-20"), "2026-11-21 08:00:00", now)).toBe(
      "2026-11-20 11:00:00",
    );
  });

  it("has the proposed time where there was none", () => {
    expect(movedTo(day("2026-11-23"), null, now)).toBe("2026-11-23 11:00:00");
  });
});

describe("the days that are offered", () => {
  const offered = (at: string) =>
    offeredDays(new Date(at)).map((one) => `${one.key} ${one.day}`);

  it("are today, tomorrow and the next Monday", () => {
    expect(offered("2026-11-20T09:00:00Z")).toEqual([
      "today 2026-11-20",
      "tomorrow 2026-11-21",
      "monday 2026-11-23",
    ]);
    expect(offered("2026-11-23T09:00:00Z")).toContain("monday 2026-11-30");
  });

  it("are each offered once", () => {
    expect(offered("2026-11-22T09:00:00Z")).toEqual([
      "today 2026-11-22",
      "tomorrow 2026-11-23",
    ]);
  });
});
