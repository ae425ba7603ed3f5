import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
  someRows,
} from "../../../../tests/builders/observation";
import { pausedSince, pointsOf, scanStanding } from "./standing";

const pause = aMark({ t: 70_000, kind: "pause" });
const resume = aMark({ t: 100_000, kind: "resume" });

describe("how it stands in a session", () => {
  it("knows whether somebody watches", () => {
    expect(pausedSince([])).toBeNull();
    expect(pausedSince([pause])).toBe(70_000);
    expect(pausedSince([pause, resume])).toBeNull();
  });

  it("counts the events of one animal", () => {
    const call = aFocalRow({ act: "point", behaviourId: "call" });
    const rows = [call, call, aFocalRow(), { ...call, animalId: "animal-2" }];
    expect([...pointsOf(rows, "animal-1")]).toEqual([["call", 2]]);
  });

  it("knows which scan is due, and when the next one is", () => {
    expect(scanStanding(someRows(), 60, 0)).toEqual({ due: 0, nextIn: 60_000 });
    const scans = [aScanRow({ slot: 0 })];
    expect(scanStanding(someRows({ scans }), 60, 20_000)).toEqual({
      due: null,
      nextIn: 40_000,
    });
    expect(scanStanding(someRows({ scans }), 60, 60_000)).toEqual({
      due: 1,
      nextIn: 60_000,
    });
  });

  it("waits for the end of a pause, which puts the next one off", () => {
    const held = someRows({ marks: [pause] });
    expect(scanStanding(held, 60, 90_000)).toEqual({ due: 1, nextIn: null });
    const after = someRows({ marks: [pause, resume] });
    expect(scanStanding(after, 60, 110_000)).toEqual({
      due: 1,
      nextIn: 40_000,
    });
  });
});
