import { describe, expect, it } from "vitest";
import { bucketOf } from "../../measures/buckets/bucket";
import type { MonthDays } from "../../measures/buckets/periods";
import { stretchOf } from "../../measures/series/ranges";
import type { CalendarDay } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import {
  comparedSlots,
  daysWithin,
  differenceOf,
  othersMean,
  ownMean,
} from "./compare";

const now = new Date("2026-11-25T12:00Z");

/** What a month's document keeps of some days. */
const month = (values: Record<string, number[]>): MonthDays =>
  Object.fromEntries(
    Object.entries(values).map(([day, said]) => {
      const at = startOfDay(day as CalendarDay);
      const samples = said.map((value) => ({ at, value, key: day }));
      return [day, bucketOf(samples, "numeric")];
    }),
  ) as MonthDays;
const kiko = [
  month({ "2026-10-26": [0.7], "2026-10-25": [9] }),
  month({ "2026-11-02": [0.7, 0.8], "2026-11-09": [0.77] }),
];
const inMonth = stretchOf("30d", now);
const days = daysWithin(kiko, inMonth);

describe("the mean of an animal", () => {
  it("is of its days in the stretch, each once", () => {
    expect(days.map(({ day }) => day)).toEqual([
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
    ]);
    // (0.7 + 0.75 + 0.77) / 3 = 0.74
    const mean = ownMean(days);
    expect(mean).toMatchObject({ n: 3, values: 4 });
    expect(mean?.mean).toBeCloseTo(0.74, 12);
    expect(ownMean([])).toBeNull();
  });
});

describe("the mean of others", () => {
  const of = (...means: number[]) =>
    means.map((mean, index) => ({ ...days[index]!, mean, n: 2 }));

  it("is of the means of the animals, however often each was weighed", () => {
    expect(othersMean([of(1, 1, 1), of(3), []])).toEqual({
      n: 2,
      mean: 2,
      values: 8,
      interval: null,
    });
    expect(othersMean([[], []])).toBeNull();
  });

  it("has an interval of five animals on", () => {
    const found = othersMean([3, 4, 5, 6, 7].map((mean) => of(mean)));
    expect(found?.interval?.low).toBeCloseTo(3.0368, 4);
    const four = othersMean([3, 4, 5, 6].map((mean) => of(mean)));
    expect(four?.interval).toBeNull();
  });
});

describe("a difference", () => {
  it("is a share of what has a zero", () => {
    const found = differenceOf(0.74, 0.685, "kg");
    expect(found.side).toBe("above");
    expect(found.share).toBeCloseTo(0.0803, 4);
    expect(differenceOf(3, 4, "kg")).toEqual({
      side: "below",
      share: 0.25,
      amount: 1,
    });
  });

  it("is told in the unit of degrees and shares, and where the other is nothing", () => {
    expect(differenceOf(38.9, 38.4, "Cel")).toMatchObject({
      side: "above",
      share: null,
    });
    expect(differenceOf(80, 60, "%").share).toBeNull();
    expect(differenceOf(1, 0, "kg").share).toBeNull();
  });

  it("is none but for rounding", () => {
    expect(differenceOf(0.1 + 0.2, 0.3, "kg").side).toBe("same");
    expect(differenceOf(0, 0, null).side).toBe("same");
  });
});

describe("both lines", () => {
  it("have a mean for each slot, of animals that have one in it, and gaps", () => {
    const slots = comparedSlots(
      kiko,
      [
        [month({ "2026-11-03": [1] })],
        [month({ "2026-11-04": [2, 4], "2026-11-20": [5] })],
      ],
      inMonth,
      "weekly",
    );
    expect(slots.map(({ own, others }) => [own, others])).toEqual([
      [{ mean: 0.7, n: 1 }, null],
      [
        { mean: 0.75, n: 2 },
        { mean: 2, n: 2 },
      ],
      [{ mean: 0.77, n: 1 }, null],
      [null, { mean: 5, n: 1 }],
      [null, null],
    ]);
    expect(comparedSlots([], [], inMonth, "monthly")).toHaveLength(2);
  });
});
