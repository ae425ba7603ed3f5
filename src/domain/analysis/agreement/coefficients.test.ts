import { describe, expect, it } from "vitest";
import {
  ac1Of,
  alphaOfTwo,
  kappaOf,
  ordered,
  pabakOf,
  tallyOf,
} from "./coefficients";

// Cohen (1960), Educ. Psychol. Meas. 20, 37-46, table 1, as counts of 200 as in Cohen (1968), Psychol. Bull. 70, 213-220.
const cohen = [
  [88, 14, 18],
  [10, 40, 10],
  [2, 6, 12],
];
// Gwet (2014), Handbook of Inter-Rater Reliability, 100 women by two abstractors; coefficients as in the vignette of irrCAC 1.0.
const gwet = [
  [13, 0, 0],
  [0, 20, 7],
  [0, 4, 56],
];
// Feinstein and Cicchetti (1990), J. Clin. Epidemiol. 43, 543-549, tables 1 and 2: the same agreement at two prevalences.
const even = [
  [40, 9],
  [6, 45],
];
const uneven = [
  [80, 10],
  [5, 5],
];

describe("Cohen's kappa", () => {
  it("is 0.492 of Cohen's example of 1960", () => {
    expect(kappaOf(tallyOf(cohen))).toBeCloseTo(0.492, 3);
  });

  it("is 0.348 with Cohen's weights of 1968", () => {
    const disagreement = [
      [0, 1, 3],
      [1, 0, 6],
      [3, 6, 0],
    ];
    const weights = (one: number, other: number) =>
      1 - disagreement[one]![other]! / 6;
    expect(kappaOf(tallyOf(cohen, weights), weights)).toBeCloseTo(0.348, 3);
  });

  it("is 0.4842 and, with linear weights, 0.4701 of the example of SAS that statsmodels is tested on", () => {
    const sas = [
      [0, 4, 1],
      [0, 8, 0],
      [0, 1, 5],
    ];
    expect(kappaOf(tallyOf(sas))).toBeCloseTo(0.4842, 4);
    const linear = ordered(3, 1);
    expect(kappaOf(tallyOf(sas, linear), linear)).toBeCloseTo(0.4701, 4);
  });

  it("with squared weights is worked by hand", () => {
    // Disagreements 1 and 4 quarters: seen (14 + 10 + 10 + 6 + 4 x 20) / 4, by chance (66 + 18 + 4 x 34) / 4, of 200.
    const squared = ordered(3, 2);
    const kappa = kappaOf(tallyOf(cohen, squared), squared);
    expect(kappa).toBeCloseTo(1 - 120 / 220, 12);
  });

  it("is 0.7964 of Gwet's women", () => {
    expect(kappaOf(tallyOf(gwet))).toBeCloseTo(0.7964094, 7);
  });
});

describe("where kappa and the others part", () => {
  it("kappa falls from 0.70 to 0.32 at the same agreement, PABAK and AC1 do not", () => {
    expect(kappaOf(tallyOf(even))).toBeCloseTo(0.7, 2);
    expect(kappaOf(tallyOf(uneven))).toBeCloseTo(0.32, 2);
    expect(pabakOf(tallyOf(even))).toBeCloseTo(0.7, 12);
    expect(pabakOf(tallyOf(uneven))).toBeCloseTo(0.7, 12);
    // pi = 0.875: chance 2 x 0.875 x 0.125.
    expect(ac1Of(tallyOf(uneven))).toBeCloseTo(
      (0.85 - 0.21875) / (1 - 0.21875),
      12,
    );
  });

  it("AC1 is 0.8493 and PABAK 0.835 of Gwet's women", () => {
    expect(ac1Of(tallyOf(gwet))).toBeCloseTo(0.8493305, 6);
    expect(pabakOf(tallyOf(gwet))).toBeCloseTo(0.835, 12);
  });
});

describe("what cannot be said", () => {
  const why = (code: string) => ({ canSay: false, why: code });

  it("is kappa where both only told one category: chance agrees in all", () => {
    const one = tallyOf([
      [9, 0],
      [0, 0],
    ]);
    expect(kappaOf(one)).toEqual(why("chanceIsOne"));
    expect(pabakOf(one)).toBe(1);
    expect(ac1Of(one)).toBe(1);
  });

  it("is everything of nothing, and of a scheme of one category", () => {
    const none = tallyOf([
      [0, 0],
      [0, 0],
    ]);
    const single = tallyOf([[5]]);
    for (const of of [kappaOf, pabakOf, ac1Of])
      expect(of(none)).toEqual(why("nothingObserved"));
    expect(kappaOf(single)).toEqual(why("chanceIsOne"));
    expect(pabakOf(single)).toEqual(why("oneCategory"));
    expect(ac1Of(single)).toEqual(why("oneCategory"));
    expect(ordered(1, 1)(0, 0)).toBe(1);
  });

  it("is not kappa of less than chance, which is below 0", () => {
    expect(
      kappaOf(
        tallyOf([
          [0, 5],
          [5, 0],
        ]),
      ),
    ).toBe(-1);
  });
});

describe("alpha of two", () => {
  it("is Krippendorff's section A, 0.095, of ten books", () => {
    // Meg and Owen: both 0 five times, both 1 once, Meg alone 1 once, Owen alone three times.
    const tally = tallyOf([
      [5, 3],
      [1, 1],
    ]);
    expect(alphaOfTwo(tally)).toBeCloseTo(0.095, 3);
  });

  it("cannot be said of nothing, nor of one category", () => {
    expect(alphaOfTwo(tallyOf([[0]]))).toEqual({
      canSay: false,
      why: "nothingObserved",
    });
    expect(
      alphaOfTwo(
        tallyOf([
          [4, 0],
          [0, 0],
        ]),
      ),
    ).toEqual({ canSay: false, why: "chanceIsOne" });
  });
});
