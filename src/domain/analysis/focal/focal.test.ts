import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { animalBudget } from "../budget/budget";
import { continuousParts } from "../budget/parts";
import type { Bout, Span, WatchedSession } from "../observed/observed";
import { coursesOf } from "../observed/whole-sessions";
import { boutFigures } from "./bouts";
import { togetherInTime } from "./co-occurrence";
import { latencyOf } from "./latency";
import { transitionsOf } from "./transitions";

const hour = 3_600_000;
const session = (id: string, watched: readonly Span[]): WatchedSession => ({
  id,
  observerId: "ana",
  plannedMs: 0,
  watched,
  animalIds: ["a"],
});
const bout = (
  behaviourId: string | null,
  start: number,
  stop: number | null,
  sessionId = "s",
): Bout => ({ sessionId, animalId: "a", behaviourId, start, stop });
const nothing = { canSay: false, why: "nothingObserved" };
const paused = session("s", [
  { from: 0, to: hour },
  { from: 2 * hour, to: 3 * hour },
]);

describe("bouts", () => {
  const courses = coursesOf(
    [paused],
    [
      bout("rest", 0, 100),
      bout("rest", 300, 500),
      bout("rest", 900, 1500),
      bout("rest", hour - 50, 2 * hour + 70),
      bout("call", 10, null),
      bout("call", 2 * hour, null),
    ],
  );

  it("are counted, those that began unseen apart, and last as long as they were seen to", () => {
    expect(boutFigures(courses, "rest")).toEqual({
      behaviourId: "rest",
      bouts: 5,
      begun: 3,
      totalMs: 100 + 200 + 600 + 50 + 70,
      meanMs: { canSay: true, value: 400, n: 2, interval: null, by: "tooFew" },
      medianMs: 400,
      ratePerHour: {
        canSay: true,
        value: 1.5,
        n: 1,
        interval: null,
        by: "tooFew",
      },
    });
    expect(boutFigures(courses, "call")).toMatchObject({
      bouts: 2,
      begun: 2,
      totalMs: 0,
      meanMs: { canSay: false, why: "tooFew" },
      medianMs: null,
      ratePerHour: { value: 1 },
    });
  });

  it("have a rate with an interval over sessions, each by how long it was watched", () => {
    const all = ["1", "2", "3"].map((id, index) =>
      session(id, [{ from: 0, to: (index + 1) * hour }]),
    );
    const calls = [4, 1, 1].flatMap((times, index) =>
      Array.from({ length: times }, (_, at) =>
        bout("call", at, null, String(index + 1)),
      ),
    );
    const { ratePerHour } = boutFigures(coursesOf(all, calls), "call");
    expect(ratePerHour).toMatchObject({ value: 1, n: 3, by: "student" });
    if (!ratePerHour.canSay) throw new Error(ratePerHour.why);
    // Residuals 3, -1, -2: se = sqrt(3/2 x 14) / 6, t(.975, 2) = 4.3026527; below 0 there is no rate.
    expect(ratePerHour.interval!.low).toBe(0);
    const half = (4.3026527297 * Math.sqrt(21)) / 6;
    expect(ratePerHour.interval!.high).toBeCloseTo((1 + half / 2) ** 2, 8);
  });

  it("last as long as the sessions they are of differ, however many each has", () => {
    const all = ["1", "2", "3"].map((id) =>
      session(id, [{ from: 0, to: hour }]),
    );
    // A session of many short bouts, two of a few long ones.
    const lasting = (id: string, times: number, ms: number) =>
      Array.from({ length: times }, (_, at) =>
        bout("rest", 1000 * at + 1, 1000 * at + 1 + ms, id),
      );
    const { meanMs } = boutFigures(
      coursesOf(all, [
        ...lasting("1", 40, 100),
        ...lasting("2", 5, 400),
        ...lasting("3", 5, 500),
      ]),
      "rest",
    );
    expect(meanMs).toMatchObject({ value: 170, n: 50, by: "student" });
    if (!meanMs.canSay) throw new Error(meanMs.why);
    // Residuals -2800, 1150, 1650: se = sqrt(3/2 x 11,885,000) / 50, t(.975, 2) = 4.3026527.
    expect(meanMs.interval!.high).toBeCloseTo(
      170 + (4.3026527297 * Math.sqrt(1.5 * 11_885_000)) / 50,
      6,
    );
    const two = boutFigures(
      coursesOf(all.slice(0, 2), lasting("1", 40, 100)),
      "rest",
    );
    expect(two.meanMs).toMatchObject({ n: 40, interval: null, by: "tooFew" });
  });

  it("of a behaviour never shown, and without time seen", () => {
    expect(boutFigures(courses, "walk")).toMatchObject({
      bouts: 0,
      totalMs: 0,
      ratePerHour: { value: 0 },
    });
    expect(boutFigures([], "rest").ratePerHour).toEqual(nothing);
    const unseen = coursesOf([session("s", [])], [bout("rest", 0, 100)]);
    expect(boutFigures(unseen, "rest")).toMatchObject({
      bouts: 0,
      ratePerHour: nothing,
    });
  });
});

describe("latency", () => {
  it("is in time seen since the session began, and at least all of it where it was not shown", () => {
    const sessions = ["1", "2", "3", "4"].map((id) => ({ ...paused, id }));
    const found = latencyOf(
      coursesOf(sessions, [
        bout("rest", 30, 50, "1"),
        bout("call", 2 * hour + 5, null, "2"),
        bout("rest", 2 * hour + 5, 2 * hour + 9, "2"),
        bout("rest", 0, 9, "3"),
      ]),
      "rest",
    );
    expect(found.seen).toBe(3);
    expect(found.steps.map(({ time }) => time)).toEqual([0, 30, hour + 5]);
    expect(found.median).toMatchObject({ value: 30, n: 4 });
    expect(latencyOf([], "rest")).toEqual({
      seen: 0,
      median: nothing,
      steps: [],
    });
  });
});

describe("transitions", () => {
  const ids = ["rest", "feed", "walk"];
  it("follow each other within what was seen, never themselves", () => {
    const courses = coursesOf(
      [paused],
      [
        bout("rest", 0, 10),
        bout("feed", 10, 20),
        bout("walk", 20, 25),
        bout("walk", 30, 40),
        bout("rest", 40, 50),
        // After the pause nothing follows what was before.
        bout("feed", 2 * hour + 1, 2 * hour + 5),
        bout("rest", 2 * hour + 5, 2 * hour + 9),
      ],
    );
    const { observed, n, expected } = transitionsOf(courses, ids);
    expect(observed).toEqual([
      [0, 1, 0],
      [1, 0, 1],
      [1, 0, 0],
    ]);
    expect(n).toBe(4);
    if ("canSay" in expected) throw new Error(expected.why);
    expected.forEach((row, index) => expect(row[index]).toBe(0));
    expect(expected.flat().reduce((all, one) => all + one, 0)).toBeCloseTo(
      4,
      6,
    );
  });

  it("are none that a pause invents among states that run together, nor of what begins at one instant", () => {
    const bouts = [
      bout("rest", 0, 300),
      bout("chew", 10, 300),
      bout("walk", 300, 400),
      bout("call", 300, null),
      bout("groom", 350, null),
    ];
    const all = ["rest", "chew", "walk", "call", "groom"];
    const followed = (watched: readonly Span[]) => {
      const courses = coursesOf([session("s", watched)], bouts);
      const { observed } = transitionsOf(courses, all);
      return observed.flatMap((row, from) =>
        row.flatMap((count, to) =>
          count === 0 ? [] : [`${all[from]} ${all[to]} ${String(count)}`],
        ),
      );
    };
    expect(followed([{ from: 0, to: 400 }])).toEqual([
      "rest chew 1",
      "chew walk 1",
      "chew call 1",
    ]);
    expect(
      followed([
        { from: 0, to: 100 },
        { from: 120, to: 150 },
        { from: 160, to: 400 },
      ]),
    ).toEqual(["rest chew 1"]);
  });

  it("have no counts to be expected of two behaviours, nor of nothing", () => {
    const courses = coursesOf(
      [paused],
      [bout("rest", 0, 10), bout("feed", 10, 20)],
    );
    expect(transitionsOf(courses, ["rest", "feed"])).toMatchObject({
      n: 1,
      expected: { canSay: false, why: "tooFew" },
    });
    expect(transitionsOf([], ids)).toMatchObject({ n: 0, expected: nothing });
  });
});

describe("co-occurrence", () => {
  it("is the time with both", () => {
    const courses = coursesOf(
      [paused],
      [bout("rest", 0, 30), bout("chew", 20, 50), bout("call", 25, null)],
    );
    expect(togetherInTime(courses, ["rest", "chew", "call"])).toEqual([
      { one: "rest", other: "chew", both: 10, either: 50, share: 0.2 },
      { one: "rest", other: "call", both: 0, either: 30, share: 0 },
      { one: "chew", other: "call", both: 0, either: 30, share: 0 },
    ]);
    expect(togetherInTime([], ["rest", "chew"])[0]!.share).toBeNull();
  });
});

const ids = ["rest", "feed", "walk"];
const anyBouts = fc
  .array(
    fc.record({
      sessionId: fc.constantFrom("1", "2"),
      animalId: fc.constantFrom("a", "b"),
      behaviourId: fc.option(fc.constantFrom(...ids), { freq: 6 }),
      start: fc.nat(100),
      length: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 4 }),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.map(({ length, start, ...rest }): Bout => ({
      ...rest,
      start,
      stop: length === null ? null : start + length,
    })),
  );

describe("splitting a session at a pause", () => {
  const whole = ["1", "2"].map((id) => ({
    ...session(id, [
      { from: 0, to: 40 },
      { from: 60, to: 120 },
    ]),
    animalIds: ["a", "b"],
  }));
  const pieces = whole.flatMap((one) =>
    one.watched.map((span) => ({ ...one, watched: [span] })),
  );
  const figures = (
    sessions: readonly WatchedSession[],
    bouts: readonly Bout[],
  ) => {
    const courses = coursesOf(sessions, bouts);
    return {
      budget: animalBudget(continuousParts(sessions, bouts), ids),
      bouts: ids.map((id) => boutFigures(courses, id)),
      latency: ids.map((id) => latencyOf(courses, id)),
      transitions: transitionsOf(courses, ids),
      together: togetherInTime(courses, ids),
    };
  };
  /** Each bout that goes on over the pause told as two. */
  const cut = (bouts: readonly Bout[]): Bout[] =>
    bouts.flatMap((one) =>
      one.stop !== null && one.start <= 40 && one.stop > 60
        ? [
            { ...one, stop: 40 },
            { ...one, start: 60 },
          ]
        : [one],
    );

  it("changes nothing, nor does the order of the sessions", () => {
    fc.assert(
      fc.property(anyBouts, (bouts) => {
        const one = figures(whole, bouts);
        expect(figures(pieces, cut(bouts))).toEqual(one);
        expect(figures(pieces.toReversed(), bouts.toReversed())).toEqual(one);
      }),
      { numRuns: 60 },
    );
  });

  it("as sessions of their own changes no count, time, rate or transition", () => {
    fc.assert(
      fc.property(anyBouts, (bouts) => {
        const own = (from: number) => (from >= 60 ? " after" : "");
        const apart = pieces.map((one) => ({
          ...one,
          id: one.id + own(one.watched[0]!.from),
        }));
        // A point in the pause belongs to neither, nor does it to the whole.
        const told = cut(bouts).map((one) => ({
          ...one,
          sessionId: one.sessionId + own(one.start > 40 ? 60 : 0),
        }));
        const [one, other] = [figures(whole, bouts), figures(apart, told)];
        expect(other.transitions).toEqual(one.transitions);
        expect(other.together).toEqual(one.together);
        one.bouts.forEach((figure, index) => {
          const { ratePerHour, meanMs, ...rest } = other.bouts[index]!;
          expect({ ...figure, ...rest }).toEqual(figure);
          // Of two sessions both have another interval, and no other value.
          if (figure.ratePerHour.canSay && ratePerHour.canSay)
            expect(ratePerHour.value).toBeCloseTo(figure.ratePerHour.value, 9);
          if (figure.meanMs.canSay && meanMs.canSay) {
            expect(meanMs.value).toBeCloseTo(figure.meanMs.value, 9);
            expect(meanMs.n).toBe(figure.meanMs.n);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});
