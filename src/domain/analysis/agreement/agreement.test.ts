import { describe, expect, it } from "vitest";
import type { IntervalRecord } from "../observed/observed";
import { coursesOf } from "../observed/whole-sessions";
import { agreementOn } from "./agreement";
import type { Agreement } from "./figures";
import type { RecordPair } from "./record-pairs";
import { pairedRecords, recordsOf } from "./record-pairs";

const pair = (
  t: number,
  one: readonly string[] | null,
  other: readonly string[] | null,
  sessionId = "s",
): RecordPair => ({ sessionId, t, animalId: "a", one, other });
/** A table of counts as pairs, spread over time. */
const pairsOf = (table: number[][], ids: readonly string[]): RecordPair[] =>
  table
    .flatMap((row, i) =>
      row.flatMap((count, j) =>
        Array.from({ length: count }, (): [string, string] => [
          ids[i]!,
          ids[j]!,
        ]),
      ),
    )
    .map(([one, other], index, all) =>
      pair((index * 37) % all.length, [one], [other]),
    );
const seed = "ana ben";
const valueOf = (agreement: Agreement, of: "kappa" | "pabak" | "ac1") => {
  const said = agreement[of];
  if (!said.canSay) throw new Error(said.why);
  return said.value;
};
const overallOf = (found: {
  overall: ReturnType<typeof agreementOn>["overall"];
}) => {
  if ("canSay" in found.overall) throw new Error(found.overall.why);
  return found.overall;
};

describe("agreement of two observers", () => {
  // Gwet (2014), as in coefficients.test.ts.
  const ids = ["ectopic", "abnormal", "normal"];
  const found = agreementOn(
    pairsOf(
      [
        [13, 0, 0],
        [0, 20, 7],
        [0, 4, 56],
      ],
      ids,
    ),
    ids,
    { seed, order: 1 },
  );

  it("observes a share, which is never below nothing", () => {
    // What they agree on lies together, so few blocks say how much it varies.
    const few = Array.from({ length: 24 }, (_, t) =>
      pair(t, ["rest"], [t < 10 ? "rest" : "feed"]),
    );
    const { observed } = overallOf(
      agreementOn(few, ["rest", "feed"], { seed }),
    );
    if (!observed.canSay) throw new Error(observed.why);
    expect(observed.value).toBeCloseTo(10 / 24, 12);
    expect(observed.interval!.low).toBe(0);
  });

  it("is overall that of the table, with intervals", () => {
    const overall = overallOf(found);
    expect(valueOf(overall, "kappa")).toBeCloseTo(0.7964094, 7);
    expect(valueOf(overall, "ac1")).toBeCloseTo(0.8493305, 6);
    expect(valueOf(overall, "pabak")).toBeCloseTo(0.835, 12);
    expect(overall.observed).toMatchObject({ value: 0.89, n: 100 });
    expect(overall.isParadox).toBe(false);
    if (!overall.kappa.canSay) throw new Error(overall.kappa.why);
    // Gwet's is 0.68 to 0.913; blocks and few of them make it wider.
    expect(overall.kappa.by).toBe("bootstrap");
    expect(overall.kappa.interval!.low).toBeGreaterThan(0.5);
    expect(overall.kappa.interval!.high).toBeGreaterThan(0.86);
    expect(overall.kappa.interval!.high).toBeLessThanOrEqual(1);
    // Weights 1, 1/2, 0: seen 94.5 of 100; by chance as worked by hand 0.5903.
    const by = (13 * 13 + 27 * 24 + 60 * 63) / 1e4;
    const half = (13 * 24 + 27 * 13 + 27 * 63 + 60 * 24) / 2e4;
    expect(overall.weighted).toMatchObject({
      value: expect.closeTo((0.945 - by - half) / (1 - by - half), 9) as number,
    });
  });

  it("is of each behaviour told or not", () => {
    // Abnormal: both 20, neither 69, one 7, other 4.
    const { agreement } = found.behaviours[1]!;
    const chance = 0.27 * 0.24 + 0.73 * 0.76;
    expect(valueOf(agreement, "kappa")).toBeCloseTo(
      (0.89 - chance) / (1 - chance),
      12,
    );
    expect(agreement.weighted).toBeNull();
    expect(found.behaviours[0]!.agreement.kappa).toMatchObject({
      value: 1,
      interval: null,
      by: "noSpread",
    });
  });

  it("names where they did not agree, and what neither met", () => {
    const table = agreementOn(
      [
        pair(3, ["rest"], ["feed"]),
        pair(1, ["rest"], null),
        pair(2, null, null),
        pair(4, ["rest"], ["rest"]),
      ],
      ["rest", "feed", "walk"],
      { seed },
    );
    expect(table.seen).toEqual({ both: 2, one: 1, neither: 1 });
    expect(table.disagreements.map(({ t }) => t)).toEqual([1, 3]);
    expect([table.met, table.notMet]).toEqual([["rest", "feed"], ["walk"]]);
  });

  it("marks the paradox of a behaviour that is nearly always told", () => {
    // Feinstein and Cicchetti (1990): 0.85 agree, kappa 0.32.
    const { behaviours } = agreementOn(
      pairsOf(
        [
          [80, 10],
          [5, 5],
        ],
        ["rest", "feed"],
      ),
      ["rest", "feed"],
      { seed },
    );
    expect(valueOf(behaviours[0]!.agreement, "kappa")).toBeCloseTo(0.32, 2);
    expect(behaviours[0]!.agreement.isParadox).toBe(true);
  });

  it("counts none of the behaviours as a category, which no order has", () => {
    const all = [
      ...Array.from({ length: 4 }, (_, t) => pair(t, [], [])),
      ...Array.from({ length: 4 }, (_, t) => pair(10 + t, ["rest"], ["rest"])),
      pair(20, [], ["rest"]),
      pair(21, ["rest"], []),
    ];
    const overall = overallOf(agreementOn(all, ["rest"], { seed, order: 2 }));
    expect(valueOf(overall, "pabak")).toBeCloseTo(0.6, 12);
    expect(valueOf(overall, "kappa")).toBeCloseTo(0.6, 12);
    expect(overall.weighted).toBeNull();
  });

  it("cannot say overall where a record holds more than one", () => {
    const { overall, behaviours } = agreementOn(
      [pair(0, ["rest", "chew"], ["rest"])],
      ["rest", "chew"],
      { seed },
    );
    expect(overall).toEqual({ canSay: false, why: "notExclusive" });
    expect(behaviours[1]!.agreement.observed).toMatchObject({ value: 0 });
  });

  it("cannot say of no overlap, nor kappa of one behaviour told throughout", () => {
    const nothing = { canSay: false, why: "nothingObserved" };
    const none = agreementOn([], ["rest"], { seed });
    expect(overallOf(none).kappa).toEqual(nothing);
    expect(none.behaviours[0]!.agreement.ac1).toEqual(nothing);
    expect(none.notMet).toEqual(["rest"]);
    const only = agreementOn(
      Array.from({ length: 30 }, (_, t) => pair(t, ["rest"], ["rest"])),
      ["rest", "feed"],
      { seed },
    );
    expect(overallOf(only).kappa).toEqual({
      canSay: false,
      why: "chanceIsOne",
    });
    expect(overallOf(only).pabak).toMatchObject({
      value: 1,
      interval: null,
      by: "noSpread",
    });
    expect(agreementOn([pair(0, [], [])], [], { seed }).overall).toMatchObject({
      pabak: { canSay: false, why: "oneCategory" },
    });
  });

  it("does not depend on the order of pairs, and draws sessions from eight on", () => {
    const all = Array.from({ length: 10 }, (_, s) =>
      Array.from({ length: 12 }, (__, t) =>
        pair(
          100 * s + t,
          [t % 3 === 0 ? "rest" : "feed"],
          [(t + (t % 7 === s % 7 ? 1 : 0)) % 3 === 0 ? "rest" : "feed"],
          `session ${s}`,
        ),
      ),
    );
    const of = (sessions: RecordPair[][]) =>
      agreementOn(sessions.flat(), ["rest", "feed"], { seed });
    expect(of(all.toReversed())).toEqual(of(all));
    const few = of(all.slice(0, 7));
    expect(of(all.slice(0, 7).toReversed())).toEqual(few);
    for (const found of [of(all), few]) {
      const { kappa } = overallOf(found);
      expect(kappa).toMatchObject({ canSay: true, by: "bootstrap" });
    }
  });
});

describe("records side by side", () => {
  const record = (
    t: number,
    id: string | null,
    animalId = "a",
    sessionId = "ana",
  ): IntervalRecord => ({
    sessionId,
    t,
    animalId,
    behaviourIds: id === null ? null : [id],
  });

  it("are of one animal and at most the tolerance apart", () => {
    const found = pairedRecords(
      [record(0, "rest"), record(60, "feed"), record(61, "feed", "b")],
      [
        record(2, "rest", "a", "ben"),
        record(66, null, "a", "ben"),
        record(120, "rest", "b", "ben"),
      ],
      5,
    );
    expect(found).toEqual({
      pairs: [
        {
          sessionId: "ana",
          t: 0,
          animalId: "a",
          one: ["rest"],
          other: ["rest"],
        },
      ],
      oneAlone: 2,
      otherAlone: 2,
    });
    expect(pairedRecords([], [record(0, "rest")], 5)).toEqual({
      pairs: [],
      oneAlone: 0,
      otherAlone: 1,
    });
  });

  it("are made of continuous recording on one grid of time", () => {
    const watched = [
      { from: 500, to: 3000 },
      { from: 5000, to: 7000 },
    ];
    const bouts = [
      ["rest", 0, 2000],
      ["chew", 1000, 2500],
      [null, 6000, 7000],
    ] as const;
    const courses = coursesOf(
      [{ id: "s", observerId: "ana", plannedMs: 0, watched, animalIds: ["a"] }],
      bouts.map(([behaviourId, start, stop]) => ({
        sessionId: "s",
        animalId: "a",
        behaviourId,
        start,
        stop,
      })),
    );
    expect(
      recordsOf(courses, 1000).map(({ t, behaviourIds }) => [t, behaviourIds]),
    ).toEqual([
      [1000, ["rest", "chew"]],
      [2000, ["chew"]],
      [5000, []],
      [6000, null],
    ]);
  });
});
