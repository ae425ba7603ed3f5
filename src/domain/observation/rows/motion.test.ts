import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anObsCorrection,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import type { Change } from "./change";
import { changeText, wholeSession } from "./change";
import { applyCorrections } from "./corrected";
import { recordedIn } from "./keyed";
import type { Motion } from "./motion";
import { betweenPairs, pointMoved, pushedBy, seenMoved } from "./motion";
import { rowsText } from "./rows-text";
import { seenAt } from "./seen-at";
import { takenBackIn } from "./taken-back";

const motion = (more: Partial<Motion> = {}): Motion => ({
  ...pushedBy(100, -50),
  level: null,
  zones: "read",
  ...more,
});
const point = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 1000 }),
});

describe("a motion", () => {
  it("pushes every point, and holds it within what can be stored", () => {
    const seen = aSeen({ x: 500, y: 20, areaId: "pond", level: 2 });
    expect(seenMoved(motion(), seen)).toEqual({
      ...seen,
      ...{ x: 600, y: 0, areaId: null },
    });
    expect(seenMoved(motion({ zones: "kept" }), seen).areaId).toBe("pond");
  });

  it("leaves those of another level, and those without a point", () => {
    const seen = aSeen({ level: 2 });
    expect(seenMoved(motion({ level: 3 }), seen)).toBe(seen);
    expect(seenMoved(motion({ level: 2 }), seen).x).toBe(600);
    const nowhere = aSeen({ x: null, y: null, areaId: "pond" });
    expect(seenMoved(motion(), nowhere)).toBe(nowhere);
  });

  it("and the one back are the identity", () => {
    fc.assert(
      fc.property(
        point,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 900 }),
        ({ x, y }, right, down) => {
          const seen = aSeen({ x, y });
          const there = seenMoved(
            { ...pushedBy(right, down), level: null, zones: "kept" },
            seen,
          );
          const back = seenMoved(
            { ...pushedBy(-right, -down), level: null, zones: "kept" },
            there,
          );
          expect(back).toEqual(seen);
        },
      ),
    );
  });

  it("between two pairs brings the one pair onto the other, and only where both are two points", () => {
    fc.assert(
      fc.property(point, point, point, point, (one, other, to, toOther) => {
        const course = betweenPairs([one, other], [to, toOther]);
        if (course === null) return;
        const moved = pointMoved(course, other);
        expect(moved.x).toBeCloseTo(toOther.x, 6);
        expect(moved.y).toBeCloseTo(toOther.y, 6);
        const first = pointMoved(course, one);
        expect(first.x).toBeCloseTo(to.x, 6);
        expect(first.y).toBeCloseTo(to.y, 6);
      }),
    );
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(betweenPairs([a, b], [a, { x: 200, y: 0 }])).toEqual({
      ...{ a: 2, b: 0, c: 0, d: 0 },
    });
    expect(betweenPairs([a, a], [a, b])).toBeNull();
    expect(betweenPairs([a, b], [b, b])).toBeNull();
    expect(betweenPairs([a, { x: 1, y: 0 }], [a, { x: 900, y: 0 }])).toBeNull();
  });
});

const seenRows = [
  aScanRow({ seen: [aSeen({ x: 5 }), aSeen({ animalId: "b", x: null })] }),
  aScanRow({ t: 1000, slot: 1, seen: [aSeen({ x: 990, level: 3 })] }),
];
const { recorded } = recordedIn([
  anObsRecord({ rows: rowsText(someRows({ scans: seenRows })) }),
]);
const correction = (
  correctionId: string,
  change: Change,
  minute: number,
  target = wholeSession,
) =>
  anObsCorrection({
    ...{ correctionId, target, change: changeText(change) },
    at: new Date(2026, 10, 20, 10, minute),
  });
const pointsIn = ({ scans }: typeof recorded) =>
  scans.flatMap(({ seen }) => seen.map(({ x }) => x));

describe("a correction that moves a whole session", () => {
  const moved = correction("m", { moved: motion() }, 1);

  it("moves every point, keeps their number, and is told with its instant", () => {
    const found = applyCorrections(recorded, [moved]);
    expect(pointsIn(found.recorded)).toEqual([105, null, 1090]);
    expect(found).toMatchObject({
      ...{ flaws: [], before: { m: null }, correctedAt: moved.at },
      motions: [{ correctionId: "m", at: moved.at, motion: motion() }],
    });
  });

  it("is taken back to exactly what was there, whatever it was and whatever stopped at an edge", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: -2000, max: 2000 }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.constantFrom(null, 0, 3),
        (c, d, a, level) => {
          const wild = motion({ a, c, d, level });
          const found = applyCorrections(recorded, [
            correction("m", { moved: wild }, 1),
            correction("u", { takenBack: "m" }, 2),
          ]);
          expect(found.recorded).toEqual(recorded);
          expect(found).toMatchObject({
            ...{ takenBack: ["m"], motions: [], flaws: [] },
          });
        },
      ),
    );
  });

  it("moves what was put right before, not what was put right after it", () => {
    const key = recorded.scans[1]?.seen[0]?.key ?? "";
    const seen = (x: number): Change => ({ seen: aSeen({ x }) });
    const before = correction("b", seen(200), 0, key);
    const after = correction("a", seen(200), 3, key);
    const x = (...all: Parameters<typeof applyCorrections>[1]) =>
      pointsIn(applyCorrections(recorded, all).recorded)[2];
    expect(x(moved, before)).toBe(300);
    expect(x(moved, after)).toBe(200);
  });
});

describe("a correction that takes another back", () => {
  const key = recorded.scans[0]?.seen[0]?.key ?? "";
  const removed = correction("r", { removed: true }, 1, key);

  it("brings back what was taken out, under its own key, and says what it was", () => {
    const back = correction("u", { takenBack: "r" }, 2);
    const found = applyCorrections(recorded, [back, removed]);
    expect(found.recorded).toEqual(recorded);
    expect(found.before["u"]).toBe(removed.change);
    expect(found.correctedAt).toEqual(back.at);
  });

  it("is taken back itself, and fits nothing where there is nothing before it", () => {
    const again = [
      removed,
      correction("u", { takenBack: "r" }, 2),
      correction("v", { takenBack: "u" }, 3),
    ];
    expect(
      applyCorrections(recorded, again).recorded.scans[0]?.seen,
    ).toHaveLength(1);
    const early = applyCorrections(recorded, [
      correction("u", { takenBack: "r" }, 0),
      removed,
    ]);
    expect(early.flaws).toEqual(["u"]);
    expect(early.takenBack).toEqual([]);
    expect(takenBackIn([])).toEqual(new Set());
  });
});

it("a line is found where an analysis shows it, and not once something else stands there", () => {
  const at = { scan: 1, line: 0, t: 1000, seen: aSeen({ x: 990, level: 3 }) };
  expect(seenAt(recorded, at)?.key).toBe("device-1_0:s1:0");
  const fewer = { ...at, seen: { ...at.seen, behaviourIds: [] } };
  expect(seenAt(recorded, fewer)?.key).toBe("device-1_0:s1:0");
  expect(seenAt(recorded, { ...at, t: 0 })).toBeNull();
  expect(seenAt(recorded, { ...at, line: 1 })).toBeNull();
  expect(seenAt(recorded, { ...at, seen: { ...at.seen, x: 500 } })).toBeNull();
});
