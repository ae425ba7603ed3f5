import { describe, expect, it } from "vitest";
import { randomFor, wholeBelow } from "../interval/random";
import { hutcheson } from "./hutcheson";
import { levelOf } from "./level";
import { measuresOf } from "./measures";
import { rarefiedTo } from "./rarefied";

/** The girdled hemlocks of the spiders that R package iNEXT brings (data/spider.rda; Ellison et al. 2010). */
const spiders = [
  ...[46, 22, 17, 15, 15, 9, 8, 6, 6, 4, 2, 2, 2, 2],
  ...Array<number>(12).fill(1),
];

describe("published values", () => {
  // Roswell, R package MeanRarity, reference of `rarity`: rarity(c(20,8,5,4,2,1), 1), 0 and -1.
  it("of Hill's numbers", () => {
    const found = measuresOf([20, 8, 5, 4, 2, 1], 6);
    expect(found?.richness).toBe(6);
    expect(found?.hillOne).toBeCloseTo(4.057871, 6);
    expect(found?.hillTwo).toBeCloseTo(3.137255, 6);
  });

  // The counts are iNEXT's; the figures are SciPy 1.17.1's, over `scipy.stats.hypergeom`.
  it("of what fewer spiders would show", () => {
    const all = measuresOf(spiders, 26);
    expect([all?.n, all?.richness]).toEqual([168, 26]);
    expect(all?.shannon).toBeCloseTo(2.48986521069157, 12);
    expect(all?.hillTwo).toBeCloseTo(7.84, 9);
    const half = rarefiedTo(spiders, 84);
    expect(half?.richness).toBeCloseTo(18.912359711592725, 9);
    expect(half?.shannon).toBeCloseTo(2.394586896095353, 9);
    const few = rarefiedTo(spiders, 30);
    expect(few?.richness).toBeCloseTo(11.902348070385365, 9);
    expect(few?.shannon).toBeCloseTo(2.1668362948368496, 9);
  });

  // By SciPy 1.17.1: `scipy.stats.t.sf` of the formulas of Hutcheson (1970).
  it("of the t of two samples", () => {
    const found = hutcheson([47, 35, 7, 5, 3, 2], [48, 23, 11, 13, 8, 2]);
    if (!found.canSay) throw new Error("cannot say");
    expect(found.t).toBeCloseTo(-1.8730847838479605, 12);
    expect(found.degrees).toBeCloseTo(196.2518757957903, 9);
    expect(found.p).toBeCloseTo(0.06254540193788018, 9);
  });
});

it("gives what is worked by hand", () => {
  // p = 1/2, 1/4, 1/4: H = 3/2 ln 2, J' = H / ln 3, sum p² = 3/8, correction 2 / 8.
  const found = measuresOf([2, 1, 1, 0], 4);
  expect(found?.shannon).toBeCloseTo(1.5 * Math.LN2, 12);
  expect(found?.corrected).toBeCloseTo(1.5 * Math.LN2 + 0.25, 12);
  expect(found?.evenness).toBeCloseTo((1.5 * Math.LN2) / Math.log(3), 12);
  expect(found?.simpson).toBeCloseTo(5 / 8, 12);
  expect(found?.hillTwo).toBeCloseTo(8 / 3, 12);
  // No more than there can be: ln 3.
  expect(measuresOf([1, 1, 1], 3)?.corrected).toBeCloseTo(Math.log(3), 12);
  // Of a, a, b two are drawn: a pair of one kind once in three times, else H = ln 2.
  expect(rarefiedTo([2, 1], 2)?.richness).toBeCloseTo(5 / 3, 12);
  expect(rarefiedTo([2, 1], 2)?.shannon).toBeCloseTo((2 / 3) * Math.LN2, 12);
});

it("tells levels from the share of what there can be, once each kind could be met five times", () => {
  const level = (counts: number[], possible = counts.length) => {
    const said = levelOf(measuresOf(counts, possible), possible);
    return said.canSay ? said.level : said.why;
  };
  expect(level([25, 25, 25, 25])).toBe("high");
  expect(level([70, 20, 5, 5])).toBe("moderate");
  expect(level([90, 8, 1, 1])).toBe("low");
  expect(level([98, 1, 1, 0])).toBe("veryLow");
  expect(level([100, 0, 0, 0])).toBe("none");
  expect(level([5, 5, 5, 4])).toBe("tooFew");
  expect(level([5, 5, 5, 5])).toBe("high");
  expect(level([40])).toBe("oneCategory");
  expect(level([0, 0])).toBe("nothingObserved");
});

it("cannot say of nothing", () => {
  expect(measuresOf([], 3)).toBeNull();
  expect(measuresOf([0, 0], 3)).toBeNull();
  expect(measuresOf([7], 3)?.evenness).toBeNull();
  expect(rarefiedTo([], 1)).toBeNull();
  expect(rarefiedTo([3, 2], 6)).toBeNull();
  expect(rarefiedTo([3, 2], 0)).toBeNull();
  expect(hutcheson([0], [3, 1])).toMatchObject({ why: "nothingObserved" });
  expect(hutcheson([9, 0], [4, 0])).toMatchObject({ why: "oneCategory" });
});

it("is the same in whatever order, and what is drawn whole is itself", () => {
  const random = randomFor("variety");
  for (let run = 0; run < 100; run += 1) {
    const size = 1 + wholeBelow(random, 9);
    const counts = Array.from({ length: size }, () => wholeBelow(random, 40));
    const n = counts.reduce((sum, one) => sum + one, 0);
    const found = measuresOf(counts, size);
    if (found === null) continue;
    const turned = measuresOf(counts.toReversed(), size);
    expect(turned?.corrected).toBeCloseTo(found.corrected, 12);
    expect(found.corrected).toBeGreaterThanOrEqual(found.shannon);
    expect(found.corrected).toBeLessThanOrEqual(Math.log(size) + 1e-12);
    expect(found.hillOne).toBeLessThanOrEqual(found.richness + 1e-9);
    expect(found.hillTwo).toBeLessThanOrEqual(found.hillOne + 1e-9);
    const whole = rarefiedTo(counts, n);
    expect(whole?.richness).toBeCloseTo(found.richness, 9);
    expect(whole?.shannon).toBeCloseTo(found.shannon, 9);
    const less = rarefiedTo(counts, Math.max(1, Math.floor(n / 2)));
    expect(less?.shannon).toBeLessThanOrEqual(found.shannon + 1e-9);
  }
});
