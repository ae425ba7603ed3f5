import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceOf } from "./difference";
import { studentQuantile } from "./student";

const units = (values: readonly number[], prefix = "") =>
  new Map(values.map((value, index) => [`${prefix}${index}`, value]));
// Student (1908), Biometrika 6, table of Cushny and Peebles: hours of sleep gained by ten patients under two drugs.
const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
const hours = [-10, 10] as const;

describe("the difference of two", () => {
  it("of units in both is Student's of pairs, 1.58 hours", () => {
    const found = differenceOf(units(second), units(first), "sleep", hours);
    expect(found).toMatchObject({
      canSay: true,
      value: expect.closeTo(1.58, 10) as number,
      n: 10,
      both: 10,
      by: "bootstrap",
    });
    if (!found.canSay) throw new Error(found.why);
    // Student's interval is 0.70 to 2.46; the one drawn leans with the values, which are skewed.
    expect(found.interval!.low).toBeGreaterThan(0.6);
    expect(found.interval!.low).toBeLessThan(0.95);
    expect(found.interval!.high).toBeGreaterThan(2.2);
    expect(found.interval!.high).toBeLessThan(2.8);
  });

  it("of units apart is as wide as Welch's, which holds 0", () => {
    const found = differenceOf(
      units(second, "b"),
      units(first, "a"),
      "sleep",
      hours,
    );
    if (!found.canSay) throw new Error(found.why);
    expect(found).toMatchObject({ n: 20, one: 10, other: 10, both: 0 });
    // Standard error 0.8491 of 1.58.
    const half = studentQuantile(0.975, 9) * 0.8491;
    expect(found.interval!.high - found.interval!.low).toBeGreaterThan(
      1.8 * half,
    );
    expect(found.interval!.high - found.interval!.low).toBeLessThan(2.2 * half);
    expect(found.interval!.low).toBeLessThan(0);
  });

  it("has no interval of fewer than five on a side, nor of equal ones", () => {
    const few = differenceOf(units([0.5, 0.25]), units([0.25]), "few");
    expect(few).toMatchObject({ value: 0.125, interval: null, by: "tooFew" });
    const equal = units([0.2, 0.2, 0.2, 0.2, 0.2]);
    expect(differenceOf(equal, equal, "equal")).toMatchObject({
      value: 0,
      interval: null,
      by: "noSpread",
    });
  });

  it("cannot say without units", () => {
    const nothing = { canSay: false, why: "nothingObserved" };
    expect(differenceOf(new Map(), units([1]), "none")).toEqual(nothing);
    expect(differenceOf(units([1]), new Map(), "none")).toEqual(nothing);
  });

  it("does not depend on the order of the units, and keeps to what can be", () => {
    const anyShares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 5,
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyShares, anyShares, (a, b) => {
        const [one, other] = [units(a), units(b)];
        const found = differenceOf(one, other, "order");
        const turned = new Map([...one].toReversed());
        expect(differenceOf(turned, other, "order")).toEqual(found);
        if (!found.canSay || found.interval === null) return;
        expect(found.interval.low).toBeGreaterThanOrEqual(-1);
        expect(found.interval.high).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });
});
