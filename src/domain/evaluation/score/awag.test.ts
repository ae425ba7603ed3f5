import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFrozenQuestion, anAnswer } from "../../../../tests/builders/forms";
import { fromTemplate } from "../../survey/transfer/awag";
import { answerScore } from "./answer-score";
import { awagOf, awagValue, cwasOf, orderFreeOf } from "./awag";

/** Figures of the reference implementation's own test: ukhsa-collaboration/animal-welfare-assessment-grid, CwasCalculatorTest. */
const published: [number[], number][] = [
  [[1, 1.8, 1.25, 3.2], 5.63],
  [[1, 1.8, 1.25, 2.6], 4.95],
  [[2, 3.8, 4.5, 4.4], 26.65],
  [[1.6, 3.4, 4.5, 3.2], 20.13],
  [[1.6, 3, 4.5, 2], 15.25],
  [[1.8, 3, 4.5, 3.2], 19.53],
  [[1.6, 2.8, 4.5, 2], 14.64],
  [[1.6, 4.4, 7.25, 4], 37.17],
  [[1.8, 3.6, 7.25, 3.2], 30.77],
  [[2.4, 3.4, 7.25, 3.2], 31.85],
  [[2.6, 3.2, 7.75, 3.2], 33.12],
  [[3, 3.2, 5.75, 3.2], 28],
];

describe("the CWAS", () => {
  it.each(published)("of %j is %f, as published", (values, expected) => {
    expect(cwasOf(values)).toBe(expected);
  });

  it("depends on the order of the axes, its mean over all orders does not", () => {
    expect(cwasOf([1, 10, 1, 10])).toBe(20);
    expect(cwasOf([1, 1, 10, 10])).toBe(60.5);
    // 2 x (1 + 4 x 10 + 100) / 6.
    expect(orderFreeOf([1, 10, 1, 10])).toBe(47);
    expect(orderFreeOf([1, 1, 10, 10])).toBe(47);
  });

  it("cannot be said of fewer than three axes", () => {
    for (const values of [[], [4], [4, 4]]) {
      expect(cwasOf(values)).toBeNull();
      expect(orderFreeOf(values)).toBeNull();
    }
    // Three axes are all neighbours: 3/2 sin(120°).
    expect(cwasOf([1, 1, 1])).toBe(1.3);
    expect(orderFreeOf([1, 1, 1])).toBe(1.3);
  });
});

const ordersOf = (values: readonly number[]): number[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((one, at) =>
        ordersOf(values.toSpliced(at, 1)).map((rest) => [one, ...rest]),
      );

it("the order-free figure is the mean over all orders, and the same for each", () => {
  const anyValue = fc.double({ min: 1, max: 10, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(anyValue, { minLength: 3, maxLength: 5 }),
      (values) => {
        const orders = ordersOf(values);
        const mean =
          orders.reduce((sum, order) => sum + cwasOf(order)!, 0) /
          orders.length;
        // Each is rounded to two decimals.
        expect(Math.abs(orderFreeOf(values)! - mean)).toBeLessThan(0.0101);
        const whole = cwasOf(values);
        expect(cwasOf([...values.slice(1), values[0]!])).toBeCloseTo(whole!, 1);
        expect(cwasOf(values.toReversed())).toBeCloseTo(whole!, 1);
      },
    ),
    { numRuns: 50 },
  );
});

describe("our scores on its scale", () => {
  it("are turned around, and back into what a template that was brought in asked", () => {
    expect([1, 0, 0.5].map(awagValue)).toEqual([1, 10, 5.5]);
    const template = {
      template: "Grid",
      scale: { min: 1, max: 10 },
      parameters: [{ name: "Physical", factors: ["Weight"] }],
    };
    const [question] = fromTemplate(template, "en").questions;
    for (const { value } of question!.options) {
      const score = answerScore(
        aFrozenQuestion("q", { options: question!.options }),
        anAnswer({ chosen: [value] }),
      );
      expect(awagValue(score!)).toBeCloseTo(Number(value), 12);
    }
  });

  const criterion = (
    categoryId: string,
    value: number | null,
    [low, high] = [value, value],
  ) => ({ categoryId, value, low: low ?? null, high: high ?? null });

  it("are read as its parameters, with the interval of what is not known", () => {
    // v = 1, 5.5, 10: 1/2 sin(120°) (5.5 + 55 + 10); the first from 1 to 10: 1/2 sin(120°) (55 + 55 + 100).
    expect(
      awagOf([
        criterion("a", 1, [0, 1]),
        criterion("b", 0.5),
        criterion("c", 0),
      ]),
    ).toEqual({
      axes: [
        { categoryId: "a", value: 1 },
        { categoryId: "b", value: 5.5 },
        { categoryId: "c", value: 10 },
      ],
      cwas: 30.53,
      low: 30.53,
      high: 90.93,
      orderFree: 30.53,
    });
  });

  it("cannot be said where one criterion cannot, or of fewer than three", () => {
    const [a, b] = [criterion("a", 1), criterion("b", 1)];
    expect(awagOf([a, b, criterion("c", 0.2)])).not.toBeNull();
    expect(
      awagOf([a, b, criterion("c", 0.2), criterion("d", null)]),
    ).toBeNull();
    expect(awagOf([a, b])).toBeNull();
    expect(awagOf([])).toBeNull();
  });
});
