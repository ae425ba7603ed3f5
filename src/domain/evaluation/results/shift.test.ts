import { describe, expect, it } from "vitest";
import { addDays, calendarDaySchema } from "../../time/calendar-day";
import type { Figure } from "./figure";
import type { Series } from "./series";
import { shiftOf } from "./shift";

const start = calendarDaySchema.parse("2026-01-05");
const figure = (value: number): Figure => ({
  value,
  n: 1,
  of: 1,
  low: value,
  high: value,
  interval: null,
});

/** A series by the week; null: nothing in a week. Several lists: versions that do not compare, one after the other. */
const weekly = (...parts: (number | null)[][]): Series => {
  const all = parts.flat();
  const slots = all.map((_, week) => addDays(start, 7 * week));
  let from = 0;
  return {
    grouping: "week",
    slots,
    parts: parts.map((values, index) => {
      const own = slots.slice(from, (from += values.length));
      return {
        version: `v${String(index)}`,
        because: [],
        values: new Map(
          own.flatMap((slot, week) => {
            const value = values[week] ?? null;
            return value === null ? [] : [[slot, figure(value)] as const];
          }),
        ),
      };
    }),
  };
};
const steady = [0.7, 0.74, 0.69, 0.72, 0.75, 0.7, 0.73, 0.71, 0.74, 0.7];

describe("a shift of scores", () => {
  it("is said with its side and since when, as long as it goes on", () => {
    expect(shiftOf(weekly([...steady, 0.72, 0.3, 0.28]))).toMatchObject({
      canSay: true,
      baseline: 10,
      side: "below",
      since: addDays(start, 77),
      count: 2,
    });
    expect(shiftOf(weekly([...steady, 0.72, 0.7, 0.99]))).toMatchObject({
      side: "above",
      count: 1,
    });
  });

  it("is none where the latest is within what was to be expected, whatever was between", () => {
    const said = { canSay: true, side: null, since: null, count: 0 };
    expect(shiftOf(weekly([...steady, 0.72, 0.71, 0.7]))).toMatchObject(said);
    expect(shiftOf(weekly([...steady, 0.72, 0.3, 0.72]))).toMatchObject(said);
  });

  it("says nothing of too few, of versions that do not compare, and without spread", () => {
    const too = { canSay: false, why: "tooFew" };
    expect(shiftOf(weekly([]))).toEqual(too);
    expect(shiftOf(weekly(steady))).toEqual(too);
    expect(shiftOf(weekly(steady, [0.3, 0.3, 0.3]))).toEqual(too);
    expect(shiftOf(weekly(Array.from({ length: 13 }, () => 0.5)))).toEqual({
      canSay: false,
      why: "noSpread",
    });
  });

  it("is of the version that was answered last, whichever was made last", () => {
    const { grouping, slots, parts } = weekly(
      [...steady, null, 0.72, 0.3, 0.28],
      [],
    );
    const [first] = parts;
    const another = {
      ...{ version: "v1", because: [] },
      values: new Map(slots.slice(10, 11).map((slot) => [slot, figure(0.1)])),
    };
    const again = { grouping, slots, parts: [first!, another] };
    expect(shiftOf(again)).toMatchObject({ side: "below", count: 2 });
  });

  it("says nothing where a trend of the first scores does not reach so far", () => {
    const grown = (at: number) => 0.2 + 0.01 * at + 0.004 * (at % 3);
    const risen = Array.from({ length: 20 }, (_, at) => grown(at));
    const flat = Array.from({ length: 30 }, (_, at) => 0.5 + 0.004 * (at % 3));
    expect(shiftOf(weekly([...risen, ...flat]))).toEqual({
      canSay: false,
      why: "tooLate",
    });
    expect(shiftOf(weekly([...risen, ...flat.slice(0, 10)])).canSay).toBe(true);
  });

  it("leaves weeks out in which nobody answered", () => {
    const gap = [...steady.slice(0, 5), null, ...steady.slice(5)];
    expect(shiftOf(weekly([...gap, 0.72, 0.7, 0.2]))).toMatchObject({
      side: "below",
      count: 1,
    });
  });

  // Of steady scores one in 370 or so is outside by chance.
  it("is hardly ever said of scores that only vary", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed / 2147483648;
    };
    const noise = () => (random() + random() + random() + random()) / 4;
    const found = Array.from({ length: 300 }, () =>
      shiftOf(weekly(Array.from({ length: 26 }, noise))),
    ).filter((one) => one.canSay && one.since !== null);
    expect(found.length).toBeLessThanOrEqual(9);
  });
});
