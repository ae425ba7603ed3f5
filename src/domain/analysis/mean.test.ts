import { describe, expect, it } from "vitest";
import { meanOfMany, meanOfSeries } from "./mean";

describe("the mean of many", () => {
  it("has the interval of Student's t", () => {
    // Mean 5, s = sqrt(10 / 4) = 1.5811, t(.975, 4) = 2.7764: half = 2.7764 x 1.5811 / sqrt(5) = 1.9632.
    const found = meanOfMany([3, 4, 5, 6, 7], 5);
    expect(found).toMatchObject({ n: 5, mean: 5 });
    expect(found?.interval?.low).toBeCloseTo(3.0368, 4);
    expect(found?.interval?.high).toBeCloseTo(6.9632, 4);
  });

  it("has none of too few, nor of what does not differ", () => {
    expect(meanOfMany([3, 4, 5, 6], 5)).toEqual({
      n: 4,
      mean: 4.5,
      interval: null,
    });
    expect(meanOfMany([2, 2, 2, 2, 2], 5)?.interval).toBeNull();
    expect(meanOfMany([2], 0)).toEqual({ n: 1, mean: 2, interval: null });
    expect(meanOfMany([], 0)).toBeNull();
  });
});

describe("the mean of a series", () => {
  it("counts values that go up and down as independent", () => {
    // r1 of 1, 3, 1, 3 is below 0: mean 2, s = sqrt(4 / 3), t(.975, 3) = 3.1824, half = 3.1824 x 1.1547 / 2.
    const found = meanOfSeries([1, 3, 1, 3], 3);
    expect(found?.interval?.low).toBeCloseTo(2 - 1.8374, 4);
  });

  it("counts values that follow each other as fewer", () => {
    // 1 to 8: r1 = 26.25 / 42 = 0.625, n' = 8 x 0.375 / 1.625 = 1.846: not two.
    expect(meanOfSeries([1, 2, 3, 4, 5, 6, 7, 8], 3)?.interval).toBeNull();
    // Mean 2, sum of squares 8, r1 = 1 / 8; n' = 8 x 0.875 / 1.125 = 6.2222, of which 6 whole: t(.975, 5) = 2.5706;
    // s = sqrt(8 / 7) = 1.0690, half = 2.5706 x 1.0690 / sqrt(6.2222) = 1.1016.
    const found = meanOfSeries([1, 1, 3, 3, 3, 1, 1, 3], 3);
    expect(found).toMatchObject({ n: 8, mean: 2 });
    expect(found?.interval?.high).toBeCloseTo(3.1016, 3);
  });
});
