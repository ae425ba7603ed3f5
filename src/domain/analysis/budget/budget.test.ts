import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  Bout,
  IntervalRecord,
  WatchedSession,
} from "../observed/observed";
import { studentQuantile } from "../student";
import {
  animalBudget,
  groupBudget,
  sharesByAnimal,
  sharesBySession,
} from "./budget";
import type { Part } from "./parts";
import { continuousParts, intervalParts } from "./parts";

const part = (
  sessionId: string,
  rest: number,
  effort = 10,
  animalId = "a",
): Part => ({
  sessionId,
  animalId,
  effort,
  hidden: 0,
  amounts: new Map([["rest", rest]]),
  none: effort - rest,
  endedEarly: false,
});
const session = (id: string, to = 100, plannedMs = 100): WatchedSession => ({
  id,
  observerId: "ana",
  plannedMs,
  watched: [{ from: 0, to }],
  animalIds: ["a"],
});
const record = (
  t: number,
  behaviourIds: string[] | null,
  sessionId = "s",
): IntervalRecord => ({ sessionId, t, animalId: "a", behaviourIds });
const nothing = { canSay: false, why: "nothingObserved" };

describe("parts", () => {
  it("count scored intervals, apart from what was not visible", () => {
    const [found] = intervalParts(
      [session("s", 40)],
      [
        record(0, ["rest"]),
        record(1, ["rest", "rest", "call"]),
        record(2, null),
        record(3, []),
        record(4, ["rest"], "elsewhere"),
      ],
    );
    expect(found).toEqual({
      sessionId: "s",
      animalId: "a",
      effort: 3,
      hidden: 1,
      amounts: new Map([
        ["rest", 2],
        ["call", 1],
      ]),
      none: 1,
      endedEarly: true,
    });
  });

  it("measure time seen, in which bouts that overlap count once", () => {
    const bout = (id: string | null, start: number, stop: number): Bout => ({
      sessionId: "s",
      animalId: "a",
      behaviourId: id,
      start,
      stop,
    });
    const [found] = continuousParts(
      [session("s")],
      [
        bout("rest", -10, 30),
        bout("rest", 20, 40),
        bout("call", 30, 50),
        bout(null, 90, 120),
      ],
    );
    expect(found).toMatchObject({ effort: 90, hidden: 10, none: 40 });
    expect([...found!.amounts]).toEqual([
      ["rest", 40],
      ["call", 20],
    ]);
  });
});

describe("the budget of an animal", () => {
  it("is the mean of its sessions, with Student's interval, as worked by hand", () => {
    // Shares 0.2, 0.4, 0.9: mean 0.5, s = sqrt(0.13); by effort 11/20.
    const parts = [part("1", 2), part("2", 1.6, 4), part("3", 5.4, 6)];
    const { lines, sessions, effort } = animalBudget(parts, ["rest"]);
    expect([sessions, effort]).toEqual([3, 20]);
    const half = studentQuantile(0.975, 2) * Math.sqrt(0.13 / 3);
    expect(half).toBeGreaterThan(0.5);
    expect(lines[0]!.mean).toEqual({
      canSay: true,
      value: expect.closeTo(0.5, 12) as number,
      n: 3,
      interval: { low: 0, high: 1 },
      by: "student",
    });
    expect(lines[0]!.byEffort).toMatchObject({ value: 0.45, n: 3 });
    expect(lines[1]!.behaviourId).toBeNull();
  });

  it("has no interval of fewer than three sessions, nor of equal ones", () => {
    const two = animalBudget([part("1", 2), part("2", 4)], ["rest"]);
    expect(two.lines[0]!.mean).toMatchObject({
      value: expect.closeTo(0.3, 12) as number,
      interval: null,
      by: "tooFew",
    });
    const never = animalBudget(
      ["1", "2", "3"].map((id) => part(id, 0)),
      ["rest"],
    );
    expect(never.lines[0]).toMatchObject({
      mean: { value: 0, n: 3, interval: null, by: "noSpread" },
      byEffort: { value: 0, n: 3, interval: null, by: "noSpread" },
    });
  });

  it("cannot say without a session, and leaves out those in which it was never visible", () => {
    const none = animalBudget([], ["rest"]);
    expect(none).toMatchObject({ sessions: 0, effort: 0, hiddenShare: null });
    expect(none.lines.map(({ mean }) => mean)).toEqual([nothing, nothing]);
    const hidden = { ...part("2", 0, 0), hidden: 10 };
    const found = animalBudget([part("1", 5), hidden], ["rest"]);
    expect(found).toMatchObject({ sessions: 1, hiddenShare: 0.5 });
    expect(found.lines[0]!.mean).toMatchObject({ value: 0.5, n: 1 });
    expect(animalBudget([hidden], ["rest"]).lines[0]).toEqual({
      behaviourId: "rest",
      mean: nothing,
      byEffort: nothing,
    });
  });

  it("marks sessions that ended early", () => {
    const parts = [part("1", 5), { ...part("2", 1), endedEarly: true }];
    expect(animalBudget(parts, []).endedEarly).toEqual(["2"]);
  });
});

describe("a rare or constant behaviour", () => {
  const boundsOf = (amounts: readonly number[]) => {
    const parts = amounts.map((amount, at) => part(String(at), amount));
    const [rest] = animalBudget(parts, ["rest"]).lines;
    return [rest!.mean, rest!.byEffort].map((said) =>
      said.canSay ? said.by : said.why,
    );
  };

  it("has no interval where fewer than two thirds of the sessions showed it, or anything else", () => {
    expect(boundsOf([1, 2, 0])).toEqual(["student", "student"]);
    expect(boundsOf([1, 0, 0])).toEqual(["tooRare", "tooRare"]);
    expect(boundsOf([10, 10, 8])).toEqual(["tooRare", "tooRare"]);
    expect(boundsOf([10, 9, 8])).toEqual(["student", "student"]);
    expect(boundsOf([0, 0, 0])).toEqual(["noSpread", "noSpread"]);
    expect(boundsOf([1, 0])).toEqual(["tooFew", "tooFew"]);
  });
});

describe("the budget of a group", () => {
  it("is the mean of its animals, each the mean of its sessions", () => {
    const parts = [
      part("1", 2),
      part("2", 4),
      part("3", 9, 10, "b"),
      part("1", 6, 10, "c"),
    ];
    const { lines, animals, sessions } = groupBudget(parts, ["rest"]);
    expect([animals, sessions]).toEqual([3, 3]);
    expect(lines[0]!.mean).toEqual({
      canSay: true,
      value: expect.closeTo(0.6, 12) as number,
      n: 3,
      interval: null,
      by: "tooFew",
    });
    expect(lines[0]!.byEffort).toMatchObject({ value: 21 / 40, n: 3 });
    expect([...sharesByAnimal(parts, "rest")]).toEqual([
      ["a", expect.closeTo(0.3, 12)],
      ["b", 0.9],
      ["c", 0.6],
    ]);
    expect([...sharesBySession(parts.slice(0, 2), null)]).toEqual([
      ["1", 0.8],
      ["2", 0.6],
    ]);
  });

  it("has an interval from five animals on", () => {
    const parts = [1, 2, 3, 4, 5].map((rest) =>
      part("1", rest, 10, `animal ${rest}`),
    );
    // s / sqrt(n) = 0.0707, t(.975, 4) = 2.7764.
    const { mean } = groupBudget(parts, ["rest"]).lines[0]!;
    expect(mean).toMatchObject({ by: "student", n: 5 });
    if (!mean.canSay) throw new Error(mean.why);
    expect(mean.interval!.low).toBeCloseTo(0.3 - 2.7764451 * 0.0707107, 6);
  });
});

const ids = ["rest", "feed", "walk"];
const anyRecords = fc.array(
  fc.record({
    sessionId: fc.constantFrom("1", "2", "3", "4"),
    t: fc.nat(1000),
    animalId: fc.constantFrom("a", "b"),
    behaviourIds: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...ids).map((id) => [id]) },
      { weight: 1, arbitrary: fc.constantFrom([], null) },
    ),
  }),
  { minLength: 1, maxLength: 80 },
);
const sessions = ["1", "2", "3", "4"].map((id) => session(id));

describe("any budget", () => {
  it("adds up to 1 where behaviours exclude each other", () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const parts = intervalParts(sessions, records);
        for (const budget of [
          animalBudget(parts, ids),
          groupBudget(parts, ids),
        ])
          for (const by of ["mean", "byEffort"] as const) {
            const said = budget.lines.flatMap((line) =>
              line[by].canSay ? [line[by].value] : [],
            );
            if (budget.effort === 0) expect(said).toEqual([]);
            else
              expect(said.reduce((all, one) => all + one, 0)).toBeCloseTo(1, 9);
          }
      }),
      { numRuns: 60 },
    );
  });

  it("does not depend on the order of sessions and records", () => {
    const anyOrder = fc.shuffledSubarray(sessions, {
      minLength: sessions.length,
    });
    fc.assert(
      fc.property(anyRecords, anyOrder, (records, order) => {
        const one = groupBudget(intervalParts(sessions, records), ids);
        const other = groupBudget(
          intervalParts(order, records.toReversed()),
          ids,
        );
        expect(other).toEqual(one);
      }),
      { numRuns: 60 },
    );
  });
});
