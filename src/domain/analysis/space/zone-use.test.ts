import { describe, expect, it } from "vitest";
import { randomFor, wholeBelow } from "../interval/random";
import {
  choiceOddsOf,
  electivitiesOf,
  electivityOfOdds,
  overlapOf,
  spreadOf,
  upperAtNone,
} from "./zone-use";

const shares = (sizes: readonly number[]): number[] => {
  const all = sizes.reduce((sum, one) => sum + one, 0);
  return sizes.map((one) => one / all);
};

describe("published values", () => {
  // Quintans (2019), R package electivity 1.0.2, README: carrot, broccoli and kale eaten of what was there.
  it.each([
    [
      [3, 3, 1],
      [7, 8, 1],
      [-0.1676301, -0.2317073, 0.2490706],
    ],
    [
      [5, 7, 2],
      [11, 3, 4],
      [-0.4136808, 0.3608247, -0.3734177],
    ],
    [
      [6, 4, 1],
      [7, 8, 1],
      [0.0434783, -0.2222222, 0.12],
    ],
    [
      [3, 1, 4],
      [11, 3, 4],
      [-0.325, -0.2325581, 0.3026316],
    ],
  ])("of electivity: %j of %j", (eaten, there, expected) => {
    const found = electivitiesOf(eaten, shares(there));
    expected.forEach((one, at) => expect(found?.[at]).toBeCloseTo(one, 6));
  });

  // Plowman (2003) defines the ends: 0 for use as expected, 1 for the smallest zone alone.
  it("of the spread of participation: its ends", () => {
    expect(spreadOf([50, 30, 20], [0.5, 0.3, 0.2])).toBeCloseTo(0, 12);
    expect(spreadOf([0, 0, 100], [0.5, 0.3, 0.2])).toBeCloseTo(1, 12);
    // By hand: |60 - 25| + 3 |40/3 - 25| = 70, over 2 (100 - 25).
    expect(
      spreadOf([60, 40 / 3, 40 / 3, 40 / 3], [0.25, 0.25, 0.25, 0.25]),
    ).toBeCloseTo(70 / 150, 12);
  });

  // Pianka (1973) defines the ends; by hand: (1/2 1/2) / sqrt(1/2 1/2) = 1/2.
  it("of overlap: its ends, and half of it", () => {
    expect(overlapOf([1, 0], [0, 5])).toBe(0);
    expect(overlapOf([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 12);
    expect(overlapOf([1, 1, 0], [0, 1, 1])).toBeCloseTo(0.5, 12);
  });

  it("of a share that was 0 of n", () => {
    expect(upperAtNone(100)).toBeCloseTo(0.03, 12);
    expect(upperAtNone(2)).toBe(1);
  });
});

it("cannot say of nothing used, and of one zone", () => {
  expect(spreadOf([0, 0], [0.5, 0.5])).toBeNull();
  expect(electivitiesOf([0, 0], [0.5, 0.5])).toBeNull();
  expect(spreadOf([5], [1])).toBeNull();
  expect(electivitiesOf([5], [1])).toBeNull();
  expect(overlapOf([0, 0], [1, 2])).toBeNull();
});

it("stays within its ends, whatever is used, in whatever order zones come", () => {
  const random = randomFor("zones");
  for (let run = 0; run < 200; run += 1) {
    const size = 2 + wholeBelow(random, 8);
    const some = () =>
      Array.from({ length: size }, () => wholeBelow(random, 30));
    const [used, other] = [some(), some()];
    used[0] = (used[0] ?? 0) + 1;
    other[0] = (other[0] ?? 0) + 1;
    const expected = shares(some().map((one) => one + 1));
    const spread = spreadOf(used, expected) ?? Number.NaN;
    expect(spread).toBeGreaterThanOrEqual(0);
    expect(spread).toBeLessThanOrEqual(1 + 1e-12);
    expect(spreadOf(used.toReversed(), expected.toReversed())).toBeCloseTo(
      spread,
      12,
    );
    const elective = electivitiesOf(used, expected) ?? [];
    for (const one of elective) {
      expect(one).toBeGreaterThanOrEqual(-1);
      expect(one).toBeLessThan(1);
    }
    const overlap = overlapOf(used, other) ?? Number.NaN;
    expect(overlap).toBeGreaterThanOrEqual(0);
    expect(overlap).toBeLessThanOrEqual(1);
    expect(overlapOf(other, used)).toBeCloseTo(overlap, 12);
  }
});

it("has log odds of the choice, of which E* is made with half a record more in each zone", () => {
  const [used, expected] = [
    [12, 3, 0],
    [0.5, 0.3, 0.2],
  ];
  const odds = choiceOddsOf(used, expected) ?? [];
  const more = electivitiesOf([12.5, 3.5, 0.5], expected) ?? [];
  odds.forEach((one, at) => {
    expect(electivityOfOdds(one, 3)).toBeCloseTo(more[at] ?? Number.NaN, 12);
  });
  const [one = 0, other = 0] = choiceOddsOf([20, 1], [0.6, 0.4]) ?? [];
  expect(one).toBeCloseTo(-other, 12);
  expect(choiceOddsOf([0, 0], [0.5, 0.5])).toEqual(Float64Array.of(0, 0));
  expect(choiceOddsOf([5], [1])).toBeNull();
});
