import { describe, expect, it } from "vitest";
import type { Changing } from "./change";
import { changeOf } from "./change";
import { metAs, thinnedSides } from "./met-scans";
import type { MetScan } from "./met-scans";
import { dyadsOf } from "./scans";
import { wandering } from "../../../../tests/builders/wandering";

const asked = (animals: number, more: Partial<Changing> = {}): Changing => ({
  dyads: dyadsOf(animals),
  animals,
  index: "sri",
  threshold: 0,
  correlation: 0,
  least: 20,
  seed: "test",
  progress: () => undefined,
  ...more,
});

/** Scans of two animals: so many of each kind. */
const scans = (together: number, apart: number, alone = 0): MetScan[] => [
  ...Array.from({ length: together }, () => Uint8Array.of(metAs.together)),
  ...Array.from({ length: apart }, () => Uint8Array.of(metAs.apart)),
  ...Array.from({ length: alone }, () => Uint8Array.of(metAs.oneAlone)),
];

describe("two animals on two sides", () => {
  it("differ as Newcombe (1998), Stat. Med. 17, 873-890, has it of 56/70 and 48/80 (table II, a, methods 1 and 10)", () => {
    const { dyads } = changeOf(scans(48, 32), scans(56, 14), asked(2));
    const change = dyads[0]?.change;
    if (change?.canSay !== true || change.interval === null)
      throw new Error("nothing said");
    expect(change.value).toBeCloseTo(0.2, 12);
    expect(change.n).toBe(70);
    // The method without correction: 0.0575 to 0.3425; the score method: 0.0524 to 0.3339.
    expect(Math.abs(change.interval.low - 0.0575)).toBeLessThan(0.012);
    expect(Math.abs(change.interval.high - 0.3425)).toBeLessThan(0.012);
    // z = 0.2 / sqrt(104/150 x 46/150 x (1/70 + 1/80)) = 2.65.
    expect(dyads[0]?.p).toBeGreaterThan(0.004);
    expect(dyads[0]?.p).toBeLessThan(0.014);
  });

  it("are less surely different where each scan has something of the one before", () => {
    const width = (correlation: number) => {
      const { dyads } = changeOf(
        scans(48, 32),
        scans(56, 14),
        asked(2, { correlation }),
      );
      const change = dyads[0]?.change;
      const between = change?.canSay === true ? change.interval : null;
      return (between?.high ?? 0) - (between?.low ?? 0);
    };
    // A little more than the root of 1.1 / 0.9: fewer scans also make t greater.
    expect(width(0.1) / width(0)).toBeGreaterThan(Math.sqrt(1.1 / 0.9));
    expect(width(0.1) / width(0)).toBeLessThan(1.02 * Math.sqrt(1.1 / 0.9));
  });

  it("count a scan with one of them by half in the half weight", () => {
    const of = (index: "sri" | "hwi") =>
      changeOf(scans(20, 20), scans(20, 0, 20), asked(2, { index })).dyads[0]
        ?.change;
    expect(of("sri")).toMatchObject({ value: 0 });
    expect(of("hwi")).toMatchObject({ value: 20 / 30 - 0.5 });
  });

  it("of a figure of several dyads are as many as the one that is known least", () => {
    const three = (n: number) =>
      Array.from({ length: n }, (_, at) =>
        Uint8Array.of(
          metAs.together,
          at < 40 ? metAs.apart : metAs.unknown,
          metAs.apart,
        ),
      );
    const { strengths } = changeOf(three(60), three(80), asked(3));
    expect(strengths[0]?.change).toMatchObject({ canSay: true, n: 40 });
    expect(strengths[1]?.change).toMatchObject({ canSay: true, n: 60 });
  });

  it("cannot be held against nothing, or too little", () => {
    const little = changeOf(scans(10, 9), scans(30, 30), asked(2));
    expect(little.dyads[0]).toEqual({
      change: { canSay: false, why: "tooFew" },
      p: null,
    });
    expect(little.density).toMatchObject({ before: null, p: null });
    expect(changeOf([], scans(30, 30), asked(2)).strengths[0]?.change).toEqual({
      canSay: false,
      why: "nothingObserved",
    });
    expect(changeOf([], [], asked(0))).toMatchObject({
      dyads: [],
      strengths: [],
    });
  });
});

it("finds who lost company, and nobody else", () => {
  const world = (follows: boolean) =>
    wandering({
      seed: `lost ${String(follows)}`,
      ...{ animals: 5, sessions: 20, scans: 12, stays: 0.5 },
      place: (animal) => [12 * animal, 0],
      follows: (animal, random) =>
        follows && animal === 1 && random() < 0.7 ? 0 : null,
    });
  const dyads = dyadsOf(5);
  const { sides, correlation } = thinnedSides(
    [world(true), world(false)],
    dyads,
    5,
  );
  const { strengths, density } = changeOf(
    sides[0] ?? [],
    sides[1] ?? [],
    asked(5, { correlation, threshold: 0.3 }),
  );
  const changed = strengths.map(({ p }) => p !== null && p < 0.05);
  expect(changed).toEqual([true, true, false, false, false]);
  for (const { change, before, after } of strengths.slice(0, 2)) {
    expect(change.canSay && change.value).toBeLessThan(-0.3);
    expect((after ?? 0) - (before ?? 0)).toBe(change.canSay && change.value);
  }
  expect(density).toMatchObject({ before: 0.1, after: 0 });
});

it("thins by what is alike on a side, not by how the sides differ", () => {
  const away = wandering({
    ...{ seed: "away", animals: 2, sessions: 12, scans: 10, stays: 0 },
    place: (animal) => [100 * animal, 0],
  });
  const near = wandering({
    ...{ seed: "near", animals: 2, sessions: 12, scans: 10, stays: 0 },
  });
  const { step } = thinnedSides([near, away], dyadsOf(2), 5);
  expect(step).toBe(1);
  expect(thinnedSides([], [], 5)).toEqual({
    ...{ step: 1, sides: [], correlation: 0 },
  });
});
