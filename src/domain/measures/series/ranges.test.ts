import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import { hourMs } from "../buckets/keys";
import type { ChartRange, Detail, Grouping, Stretch } from "./ranges";
import {
  dayTurned,
  detailFor,
  detailsIn,
  detailsOf,
  documentsOf,
  environmentRanges,
  groupings,
  healthRanges,
  rangeHolding,
  slotsOf,
  stretchEnding,
  stretchOf,
} from "./ranges";

const at = (text: string) => new Date(text);
const anyNow = fc.date({
  min: at("2020-01-01T00:00Z"),
  max: at("2040-01-01T00:00Z"),
  noInvalidDate: true,
});
const most: Record<ChartRange, Partial<Record<Detail, number>>> = {
  "24h": { raw: 25, hourly: 3 },
  "7d": { hourly: 8, daily: 2 },
  "30d": { hourly: 31, daily: 3, weekly: 3 },
  "3m": { daily: 4, weekly: 4, monthly: 4 },
  "6m": { daily: 7, weekly: 7, monthly: 7 },
  "1y": { daily: 13, weekly: 13, monthly: 13 },
};

describe("what a chart reads", () => {
  it("is at most so many documents of a series, at any time", () => {
    const greatest: Record<string, number> = {};
    fc.assert(
      fc.property(anyNow, (now) => {
        for (const range of environmentRanges)
          for (const detail of detailsOf[range]) {
            const documents = documentsOf(stretchOf(range, now), detail);
            const periods: readonly string[] = documents.periods;
            expect(periods.length).toBeLessThanOrEqual(most[range][detail]!);
            expect(new Set(periods).size).toBe(periods.length);
            expect([...periods].sort()).toEqual(periods);
            const key = `${range} ${detail}`;
            greatest[key] = Math.max(greatest[key] ?? 0, periods.length);
          }
      }),
    );
    expect(greatest).toMatchObject({
      "24h raw": 25,
      "7d hourly": 8,
      "30d hourly": 31,
      "1y daily": 13,
    });
  });

  it("begins as long ago on the wall, whatever the clocks did", () => {
    const from = (range: ChartRange, now: string) =>
      stretchOf(range, at(now)).from.toISOString();
    const autumn = "2026-10-26T10:20:00Z";
    expect(from("24h", autumn)).toBe("2026-10-25T10:00:00.000Z");
    expect(from("7d", autumn)).toBe("2026-10-18T22:00:00.000Z");
    expect(from("1y", autumn)).toBe("2025-10-25T22:00:00.000Z");
    expect(from("3m", "2026-05-31T10:00:00Z")).toBe("2026-02-27T23:00:00.000Z");
    expect(from("1y", "2028-02-29T10:00:00Z")).toBe("2027-02-27T23:00:00.000Z");
    expect(from("6m", "2026-03-15T10:00:00Z")).toBe("2025-09-14T22:00:00.000Z");
    expect(stretchOf("7d", at(autumn)).until.toISOString()).toBe(
      "2026-10-26T23:00:00.000Z",
    );
  });

  it("is drawn as it can be", () => {
    expect(detailFor("1y", "hourly")).toBe("daily");
    expect(detailFor("24h", null)).toBe("raw");
    expect(detailFor("30d", "weekly")).toBe("weekly");
    for (const range of healthRanges)
      expect(detailsOf[range]).not.toContain("raw");
  });
});

describe("the slots of a stretch", () => {
  const anyStretch = fc
    .tuple(anyNow, fc.constantFrom(...environmentRanges))
    .map(([now, range]) => stretchOf(range, now));

  it("follow each other without a gap, from its beginning to its end", () => {
    fc.assert(
      fc.property(
        anyStretch,
        fc.constantFrom(...groupings),
        (stretch, grouping) => {
          const slots = slotsOf(stretch, grouping);
          expect(slots[0]?.from).toEqual(stretch.from);
          expect(slots.at(-1)?.until).toEqual(stretch.until);
          for (const [index, { from }] of slots.entries())
            if (index > 0) expect(from).toEqual(slots[index - 1]?.until);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("are days of 23 and 25 hours, weeks from Monday, months", () => {
    const hours = ({ from, until }: Stretch) =>
      (until.getTime() - from.getTime()) / hourMs;
    const about = (now: string, grouping: Grouping) =>
      slotsOf(stretchOf("7d", at(now)), grouping).map(hours);
    expect(about("2026-03-29T12:00Z", "daily")).toEqual([
      24, 24, 24, 24, 24, 24, 24, 23,
    ]);
    expect(about("2026-10-25T12:00Z", "daily").at(-1)).toBe(25);
    // From Monday to Sunday, and the Sunday before.
    expect(about("2026-10-25T12:00Z", "weekly")).toEqual([24, 169]);
    expect(
      slotsOf(stretchOf("3m", at("2026-11-23T12:00Z")), "monthly").map(
        ({ from }) => parisDay(from),
      ),
    ).toEqual(["2026-08-23", "2026-09-01", "2026-10-01", "2026-11-01"]);
  });
});

describe("what ends with a chosen day", () => {
  const day = (text: string) => text as CalendarDay;

  it("is what ended with that day as it was today, and of one day its hours", () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        for (const range of environmentRanges) {
          const stretch = stretchEnding(range, parisDay(now));
          if (range !== "24h") expect(stretch).toEqual(stretchOf(range, now));
        }
      }),
    );
    const hours = (text: string) =>
      slotsOf(stretchEnding("24h", day(text)), "hourly").length;
    expect(["2026-03-29", "2026-07-01", "2026-10-25"].map(hours)).toEqual([
      23, 24, 25,
    ]);
  });

  it("holds what lies between two instants, as near as a range can", () => {
    const last = at("2026-11-20T09:30Z");
    const holding = (first: string) => rangeHolding(at(first), last);
    expect(
      [
        "2026-11-20T09:30Z",
        "2026-11-12T23:00Z",
        "2026-11-12T22:59Z",
        "2025-11-19T23:00Z",
        "2015-02-04T16:51Z",
      ].map(holding),
    ).toEqual(["7d", "7d", "30d", "1y", "1y"]);
  });

  it("turns so that nothing is left out between two, at most a day seen twice", () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        const last = parisDay(now);
        for (const range of environmentRanges) {
          const before = stretchEnding(range, dayTurned(range, last, -1));
          const { from } = stretchEnding(range, last);
          expect(before.until >= from).toBe(true);
          expect(before.from < from).toBe(true);
        }
      }),
    );
    expect(dayTurned("3m", day("2026-05-31"), -1)).toBe("2026-02-28");
    expect(dayTurned("1y", day("2026-05-31"), 1)).toBe("2027-05-31");
    expect(dayTurned("24h", day("2026-05-31"), 1)).toBe("2026-06-01");
  });
});

it("values of animals are put together by the day at least", () => {
  expect(detailsIn(healthRanges, "7d")).toEqual(["daily"]);
  expect(detailsIn(healthRanges, "30d")).toEqual(["daily", "weekly"]);
  expect(detailsIn(environmentRanges, "7d")).toEqual(["hourly", "daily"]);
  expect(detailFor("7d", "hourly", healthRanges)).toBe("daily");
  expect(detailFor("1y", "monthly", healthRanges)).toBe("monthly");
});
