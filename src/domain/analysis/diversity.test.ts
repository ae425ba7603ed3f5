import { expect, it } from "vitest";
import { diversityOf } from "./diversity";

it("gives what is computed by hand", () => {
  // p = 1/2, 1/4, 1/4: H = 1/2 ln 2 + 2 (1/4 ln 4) = 3/2 ln 2.
  const found = diversityOf([2, 1, 1]);
  expect(found).toMatchObject({ n: 4, richness: 3 });
  expect(found?.shannon).toBeCloseTo(1.5 * Math.LN2, 12);
  expect(found?.evenness).toBeCloseTo((1.5 * Math.LN2) / Math.log(3), 12);
  expect(diversityOf([7])).toEqual({
    n: 7,
    richness: 1,
    shannon: 0,
    evenness: null,
  });
});

it("cannot say of nothing, and refuses what is no count", () => {
  expect(diversityOf([])).toBeNull();
  expect(diversityOf([0, 0])).toBeNull();
  expect(() => diversityOf([1, -1])).toThrow(RangeError);
  expect(() => diversityOf([0.5])).toThrow(RangeError);
});

it("is ln S where all are as many, less where they are not, whatever their order", () => {
  for (let size = 2; size <= 12; size += 1) {
    const even = diversityOf(Array<number>(size).fill(3))!;
    expect(even.shannon).toBeCloseTo(Math.log(size), 12);
    expect(even.evenness).toBeCloseTo(1, 12);
    const counts = Array.from({ length: size }, (_, index) => index + 1);
    const uneven = diversityOf(counts)!;
    expect(uneven.shannon).toBeLessThan(even.shannon);
    expect(diversityOf([0, ...counts.reverse()])!.shannon).toBeCloseTo(
      uneven.shannon,
      12,
    );
  }
});
