import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { aFocalRow, someRows } from "../../../../tests/builders/observation";
import { aMark, aScanRow } from "../../../../tests/builders/observation";
import { lengthOf } from "../../analysis/observed/spans";
import type { FocalRow } from "../rows/row";
import { watchedOf, watchedSpans } from "../watched";
import type { Coded } from "./engine";
import { answered, press, runningAfter, stopAll } from "./engine";
import { missedSlots, slotsOf } from "./schedule";
import {
  behindOnResume,
  clockAfterJump,
  clockBegun,
  clockResumed,
  instantOn,
  jumpOn,
} from "./session-clock";

const behaviours = new Map<string, Coded>(
  (
    [
      ["rest", "state", "posture"],
      ["walk", "state", "posture"],
      ["eat", "state", null],
      ["call", "event", null],
    ] as const
  ).map(([behaviourId, kind, group]) => [
    behaviourId,
    { behaviourId, kind, group },
  ]),
);

/** The acts of one press after others. */
function after(...presses: [t: number, behaviourId: string | null][]) {
  const rows: FocalRow[] = [];
  for (const [t, behaviourId] of presses)
    rows.push(
      ...press(behaviours, runningAfter(rows), {
        t,
        animalId: "animal-1",
        behaviourId,
      }),
    );
  return rows;
}
const acts = (rows: readonly FocalRow[]) =>
  rows.map(({ t, act, behaviourId }) => [t, act, behaviourId]);

it("completes by an answer what a press began, not what it stopped", () => {
  const rest = aFocalRow({ behaviourId: "rest" });
  const rows = press(behaviours, runningAfter([rest]), {
    t: 9,
    animalId: "animal-1",
    behaviourId: "walk",
  });
  const answer = { modifiers: ["how.fast"], partnerId: "animal-2" };
  expect(rows.map((row) => answered(row, answer))).toEqual([
    { ...rest, t: 9, act: "stop" },
    aFocalRow({ t: 9, behaviourId: "walk", ...answer }),
  ]);
});

describe("keys of an ethogram", () => {
  it("start and stop states, which stop those of their group alone", () => {
    expect(
      acts(after([1, "rest"], [2, "eat"], [3, "walk"], [4, "walk"])),
    ).toEqual([
      [1, "start", "rest"],
      [2, "start", "eat"],
      [3, "stop", "rest"],
      [3, "start", "walk"],
      [4, "stop", "walk"],
    ]);
  });

  it("count events, and know nothing else", () => {
    expect(acts(after([1, "call"], [2, "call"], [3, "fly"]))).toEqual([
      [1, "point", "call"],
      [2, "point", "call"],
    ]);
  });

  it("end all that goes on where the animal is not visible, and the other way", () => {
    expect(acts(after([1, "rest"], [2, null], [3, "eat"]))).toEqual([
      [1, "start", "rest"],
      [2, "stop", "rest"],
      [2, "start", null],
      [3, "stop", null],
      [3, "start", "eat"],
    ]);
    expect(acts(after([1, null], [2, "call"])).slice(1)).toEqual([
      [2, "stop", null],
      [2, "point", "call"],
    ]);
  });

  it("keep at most one state of a group and nothing beside not visible", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("rest", "walk", "eat", "call", null), {
          maxLength: 30,
        }),
        (pressed) => {
          const rows = after(
            ...pressed.map((one, t): [number, string | null] => [t, one]),
          );
          const doing = [...(runningAfter(rows).get("animal-1")?.keys() ?? [])];
          const postures = doing.filter(
            (one) => one === "rest" || one === "walk",
          );
          expect(postures.length).toBeLessThan(2);
          if (doing.includes(null)) expect(doing).toEqual([null]);
          const ended = [...rows, ...stopAll(runningAfter(rows), 99)];
          const left = runningAfter(ended).get("animal-1");
          expect(left?.size ?? 0).toBe(0);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("the clock of a session", () => {
  it("goes on whatever becomes of the wall's, and tells the jump once", () => {
    const clock = clockBegun({ wall: 1_000_000, steady: 50 });
    const now = { wall: 4_600_000, steady: 10_050 };
    expect(instantOn(clock, now)).toBe(10_000);
    expect(jumpOn(clock, now)).toBe(3_590_000);
    const told = clockAfterJump(clock, now);
    const later = { wall: 4_601_000, steady: 11_050 };
    expect(jumpOn(told, later)).toBeNull();
    expect(instantOn(told, later)).toBe(11_000);
  });

  it("goes on in another page after the last that is recorded", () => {
    const begun = new Date(0);
    expect(clockResumed(begun, 500, { wall: 9000, steady: 3 }).t).toBe(9000);
    expect(clockResumed(begun, 500, { wall: -9000, steady: 3 }).t).toBe(500);
  });
});

it("tells a wall's clock that lies before what is recorded where a session goes on", () => {
  const begun = new Date(10_000);
  const behind = (wall: number) =>
    behindOnResume(begun, 500, { wall, steady: 3 });
  expect(behind(10_500)).toBeNull();
  expect(behind(8_501)).toBeNull();
  expect(behind(8_500)).toBe(-2000);
  expect(behind(-3_589_500)).toBe(-3_600_000);
  expect(behind(90_000)).toBeNull();
});

describe("scans that are due", () => {
  it("are one an interval of watched time, each until the next", () => {
    const watched = [
      { from: 0, to: 150_000 },
      { from: 200_000, to: 260_000 },
    ];
    expect(slotsOf(watched, 60)).toEqual([
      { slot: 0, from: 0, to: 60_000 },
      { slot: 1, from: 60_000, to: 120_000 },
      { slot: 2, from: 120_000, to: 230_000 },
      { slot: 3, from: 230_000, to: 260_000 },
    ]);
    expect(slotsOf([], 60)).toEqual([]);
  });

  it("are missed where nobody made them", () => {
    const scans = [aScanRow({ slot: 0 }), aScanRow({ slot: 2 })];
    const missed = missedSlots({ scans }, [{ from: 0, to: 180_000 }], 60);
    expect(missed.map(({ slot }) => slot)).toEqual([1]);
    expect(missedSlots({ scans }, [{ from: 0, to: 9 }], null)).toEqual([]);
  });
});

describe("a session as analyses read it", () => {
  const facts = {
    obsSessionId: "s",
    observerId: "ana",
    animalIds: ["animal-1", "animal-2"],
    plannedMinutes: 1,
    startedAt: new Date(0),
    endedAt: new Date(100_000),
  };
  const rows = someRows({
    focal: [
      aFocalRow({ t: 10_000 }),
      aFocalRow({ t: 20_000, act: "point", behaviourId: "call" }),
      aFocalRow({ t: 60_000, animalId: "animal-2" }),
    ],
    marks: [
      aMark({ t: 40_000, kind: "pause" }),
      aMark({ t: 50_000, kind: "resume" }),
    ],
    scans: [aScanRow({ t: 5000 })],
  });

  it("leaves out pauses, and lets states go on to the end", () => {
    const watched = watchedOf(facts, rows);
    expect(lengthOf(watched.spans)).toBe(90_000);
    expect(watched.sessions).toHaveLength(1);
    expect(watched.bouts.map(({ start, stop }) => [start, stop])).toEqual([
      [10_000, 100_000],
      [20_000, null],
      [60_000, 100_000],
    ]);
    expect(watched.intervals).toEqual([
      {
        sessionId: "s",
        t: 5000,
        animalId: "animal-1",
        behaviourIds: ["rest"],
        ...{ x: 500, y: 250, level: 0, areaId: null, partnerId: null },
      },
    ]);
  });

  it("knows an animal that was followed for a part of it alone", () => {
    const marks = [
      aMark({ t: 0, kind: "follow", animalId: "animal-1" }),
      aMark({ t: 30_000, kind: "follow", animalId: "animal-2" }),
      aMark({ t: 80_000, kind: "leave", animalId: "animal-2" }),
    ];
    const watched = watchedOf(facts, { ...rows, marks });
    expect(watched.followedMs.get("animal-2")).toBe(50_000);
    expect(watched.sessions.map(({ id }) => id)).toEqual(["s", "s/animal-2"]);
    expect(watched.bouts.at(-1)?.sessionId).toBe("s/animal-2");
  });

  it("is watched from beginning to end where nothing was recorded", () => {
    expect(watchedSpans(someRows(), 0)).toEqual([]);
    expect(watchedOf(facts, someRows())).toMatchObject({
      spans: [{ from: 0, to: 100_000 }],
      bouts: [],
      intervals: [],
      unnamed: [],
    });
  });
});
