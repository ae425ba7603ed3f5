import { expect, it } from "vitest";
import { randomFor, wholeBelow } from "../interval/random";
import { scottBandwidth, smoothed } from "./density";

const sum = (values: ArrayLike<number>) =>
  Array.from(values).reduce((all, one) => all + one, 0);

it("has the bandwidth of Scott (1992), section 6.3: s n^(-1/6) in a plane", () => {
  // s of 1..8 is sqrt(6), 8^(-1/6) is 1 / sqrt(2): sqrt(3). All in one row: half a square.
  const line = [...Array.from({ length: 16 }, () => 0), 1, 1, 1, 1, 1, 1, 1, 1];
  const { columns, rows } = scottBandwidth(line, 8, 3);
  expect(columns).toBeCloseTo(Math.sqrt(3), 12);
  expect(rows).toBe(0.5);
  const none = { columns: 0.5, rows: 0.5 };
  expect(scottBandwidth([], 2, 2)).toEqual(none);
  expect(scottBandwidth([0, 0, 1, 0], 2, 2)).toEqual(none);
  // Two in one square, two in the other: s is 1 / sqrt(3).
  expect(scottBandwidth([2, 2], 2, 1).columns).toBeCloseTo(
    4 ** (-1 / 6) / Math.sqrt(3),
    12,
  );
});

it("falls away from a point as the normal curve does, alike to all sides", () => {
  const counts = new Float64Array(21 * 21);
  counts[10 * 21 + 10] = 1;
  const dense = smoothed(counts, 21, 21, { columns: 1, rows: 1 });
  const [middle, beside] = [dense[10 * 21 + 10]!, dense[10 * 21 + 11]!];
  expect(beside / middle).toBeCloseTo(Math.exp(-0.5), 12);
  // The standard normal density at 0, along both axes: 1 / (2 pi).
  expect(middle).toBeCloseTo(1 / (2 * Math.PI), 6);
  expect(dense[11 * 21 + 10]).toBeCloseTo(beside, 12);
});

it("adds up to the points wherever they are, and is nothing of nothing", () => {
  const random = randomFor("density");
  for (let run = 0; run < 50; run += 1) {
    const [columns, rows] = [
      1 + wholeBelow(random, 12),
      1 + wholeBelow(random, 9),
    ];
    const counts = Float64Array.from({ length: columns * rows }, () =>
      wholeBelow(random, 4),
    );
    const bandwidth = { columns: 0.3 + 4 * random(), rows: 0.3 + 4 * random() };
    const dense = smoothed(counts, columns, rows, bandwidth);
    expect(sum(dense)).toBeCloseTo(sum(counts), 9);
  }
  expect(sum(smoothed([], 3, 2, { columns: 1, rows: 1 }))).toBe(0);
});
