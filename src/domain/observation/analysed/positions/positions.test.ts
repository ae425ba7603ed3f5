import { expect, it } from "vitest";
import { usualQuery } from "../query";
import { calendarDaySchema } from "../../../time/calendar-day";
import { chosen, nothingKnown } from "../chosen";
import { sessionsIn } from "../session";
import type { PackedSession } from "../../pack";
import { pushedBy } from "../../rows/motion";
import { aScanRow, aSeen } from "../../../../../tests/builders/observation";
import {
  aPackedSession,
  scannedSessions,
} from "../../../../../tests/builders/packed";
import { movable, partsOfMove } from "./movable";
import { positions } from "./positions";
import { settled } from "./settled";

const asked = (packed: readonly PackedSession[], animalIds: string[] = []) =>
  chosen(
    {
      ...usualQuery(calendarDaySchema.parse("2026-11-30")),
      ...{ enclosureIds: ["isle"], animalIds },
    },
    sessionsIn("isle", packed),
    nothingKnown,
  );
const all = {
  ...{ enclosureId: "isle", animalId: null, behaviourId: null, level: null },
};
const session = aPackedSession(
  {},
  {
    scans: [
      aScanRow({ seen: [aSeen(), aSeen({ animalId: null, count: 3 })] }),
      aScanRow({
        t: 60_000,
        seen: [
          aSeen({ behaviourIds: null, x: null, y: null }),
          aSeen({ animalId: "b", level: 3, behaviourIds: ["feed"] }),
          aSeen({ animalId: "c", x: null, y: null }),
        ],
      }),
    ],
  },
);
const places = (...[packed, options]: [PackedSession[], object?]) =>
  positions(asked(packed), { ...all, ...options }).rows.map(
    ({ scan, line, seen }) => [scan, line, seen.animalId],
  );

it("positions are those in sight, the latest first, each where it lies in its session", () => {
  expect(positions(asked([session]), all)).toMatchObject({ n: 3, placed: 2 });
  expect(places([session])).toEqual([
    [1, 2, "c"],
    [1, 1, "b"],
    [0, 0, "animal-1"],
  ]);
  expect(places([session], { level: 3 })).toEqual([[1, 1, "b"]]);
  expect(places([session], { behaviourId: "feed" })).toEqual([[1, 1, "b"]]);
  expect(places([session], { animalId: "c" })).toEqual([[1, 2, "c"]]);
  expect(places([session], { enclosureId: "other" })).toEqual([]);
  expect(places([])).toEqual([]);
});

it("positions keep to the animals of the question, and to what is shown at once", () => {
  const found = positions(asked([session], ["b"]), all);
  expect(found.rows.map(({ seen }) => seen.animalId)).toEqual(["b"]);
  const many = positions(asked(scannedSessions(160, 40, 4)), all);
  expect(many.n).toBeGreaterThan(5000);
  expect(many.rows).toHaveLength(5000);
  expect(many.placed).toBe(many.n);
});

it("a correction is waited for until what analyses read shows it", () => {
  const at = { correctionId: "x", obsSessionId: session.facts.obsSessionId };
  const shows = (one: object) =>
    settled(asked([session]), {
      awaited: [{ ...at, t: 0, before: aSeen(), after: null, ...one }],
    }).length === 1;
  expect(shows({ after: aSeen({ x: 1 }) })).toBe(false);
  expect(shows({ before: aSeen({ x: 1 }), after: aSeen() })).toBe(true);
  expect(shows({})).toBe(false);
  expect(shows({ before: aSeen({ x: 1 }) })).toBe(true);
  expect(shows({ obsSessionId: "unknown" })).toBe(true);
  const motion = {
    ...pushedBy(1, 1),
    ...{ level: null, zones: "read" as const },
  };
  const moved: PackedSession = {
    ...session,
    facts: {
      ...session.facts,
      motions: [{ correctionId: "m", at: new Date(0), motion }],
    },
  };
  const of = (motionId: string, isMoved: boolean) =>
    settled(asked([moved]), { awaited: [{ ...at, motionId, isMoved }] });
  expect(of("m", true)).toEqual(["x"]);
  expect(of("m", false)).toEqual([]);
  expect(of("n", true)).toEqual([]);
});

it("says what moving all points would change, and which moves are whole", () => {
  const edge = { x: 1000, y: 1000 };
  const packed = scannedSessions(20, 3, 4);
  const motion = {
    ...pushedBy(0, 0),
    ...{ level: null, zones: "kept" as const },
  };
  const [first] = packed;
  if (first === undefined) throw new Error("no session");
  const half = [
    {
      ...first,
      facts: {
        ...first.facts,
        motions: [
          { correctionId: "m", at: new Date("2026-11-20T00:00:00Z"), motion },
        ],
      },
    },
    ...packed.slice(1),
  ];
  const ask = (course = pushedBy(0, 0), level: number | null = null) =>
    movable(asked(half), { enclosureId: "isle", level, course, edge });
  const found = ask();
  expect(found).toMatchObject({ points: 60, beyond: 0 });
  expect(found.sessions.map(({ points }) => points)).toEqual([15, 15, 15, 15]);
  expect(found.moves[0]).toMatchObject({
    obsSessionIds: [first.facts.obsSessionId],
    // The last session began after the move.
    withoutIds: ["scan-1", "scan-2"],
  });
  expect(ask(pushedBy(2000, 0)).beyond).toBe(60);
  const levels = [0, 1, 2].map((level) => ask(undefined, level).points);
  expect(levels.reduce((sum, one) => sum + one)).toBe(60);
  const none = ask(undefined, 4);
  expect(none.points).toBe(0);
  expect(none.sessions).toHaveLength(4);
  expect(
    movable(asked([]), { enclosureId: "isle", level: null, course: null, edge })
      .sessions,
  ).toEqual([]);
});

it("moves sessions in parts, and no more than so many in one go", () => {
  const ids = Array.from({ length: 730 }, (_, n) => String(n));
  const parts = partsOfMove(ids);
  expect(parts.flat()).toEqual(ids.slice(0, 500));
  expect(parts).toHaveLength(25);
  expect(partsOfMove(ids.slice(0, 21)).map(({ length }) => length)).toEqual([
    20, 1,
  ]);
  expect(partsOfMove([])).toEqual([]);
});
