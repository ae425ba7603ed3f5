import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
} from "../../../../../tests/builders/observation";
import {
  aChosenSession,
  courseOf,
  minute,
  someBehaviours,
} from "../../../../../tests/builders/watched-sessions";
import { ofAnimals } from "../session";
import { focalReport } from "./report";

const options = { behaviours: someBehaviours };
const session = aChosenSession;
const course = courseOf;

describe("a report on focal sampling", () => {
  it("of no session, and of none that followed anybody, says nothing", () => {
    const scans = session({ scans: [aScanRow()] }, { interval: 60 });
    for (const none of [[], [scans]]) {
      const found = focalReport(none, options);
      expect(found.effort).toEqual({
        sessions: 0,
        animals: 0,
        seenMs: 0,
        hiddenMs: 0,
        endedEarly: [],
      });
      expect(found.behaviours).toEqual([]);
      expect(found.neverShown).toEqual(["rest", "feed", "walk", "call"]);
      expect(found.transitions).toEqual({
        behaviourIds: [],
        n: 0,
        cells: [],
        unexpected: "nothingObserved",
      });
      expect([found.together, found.lines]).toEqual([[], []]);
    }
  });

  it("of an empty session tells how long nothing was seen, and that it ended early", () => {
    const found = focalReport([session({}, { minutes: 4 })], options);
    expect(found.effort).toEqual({
      sessions: 1,
      animals: 1,
      seenMs: 4 * minute,
      hiddenMs: 0,
      endedEarly: ["obs-session-1"],
    });
    expect(found.behaviours).toEqual([]);
    expect(found.lines).toMatchObject([
      { endedEarly: true, lane: { animalId: "animal-1", bars: [] } },
    ]);
  });

  it("of one session with one behaviour has no interval, no transition and no expectation", () => {
    const focal = course([minute, "rest"], [3 * minute, "none"]);
    const found = focalReport([session({ focal })], options);
    expect(found.behaviours).toMatchObject([
      {
        behaviourId: "rest",
        bouts: 1,
        totalMs: 2 * minute,
        meanMs: { value: 2 * minute, interval: null, by: "tooFew" },
        ratePerHour: { value: 6, interval: null },
        latency: { seen: 1, median: { value: minute, n: 1 } },
      },
    ]);
    expect(found.transitions).toMatchObject({
      n: 0,
      unexpected: "nothingObserved",
    });
  });

  it("puts what was seen beside what was to be expected, and judges only where five were", () => {
    const focal = course(
      ...Array.from({ length: 60 }, (_, at): [number, string] => [
        at * 1000,
        ["rest", "feed", "rest", "walk"][at % 4] ?? "rest",
      ]),
    );
    const { transitions } = focalReport([session({ focal })], options);
    const { n, cells, unexpected } = transitions;
    expect([n, unexpected]).toEqual([59, null]);
    expect(cells).toHaveLength(6);
    expect(cells.every(({ from, to }) => from !== to)).toBe(true);
    const sum = (of: "observed" | "expected") =>
      cells.reduce((all, cell) => all + (cell[of] ?? 0), 0);
    expect(sum("observed")).toBe(59);
    expect(sum("expected")).toBeCloseTo(59, 6);
    const never = cells.find(
      ({ from, to }) => from === "feed" && to === "walk",
    );
    expect(never).toMatchObject({ observed: 0, residual: null });
    const often = cells.find(
      ({ from, to }) => from === "rest" && to === "feed",
    );
    expect(often?.residual).toBeCloseTo(
      (15 - often!.expected!) / Math.sqrt(often!.expected!),
      9,
    );
  });

  it("cannot say what to expect of two behaviours", () => {
    const focal = course([0, "rest"], [1000, "feed"], [2000, "rest"]);
    const { transitions } = focalReport([session({ focal })], options);
    expect(transitions).toMatchObject({ n: 2, unexpected: "tooFew" });
    expect(transitions.cells.map(({ expected }) => expected)).toEqual([
      null,
      null,
    ]);
  });

  it("names states that were shown at once, and is about the animals asked for", () => {
    const focal = [
      aFocalRow({ t: 0, behaviourId: "rest" }),
      aFocalRow({ t: 5 * minute, behaviourId: "feed" }),
      aFocalRow({ t: 0, behaviourId: "walk", animalId: "animal-2" }),
    ];
    const both = session({ focal }, { animalIds: ["animal-1", "animal-2"] });
    const found = focalReport([both], options);
    expect(found.effort).toMatchObject({ sessions: 1, animals: 2 });
    expect(found.together).toEqual([
      {
        one: "rest",
        other: "feed",
        both: 5 * minute,
        either: 10 * minute,
        share: 0.5,
      },
    ]);
    const own = ofAnimals(both, (id) => id === "animal-2");
    const ofOne = focalReport(own === null ? [] : [own], options);
    expect(ofOne.behaviours.map(({ behaviourId }) => behaviourId)).toEqual([
      "walk",
    ]);
    expect(ofOne.lines.map(({ lane }) => lane.animalId)).toEqual(["animal-2"]);
  });

  it("counts an animal that was followed for a part of a session in that session", () => {
    const marks = [
      aMark({ kind: "follow", t: 0, animalId: "animal-1" }),
      aMark({ kind: "follow", t: 0, animalId: "animal-2" }),
      aMark({ kind: "leave", t: 3 * minute, animalId: "animal-2" }),
    ];
    const found = focalReport([session({ marks })], options);
    expect(found.effort).toMatchObject({
      sessions: 1,
      animals: 2,
      seenMs: 13 * minute,
    });
  });

  const someCourse = fc
    .uniqueArray(fc.integer({ min: 0, max: 599 }), { maxLength: 12 })
    .map((seconds) =>
      course(
        ...seconds
          .toSorted((a, b) => a - b)
          .map((second, at): [number, string] => [
            second * 1000,
            ["rest", "feed", "walk"][(second + at) % 3] ?? "rest",
          ]),
      ),
    );

  it("does not depend on the order of sessions", () => {
    fc.assert(
      fc.property(
        fc.array(someCourse, { minLength: 1, maxLength: 6 }),
        (courses) => {
          const all = courses.map((focal, at) =>
            session(
              { focal },
              {
                obsSessionId: `s${at}`,
                animalIds: [`animal-${(at % 2) + 1}`],
                after: (at % 3) * minute,
              },
            ),
          );
          expect(focalReport(all.toReversed(), options)).toEqual(
            focalReport(all, options),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is the same of a session and of its two parts, cut in a pause", () => {
    fc.assert(
      fc.property(someCourse, someCourse, (first, second) => {
        const gap = 11 * minute;
        const marks = [
          aMark({ kind: "pause", t: 10 * minute }),
          aMark({ kind: "resume", t: gap }),
        ];
        const stops = [...new Set(first.map(({ behaviourId }) => behaviourId))];
        const closed = [
          ...first,
          ...stops.map((behaviourId) =>
            aFocalRow({ t: 10 * minute, act: "stop", behaviourId }),
          ),
        ];
        const whole = session(
          {
            focal: [
              ...closed,
              ...second.map((row) => ({ ...row, t: row.t + gap })),
            ],
            marks,
          },
          { minutes: 21, plannedMinutes: 20 },
        );
        const parts = [
          session({ focal: closed }, { obsSessionId: "a" }),
          session({ focal: second }, { obsSessionId: "b", after: gap }),
        ];
        const told = (found: ReturnType<typeof focalReport>) => ({
          seenMs: found.effort.seenMs,
          transitions: found.transitions,
          together: found.together,
          behaviours: found.behaviours.map(
            ({ bouts, begun, totalMs, medianMs, meanMs, ratePerHour }) => ({
              ...{ bouts, begun, totalMs, medianMs },
              mean: meanMs.canSay ? meanMs.value.toFixed(6) : null,
              rate: ratePerHour.canSay ? ratePerHour.value.toFixed(9) : null,
            }),
          ),
        });
        expect(told(focalReport(parts, options))).toEqual(
          told(focalReport([whole], options)),
        );
      }),
      { numRuns: 60 },
    );
  });
});
