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
});
