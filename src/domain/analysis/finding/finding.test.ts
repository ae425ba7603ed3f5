import { describe, expect, it } from "vitest";
import { randomFor } from "../interval/random";
import type { Random } from "../interval/random";
import { changeAgainstItself, independentOf } from "./against-itself";
import { didItWork } from "./did-it-work";
import { newFindings } from "./new-findings";

const baseline = Array.from({ length: 20 }, (_, index) => ({
  day: index * 7,
  // 9, 11, 10 and so on: a mean of 9.95, no two the same.
  value: [9, 11, 10, 9.8][index % 4]!,
}));
const changed = (value: number, isOrdinal = false) =>
  changeAgainstItself({ baseline, latest: { day: 140, value }, isOrdinal });

describe("a value against its own baseline", () => {
  it("is outside far away, and the farther the less likely", () => {
    const [near, far, below] = [changed(10), changed(14), changed(6)];
    if (!near.canSay || !far.canSay || !below.canSay) throw new Error("cannot");
    expect(near).toMatchObject({ outside: null, n: 20 });
    expect(near.p).toBeGreaterThan(0.9);
    expect(far.outside).toBe("above");
    expect(below.outside).toBe("below");
    // s = 0.7316 of 20 values that alternate, so all count: t = 4.05 / (s sqrt(1.05)) = 5.40 of 19 degrees.
    expect(far.p).toBeGreaterThan(2e-5);
    expect(far.p).toBeLessThan(5e-5);
  });

  it("says nothing of ordinal scales, of few values, of the same ones, nor of its own baseline", () => {
    expect(changed(14, true)).toEqual({ canSay: false, why: "ordinal" });
    const latest = { day: 140, value: 14 };
    const of = (base: typeof baseline) =>
      changeAgainstItself({ baseline: base, latest });
    expect(of([])).toEqual({ canSay: false, why: "tooFew" });
    expect(of(baseline.slice(0, 7))).toEqual({ canSay: false, why: "tooFew" });
    expect(of(baseline.map((one) => ({ ...one, value: 10 })))).toEqual({
      canSay: false,
      why: "noSpread",
    });
    expect(changeAgainstItself({ baseline, latest: baseline[19]! })).toEqual({
      canSay: false,
      why: "tooFew",
    });
  });

  it("takes a value that growth explains for none, and one that leaves the growth for one", () => {
    const growing = baseline.map(({ day, value }) => ({
      day,
      value: value + day / 7,
    }));
    const of = (value: number) => {
      const said = changeAgainstItself({
        baseline: growing,
        latest: { day: 161, value },
      });
      return said.canSay && { outside: said.outside, small: said.p < 0.01 };
    };
    expect(of(33)).toEqual({ outside: null, small: false });
    expect(of(60)).toEqual({ outside: "above", small: true });
    // The baseline is 133 days long: what it grows by says nothing of later than as long after it.
    const after = (day: number) =>
      changeAgainstItself({ baseline: growing, latest: { day, value: 60 } });
    expect(after(266).canSay).toBe(true);
    expect(after(267)).toEqual({ canSay: false, why: "tooFew" });
  });

  it("counts values that depend on the one before as fewer", () => {
    expect(independentOf(baseline.map(({ value }) => value))).toBe(20);
    const walk = Array.from({ length: 20 }, (_, index) =>
      Math.floor(index / 5),
    );
    expect(independentOf(walk)).toBeLessThan(5);
    expect(independentOf(walk)).toBeGreaterThanOrEqual(2);
  });
});

it("finds what is new among all tests of a week", () => {
  const test = (p: number, outside: "above" | null = "above") => ({
    p,
    outside,
  });
  const [one, two, third] = [test(0.001), test(0.03), test(0.04)];
  expect(newFindings([third, one, two])).toEqual([third, one, two]);
  // Of four tests 0.03 would have to be below 0.025.
  expect(newFindings([one, two, test(0.4), test(0.9)])).toEqual([one]);
  expect(newFindings([test(0.001, null)])).toEqual([]);
  expect(newFindings([])).toEqual([]);
});

const waves = (n: number, mean: number) =>
  Array.from({ length: n }, (_, at) => mean + [0, 1, -1, 0.5, -0.5][at % 5]!);

describe("did it work", () => {
  const judge = (before: number[], after: number[], relevantChange = 1) =>
    didItWork({
      ...{ before, after, relevantChange, seed: "one" },
      goodDirection: "down",
    });

  it("is improved or worse by which way is better, with its figures", () => {
    const better = judge(waves(20, 10), waves(20, 6));
    expect(better).toMatchObject({
      ...{ kind: "improved", before: 10, after: 6, difference: -4 },
      ...{ nBefore: 20, nAfter: 20 },
    });
    expect(better.high).toBeLessThan(0);
    expect(better.low).toBeLessThan(-4);
    expect(judge(waves(20, 10), waves(20, 14)).kind).toBe("worse");
    expect(judge(waves(20, 10), waves(20, 6))).toEqual(better);
  });

  it("sees no change only within what matters, else knows too little", () => {
    expect(judge(waves(40, 10), waves(40, 10), 1).kind).toBe("noChange");
    expect(judge(waves(40, 10), waves(40, 10), 0.01).kind).toBe("notEnough");
  });

  it("says nothing of fewer than eight days on a side, and of what does not differ", () => {
    expect(judge(waves(7, 10), waves(20, 1)).kind).toBe("notEnough");
    expect(judge([], [])).toEqual({
      ...{ kind: "notEnough", before: null, after: null, difference: null },
      ...{ low: null, high: null, nBefore: 0, nAfter: 0 },
    });
    const same = Array<number>(10).fill(3);
    expect(judge(same, same)).toMatchObject({ kind: "notEnough", low: null });
  });
});

/** Normal values of which each has a share of the one before. */
function series(random: Random, n: number, rho: number): number[] {
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let now = normal();
  return Array.from({ length: n }, () => {
    now = rho * now + Math.sqrt(1 - rho ** 2) * normal();
    return now;
  });
}

const rounds = 200;
/** 5 %, and three standard errors of so many rounds. */
const most = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / rounds);

it.each([0, 0.3])(
  "finds little where nothing changed, correlation %s",
  (rho) => {
    const random = randomFor(`weeks ${rho}`);
    const weeks = Array.from({ length: rounds }, () => {
      const tests = Array.from({ length: 20 }, () => {
        const all = series(random, 26, rho).map((value, at) => ({
          day: at * 7,
          value,
        }));
        return changeAgainstItself({
          baseline: all.slice(0, 20),
          latest: all[25]!,
          before: all[24]!,
        });
      });
      return newFindings(tests.filter((one) => one.canSay)).length;
    });
    const share = weeks.filter((found) => found > 0).length / rounds;
    expect(share).toBeLessThanOrEqual(most);
  },
);

it("calls little improved where nothing changed", () => {
  const random = randomFor("outcomes");
  let improved = 0;
  for (let round = 0; round < rounds; round += 1) {
    const all = series(random, 40, 0.3);
    const { kind } = didItWork({
      ...{ before: all.slice(0, 16), after: all.slice(20, 36) },
      ...{ relevantChange: 1, goodDirection: "up", seed: String(round) },
    });
    if (kind === "improved") improved += 1;
  }
  expect(improved / rounds).toBeLessThanOrEqual(most);
});
