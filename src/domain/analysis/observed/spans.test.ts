import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { common, joined, lengthOf, without } from "./spans";

const span = (from: number, to: number) => ({ from, to });
const anySpans = fc.array(
  fc
    .tuple(fc.nat(50), fc.nat(10))
    .map(([from, length]) => span(from, from + length)),
  { maxLength: 8 },
);
const isIn = (spans: readonly { from: number; to: number }[], t: number) =>
  spans.some(({ from, to }) => from <= t && t < to);

describe("spans", () => {
  it("join where they touch, and leave out what is empty", () => {
    expect(joined([span(5, 9), span(0, 5), span(20, 20), span(8, 10)])).toEqual(
      [span(0, 10)],
    );
    expect(lengthOf(joined([span(0, 5), span(7, 9)]))).toBe(7);
    expect(lengthOf([])).toBe(0);
  });

  it("hold each instant where both do, or the one and not the other", () => {
    fc.assert(
      fc.property(anySpans, anySpans, (left, right) => {
        const [a, b] = [joined(left), joined(right)];
        for (let t = -0.5; t < 62; t += 0.5) {
          expect(isIn(a, t)).toBe(isIn(left, t));
          expect(isIn(common(a, b), t)).toBe(isIn(left, t) && isIn(right, t));
          expect(isIn(without(a, b), t)).toBe(isIn(left, t) && !isIn(right, t));
        }
        expect(lengthOf(common(a, b)) + lengthOf(without(a, b))).toBe(
          lengthOf(a),
        );
      }),
      { numRuns: 50 },
    );
  });
});
