import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMark } from "../../../../../tests/builders/observation";
import {
  aSessionBy,
  courseOf,
  minute,
  scansOf,
  someBehaviours,
} from "../../../../../tests/builders/watched-sessions";
import type { ChosenSession } from "../session";
import type { AgreementOptions } from "./options";
import { agreementReport } from "./report";

const options: AgreementOptions = {
  behaviours: someBehaviours,
  tolerance: 3000,
  order: null,
  referenceId: null,
  byHand: false,
};

const onlyPair = (sessions: readonly ChosenSession[], more = {}) => {
  const { pairs } = agreementReport(sessions, {
    ...options,
    ...more,
  });
  expect(pairs).toHaveLength(1);
  return pairs[0]!;
};
const kappaOf = (channel: ReturnType<typeof onlyPair>["scans"]) => {
  if (channel === null || "canSay" in channel.overall) return null;
  const { kappa } = channel.overall;
  return kappa.canSay ? kappa.value : kappa.why;
};

describe("the agreement of two", () => {
  it("is nothing of no occasion", () => {
    expect(agreementReport([], options)).toEqual({
      pairs: [],
      all: { scans: null, focal: null },
    });
  });

  it("on scans is of those at most so far apart, on the clock", () => {
    const found = onlyPair([
      aSessionBy("ana", { scans: scansOf("rrffw?-r") }),
      aSessionBy("ben", { scans: scansOf("rrfrw?rr", -1000) }, { after: 2000 }),
    ]);
    expect(found.scans).toMatchObject({
      seen: { both: 7, one: 0, neither: 1 },
      alone: { one: 0, other: 0 },
      overall: { observed: { value: 5 / 7, n: 7 } },
      met: ["rest", "feed", "walk"],
      notMet: ["call"],
    });
    expect(found.focal).toBeNull();
    expect(found.coverage).toEqual([
      { behaviourId: "rest", one: 3, other: 5 },
      { behaviourId: "feed", one: 2, other: 1 },
      { behaviourId: "walk", one: 1, other: 1 },
      { behaviourId: "call", one: 0, other: 0 },
    ]);
    expect(found.disagreements).toMatchObject([
      {
        of: "scan",
        one: { obsSessionId: "ana-0", t: 3 * minute, told: ["feed"] },
        other: {
          obsSessionId: "ben-2000",
          t: 3 * minute - 2000,
          told: ["rest"],
        },
        lastsMs: null,
      },
      { one: { t: 6 * minute, told: [] }, other: { told: ["rest"] } },
    ]);
    // A second apart is too much for half a second: all stand alone.
    const strict = [
      aSessionBy("ana", { scans: scansOf("rrf") }),
      aSessionBy("ben", { scans: scansOf("rrf", 1000) }),
    ];
    expect(onlyPair(strict, { tolerance: 500 }).scans).toMatchObject({
      seen: { both: 0 },
      alone: { one: 3, other: 3 },
      overall: { kappa: { canSay: false, why: "nothingObserved" } },
    });
  });

  it("on what was going on is of every second both watched, and disagreements last", () => {
    const found = onlyPair([
      aSessionBy("ana", {
        focal: courseOf([0, "rest"], [2 * minute, "feed"]),
      }),
      aSessionBy(
        "ben",
        { focal: courseOf([0, "rest"], [3 * minute, "feed"]) },
        { minutes: 9 },
      ),
    ]);
    const away = 60;
    expect(found.focal).toMatchObject({
      stepMs: 1000,
      overall: { observed: { value: 1 - away / 540, n: 540 } },
    });
    expect(found.disagreements).toMatchObject([
      {
        of: "time",
        one: { t: 2 * minute, told: ["feed"] },
        other: { t: 2 * minute, told: ["rest"] },
        lastsMs: minute,
      },
      { of: "event", one: { told: ["feed"] }, other: { told: "notTold" } },
      { of: "event", one: { told: "notTold" }, other: { told: ["feed"] } },
    ]);
    // Rest was told by both within the tolerance, feeding a minute apart.
    expect(found.events).toMatchObject({ canSay: true, n: 3 });
    expect(found.amounts).toMatchObject([
      { behaviourId: "rest", of: "time", icc: { why: "tooFew" } },
      { behaviourId: "feed", of: "time", icc: { why: "tooFew" } },
    ]);
  });

  it("has another disagreement where the next thing is told differently, however soon", () => {
    const { disagreements } = onlyPair([
      aSessionBy("ana", {
        focal: courseOf(
          [0, "rest"],
          [2 * minute, "walk"],
          [3 * minute, "feed"],
        ),
      }),
      aSessionBy("ben", { focal: courseOf([0, "feed"]) }),
    ]);
    expect(disagreements.filter(({ of }) => of === "time")).toMatchObject([
      { one: { t: 0, told: ["rest"] }, lastsMs: 2 * minute },
      { one: { t: 2 * minute, told: ["walk"] }, lastsMs: minute },
    ]);
  });

  it("on behaviours that are one another's neighbours is weighted", () => {
    const pair = [
      aSessionBy("ana", { scans: scansOf("rfwrfw") }),
      aSessionBy("ben", { scans: scansOf("ffwrfr") }),
    ];
    expect(onlyPair(pair).scans?.overall).toMatchObject({
      weighted: null,
      unweighted: "noOrder",
    });
    expect(onlyPair(pair, { order: 1 }).scans?.overall).toMatchObject({
      weighted: { canSay: true, n: 6 },
      unweighted: null,
    });
    const none = [
      aSessionBy("ana", { scans: scansOf("rfwr-w") }),
      aSessionBy("ben", { scans: scansOf("ffwrfr") }),
    ];
    expect(onlyPair(none, { order: 1 }).scans?.overall).toMatchObject({
      weighted: null,
      unweighted: "noneTold",
    });
  });

  it("cannot say where chance alone agrees, nor of sessions without a record", () => {
    const dull = ["ana", "ben"].map((id) =>
      aSessionBy(id, { scans: scansOf("rrrrrr") }),
    );
    expect(kappaOf(onlyPair(dull).scans)).toBe("chanceIsOne");
    const empty = onlyPair(["ana", "ben"].map((id) => aSessionBy(id, {})));
    expect(empty.scans).toBeNull();
    expect(empty.focal?.seen.both).toBe(600);
    expect(kappaOf(empty.focal)).toBe("chanceIsOne");
    expect(empty.events).toMatchObject({ why: "nothingObserved" });
    expect(empty.disagreements).toEqual([]);
    expect(empty.coverage.every(({ one, other }) => one + other === 0)).toBe(
      true,
    );
  });

  it("knows what both met of what was told while both watched", () => {
    // Ben comes four minutes later: of what Ana told before he has seen nothing.
    const ana = courseOf(
      [0, "walk"],
      [3 * minute, "rest"],
      [9 * minute, "feed"],
    );
    const ben = courseOf(
      [0, "rest"],
      [5 * minute, "feed"],
      [7 * minute, "walk"],
    );
    const { coverage } = onlyPair([
      aSessionBy("ana", { focal: ana }),
      aSessionBy("ben", { focal: ben }, { after: 4 * minute }),
    ]);
    expect(coverage).toEqual([
      { behaviourId: "rest", one: 1, other: 1 },
      { behaviourId: "feed", one: 1, other: 1 },
      { behaviourId: "walk", one: 0, other: 0 },
      { behaviourId: "call", one: 0, other: 0 },
    ]);
  });

  it("is said of durations from ten animals in sessions on", () => {
    const sessions = Array.from({ length: 10 }, (_, at) => at).flatMap((at) =>
      ["ana", "ben"].map((id, side) =>
        aSessionBy(
          id,
          {
            focal: courseOf(
              [0, "rest"],
              [(at + 1) * 30_000 + side * 1000, "feed"],
            ),
          },
          { after: at * 60 * minute },
        ),
      ),
    );
    const found = onlyPair(sessions);
    expect(found.occasions).toHaveLength(10);
    expect(found.amounts[0]).toMatchObject({
      behaviourId: "rest",
      of: "time",
      icc: { canSay: true, n: 10, by: "bootstrap" },
    });
  });
});

describe("the agreement of all", () => {
  it("is Fleiss' of what all told, and alpha of what two did", () => {
    const told = { ana: "rrffwwrr", ben: "rrffwfrr", cem: "rrrfw?rr" };
    const { pairs, all } = agreementReport(
      Object.entries(told).map(([id, text]) =>
        aSessionBy(id, { scans: scansOf(text) }),
      ),
      options,
    );
    expect(pairs).toHaveLength(3);
    expect(all.focal).toBeNull();
    expect(all.scans).toMatchObject({
      observerIds: ["ana", "ben", "cem"],
      // All of them at once: no time counts more than once.
      occasions: 1,
      commonMs: pairs[0]?.commonMs,
      fleiss: { canSay: true, n: 7 },
      alpha: { canSay: true, n: 8 },
    });
  });
});

const told = fc
  .array(fc.constantFrom("r", "f", "w", "-", "?"), {
    minLength: 2,
    maxLength: 9,
  })
  .map((letters) => letters.join(""));
const inPart = (whole: string, from: number, to: number) =>
  whole.slice(from, to);

describe("whoever is first", () => {
  it("two agree as far, and in whatever order sessions come", () => {
    fc.assert(
      fc.property(told, told, (one, other) => {
        const pair = [
          aSessionBy("ana", { scans: scansOf(one) }),
          aSessionBy("ben", { scans: scansOf(other) }),
        ];
        const found = onlyPair(pair);
        expect(onlyPair(pair.toReversed())).toEqual(found);
        const turned = onlyPair(pair, { referenceId: "ben" });
        expect(kappaOf(turned.scans)).toEqual(kappaOf(found.scans));
        expect(turned.coverage).toEqual(
          found.coverage.map(({ behaviourId, one: a, other: b }) => ({
            behaviourId,
            one: b,
            other: a,
          })),
        );
      }),
      { numRuns: 8 },
    );
  });

  it("all are at one with themselves", () => {
    fc.assert(
      fc.property(told, (text) => {
        const found = onlyPair(
          ["ana", "ben"].map((id) => aSessionBy(id, { scans: scansOf(text) })),
        );
        expect(found.disagreements).toEqual([]);
        expect([1, "chanceIsOne", "nothingObserved"]).toContain(
          kappaOf(found.scans),
        );
      }),
      { numRuns: 8 },
    );
  });

  it("a session says the same as its parts, cut in a pause", () => {
    fc.assert(
      fc.property(told, told, (one, other) => {
        const length = Math.min(one.length, other.length);
        const cut = Math.floor(length / 2);
        const at = cut * minute - minute / 2;
        const whole = onlyPair(
          Object.entries({ ana: one, ben: other }).map(([id, text]) =>
            aSessionBy(id, {
              scans: scansOf(inPart(text, 0, length)),
              marks: [
                aMark({ kind: "pause", t: at }),
                aMark({ kind: "resume", t: at + 1000 }),
              ],
            }),
          ),
        );
        const parts = agreementReport(
          Object.entries({ ana: one, ben: other }).flatMap(([id, text]) => [
            aSessionBy(
              id,
              { scans: scansOf(inPart(text, 0, cut)) },
              {
                obsSessionId: `${id}-first`,
                minutes: cut,
              },
            ),
            aSessionBy(
              id,
              { scans: scansOf(inPart(text, cut, length)) },
              {
                obsSessionId: `${id}-second`,
                after: cut * minute,
                minutes: 10 - cut,
              },
            ),
          ]),
          { ...options, byHand: true },
        ).pairs[0]!;
        expect(parts.scans?.seen).toEqual(whole.scans?.seen);
        expect(kappaOf(parts.scans)).toEqual(kappaOf(whole.scans));
      }),
      { numRuns: 8 },
    );
  });
});
