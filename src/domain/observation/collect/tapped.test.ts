import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
} from "../../../../tests/builders/observation";
import type { Loose } from "./tapped";
import { chunksToSeal, keptLoose, rowsOfTapped, takenBack } from "./tapped";

/** Touches of so many rows each. */
const touches = (sizes: readonly number[]): Loose[] => {
  let seq = 0;
  return sizes.flatMap((size, group) =>
    Array.from({ length: size }, () => ({
      kind: "focal" as const,
      row: aFocalRow({ t: seq }),
      seq: seq++,
      group,
    })),
  );
};
const scans = (count: number): Loose[] =>
  Array.from({ length: count }, (_, seq) => ({
    kind: "scan",
    row: aScanRow({ t: seq, slot: seq }),
    seq,
    group: seq,
  }));

describe("touches", () => {
  it("are told apart by their kinds", () => {
    const mark = aMark({ kind: "pause" });
    expect(
      rowsOfTapped([
        { kind: "mark", row: mark },
        { kind: "focal", row: aFocalRow() },
      ]),
    ).toEqual({ focal: [aFocalRow()], scans: [], marks: [mark] });
  });

  it("are sealed once there are enough, but for the last", () => {
    expect(chunksToSeal(touches(Array<number>(299).fill(1)), false)).toEqual(
      [],
    );
    const [chunk = [], ...more] = chunksToSeal(
      touches(Array<number>(300).fill(1)),
      false,
    );
    expect(more).toEqual([]);
    expect(chunk).toHaveLength(300 - keptLoose);
    expect(chunksToSeal(scans(59), false)).toEqual([]);
    expect(chunksToSeal(scans(60), false)[0]).toHaveLength(60 - keptLoose);
  });

  it("are sealed to the last where the device stops", () => {
    expect(chunksToSeal([], true)).toEqual([]);
    expect(chunksToSeal(touches([1, 2]), true)).toEqual([touches([1, 2])]);
  });

  it("are never parted, and no chunk is too full", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 400 }),
        fc.boolean(),
        (sizes, all) => {
          const loose = touches(sizes);
          const chunks = chunksToSeal(loose, all);
          const sealed = chunks.flat();
          expect(sealed).toEqual(loose.slice(0, sealed.length));
          if (all) expect(sealed).toHaveLength(loose.length);
          for (const chunk of chunks) expect(chunk.length).toBeLessThan(301);
          const groups = chunks.map((chunk) => chunk.map(({ group }) => group));
          const met = groups.flatMap((one) => [...new Set(one)]);
          expect(new Set(met).size).toBe(met.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("are taken back from the last, a jump of the clock left", () => {
    const loose = touches([1, 2]);
    const jump: Loose = {
      kind: "mark",
      row: aMark({ kind: "clock", text: "5000" }),
      seq: 9,
      group: 9,
    };
    const groups = takenBack([...loose, jump]).map((one) => one[0]?.group);
    expect(groups).toEqual([1, 0]);
  });
});
