import fc from "fast-check";
import { expect, it } from "vitest";
import { adjusted } from "./false-discoveries";

// Benjamini and Hochberg (1995), J. R. Stat. Soc. B 57, 289-300, section 4.1: fifteen comparisons, of which four are discoveries.
const published = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324,
  0.4262, 0.5719, 0.6528, 0.759, 1,
];

it("finds the four discoveries of Benjamini and Hochberg's example", () => {
  expect(adjusted(published).filter((p) => p <= 0.05)).toHaveLength(4);
  // The fourth: 15 x 0.0095 / 4; the third of Bonferroni's would be the last.
  expect(adjusted(published)[3]).toBeCloseTo(0.035625, 12);
  expect(adjusted(published.toReversed())[11]).toBeCloseTo(0.035625, 12);
});

it("is as worked by hand, with the smaller of what follows", () => {
  expect(adjusted([0.01, 0.04])).toEqual([0.02, 0.04]);
  // 3 x 0.03 / 2 = 0.045 is more than what 0.04 has.
  expect(adjusted([0.04, 0.03, 0.001])).toEqual([0.04, 0.04, 0.003]);
  expect(adjusted([])).toEqual([]);
});

it("keeps the order of the values, and never makes one smaller", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }),
      (values) => {
        const found = adjusted(values);
        values.forEach((value, index) => {
          expect(found[index]).toBeGreaterThanOrEqual(value * (1 - 1e-12));
          expect(found[index]).toBeLessThanOrEqual(1);
          values.forEach((other, second) => {
            if (other < value)
              expect(found[second]).toBeLessThanOrEqual(found[index]!);
          });
        });
      },
    ),
    { numRuns: 50 },
  );
});
