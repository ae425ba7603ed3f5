import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "./calendar-day";
import {
  addParisDays,
  endOfParisDay,
  floatingToInstant,
  instantToFloating,
  instantToWall,
  isInGap,
  parisDay,
  parisOffset,
  parisTime,
  startOfDay,
  startOfParisDay,
  startOfParisTomorrow,
  wallToInstant,
} from "./paris";
import type { Floating, WallTime } from "./wall-time";
import { wallToFloating } from "./wall-time";

const hourMs = 3_600_000;
const at = (text: string) => new Date(text);
const instantOf = (wall: string) =>
  wallToInstant(wall as WallTime).toISOString();
const anyInstant = fc.date({
  min: at("1990-01-01T00:00:00Z"),
  max: at("2090-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const anySecond = anyInstant.map(
  (date) => new Date(Math.floor(date.getTime() / 1000) * 1000),
);

describe("wallToInstant", () => {
  it("reads winter and summer time", () => {
    expect(instantOf("2026-01-15T08:00")).toBe("2026-01-15T07:00:00.000Z");
    expect(instantOf("2026-07-15T08:00:30")).toBe("2026-07-15T06:00:30.000Z");
  });

  it("gives a skipped time the instant of one hour later", () => {
    expect(instantOf("2026-03-29T02:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(instantOf("2026-03-29T03:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(instantOf("2026-03-29T02:00")).toBe(instantOf("2026-03-29T03:00"));
    expect(instantOf("2026-03-29T01:59")).toBe("2026-03-29T00:59:00.000Z");
  });

  it("gives a repeated time its first instant", () => {
    expect(instantOf("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z");
    expect(instantOf("2026-10-25T02:00")).toBe("2026-10-25T00:00:00.000Z");
    expect(instantOf("2026-10-25T03:00")).toBe("2026-10-25T02:00:00.000Z");
  });

  it("does not stumble over a clock change elsewhere", () => {
    expect(instantOf("2026-03-08T02:30")).toBe("2026-03-08T01:30:00.000Z");
    expect(instantOf("2026-11-01T01:30")).toBe("2026-11-01T00:30:00.000Z");
  });

  it("undoes instantToWall, but for the second of a repeated hour", () => {
    fc.assert(
      fc.property(anySecond, (instant) => {
        const back = wallToInstant(instantToWall(instant)).getTime();
        const repeats = back === instant.getTime() - hourMs;
        expect(back === instant.getTime() || repeats).toBe(true);
        if (repeats)
          expect(instantToWall(new Date(back))).toBe(instantToWall(instant));
      }),
    );
  });

  it("keeps the hours around both changes in order", () => {
    for (const day of ["2026-03-29", "2026-10-25"]) {
      const start = startOfDay(day as CalendarDay).getTime();
      for (let passed = 0; passed < 24 * hourMs; passed += hourMs / 4) {
        const instant = new Date(start + passed);
        const back = floatingToInstant(instantToFloating(instant));
        expect([0, hourMs]).toContain(instant.getTime() - back.getTime());
      }
    }
  });
});

describe("isInGap", () => {
  it("is true from 02:00 to 02:59 of the day clocks go forward only", () => {
    const inGap = (wall: string) => isInGap(wallToFloating(wall as WallTime));
    expect(inGap("2026-03-29T01:59")).toBe(false);
    expect(inGap("2026-03-29T02:00")).toBe(true);
    expect(inGap("2026-03-29T02:59")).toBe(true);
    expect(inGap("2026-03-29T03:00")).toBe(false);
    expect(inGap("2026-10-25T02:30")).toBe(false);
    expect(inGap("2026-03-08T02:30")).toBe(false);
  });
});

describe("parisOffset", () => {
  it("changes at 01:00 UTC", () => {
    expect(parisOffset(at("2026-03-29T00:59:59.999Z"))).toBe(hourMs);
    expect(parisOffset(at("2026-03-29T01:00:00Z"))).toBe(2 * hourMs);
    expect(parisOffset(at("2026-10-25T00:59:59.999Z"))).toBe(2 * hourMs);
    expect(parisOffset(at("2026-10-25T01:00:00Z"))).toBe(hourMs);
  });
});

describe("days in Paris", () => {
  it("begin before those of UTC", () => {
    expect(parisDay(at("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
    expect(parisDay(at("2026-06-30T21:59:59Z"))).toBe("2026-06-30");
    expect(parisTime(at("2026-06-30T22:05:00Z"))).toBe("00:05");
  });

  it("last 23 and 25 hours when clocks change", () => {
    const hours = (text: string) =>
      (startOfParisTomorrow(at(text)).getTime() -
        startOfParisDay(at(text)).getTime()) /
      hourMs;
    expect(hours("2026-03-29T12:00:00Z")).toBe(23);
    expect(hours("2026-10-25T12:00:00Z")).toBe(25);
    expect(hours("2026-10-26T12:00:00Z")).toBe(24);
  });

  it("end one millisecond before the next begins", () => {
    expect(endOfParisDay(at("2026-12-31T23:30:00Z")).toISOString()).toBe(
      "2027-01-01T22:59:59.999Z",
    );
  });

  it("hold every instant between their bounds", () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        expect(startOfParisDay(now) <= now).toBe(true);
        expect(now <= endOfParisDay(now)).toBe(true);
        expect(parisTime(startOfParisTomorrow(now))).toBe("00:00");
      }),
    );
  });
});

describe("addParisDays", () => {
  it("keeps the time on the wall", () => {
    const moved = (text: string, days: number) =>
      addParisDays(at(text), days).toISOString();
    expect(moved("2026-03-28T07:00:00Z", 1)).toBe("2026-03-29T06:00:00.000Z");
    expect(moved("2026-10-26T07:00:00Z", -2)).toBe("2026-10-24T06:00:00.000Z");
    expect(moved("2026-03-28T01:30:00Z", 1)).toBe("2026-03-29T01:30:00.000Z");
  });
});

describe("floatingToInstant", () => {
  it("never runs backwards across a repeated hour", () => {
    const day = Date.UTC(2026, 9, 24);
    fc.assert(
      fc.property(fc.nat(3 * 86_400), fc.nat(3 * 86_400), (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const early = floatingToInstant((day + first * 1000) as Floating);
        const late = floatingToInstant((day + last * 1000) as Floating);
        expect(early <= late).toBe(true);
      }),
    );
  });
});

describe("every hour from 2020 to 2040", () => {
  /** When the clocks change: 01:00 UTC on the last Sunday of the month, counted from 0. */
  const changeOf = (year: number, month: number): number => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 24 * hourMs;
  };
  const years = Array.from({ length: 21 }, (_, index) => 2020 + index);

  it.each(years)("%i: two hours ahead in summer, one in winter", (year) => {
    const [summer, winter] = [changeOf(year, 2), changeOf(year, 9)];
    const end = Date.UTC(year + 1, 0, 1);
    const wrong: string[] = [];
    for (let at = Date.UTC(year, 0, 1); at < end; at += hourMs) {
      const ahead = at >= summer && at < winter ? 2 : 1;
      if (parisOffset(new Date(at)) !== ahead * hourMs)
        wrong.push(new Date(at).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});

describe("parisOffset", () => {
  const dayMs = 24 * hourMs;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Paris",
    timeZoneName: "longOffset",
  });
  const asked = (instant: Date) => {
    const name = clock.formatToParts(instant).at(-1)?.value ?? "";
    const [, hours = "0", minutes = "0"] = /([+-]\d+):(\d+)$/.exec(name) ?? [];
    return Number(hours) * hourMs + Number(minutes) * 60_000;
  };

  it("is what the clock of Paris says, at every quarter of the days on which it changes, since 1980", () => {
    const changes: number[] = [];
    const end = Date.UTC(2060, 0, 1);
    for (let day = Date.UTC(1980, 0, 1); day < end; day += dayMs)
      if (parisOffset(new Date(day)) !== parisOffset(new Date(day + dayMs)))
        changes.push(day);
    expect(changes).toHaveLength(160);
    for (const day of changes)
      for (let at = day; at < day + dayMs; at += hourMs / 4)
        for (const instant of [new Date(at), new Date(at + 899_999)])
          if (parisOffset(instant) !== asked(instant))
            expect.fail(instant.toISOString());
  });

  it("goes back before that", () => {
    const instants = fc.date({
      min: at("1920-01-01T00:00:00Z"),
      max: at("1985-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(parisOffset(instant)).toBe(asked(instant));
      }),
    );
    expect(() => parisOffset(new Date(NaN))).toThrow(RangeError);
  });
});
