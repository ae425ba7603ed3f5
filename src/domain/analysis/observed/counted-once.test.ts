import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Look } from "./counted-once";
import { countedOnce } from "./counted-once";
import { common, joined, lengthOf } from "./spans";

const look = (
  observerId: string,
  from: number,
  to: number,
  more: Partial<Look> = {},
): Look => ({
  sessionId: `${observerId}-${String(from)}`,
  observerId,
  animalId: "nala",
  watched: [{ from, to }],
  ...more,
});
const span = (from: number, to: number) => ({ from, to });

describe("what two people watched of an animal at once", () => {
  it("counts of the longer look, else of the one that began first, else by the id", () => {
    expect(countedOnce([look("ana", 1, 9), look("ben", 0, 10)])).toEqual([
      [],
      [span(0, 10)],
    ]);
    expect(countedOnce([look("ben", 1, 11), look("ana", 0, 10)])).toEqual([
      [],
      [span(0, 10)],
    ]);
    expect(countedOnce([look("ben", 0, 10), look("ana", 0, 10)])).toEqual([
      [],
      [span(0, 10)],
    ]);
  });

  it("leaves of the other what nobody else watched, if that is half of it", () => {
    expect(countedOnce([look("ana", 0, 30), look("ben", 20, 40)])).toEqual([
      [span(0, 30)],
      [span(30, 40)],
    ]);
    expect(countedOnce([look("ana", 0, 31), look("ben", 20, 40)])).toEqual([
      [span(0, 31)],
      [],
    ]);
  });

  it("is taken away by what counts alone", () => {
    // Ben's look falls to Ana's; what he saw after hers takes nothing from Cem's.
    expect(
      countedOnce([
        look("ana", 0, 30),
        look("ben", 10, 35),
        look("cem", 30, 40),
      ]),
    ).toEqual([[span(0, 30)], [], [span(30, 40)]]);
  });

  it("is nothing of another animal, of one person's own, or at another time", () => {
    for (const other of [
      look("ben", 0, 10, { animalId: "simba" }),
      look("ana", 5, 15),
      look("ben", 10, 20),
      look("ben", 0, 10, { watched: [] }),
    ])
      expect(countedOnce([look("ana", 0, 10), other])).toEqual([
        [span(0, 10)],
        other.watched,
      ]);
    expect(countedOnce([])).toEqual([]);
  });

  it("counts no instant twice, and whatever the order the same", () => {
    const anyLook = fc
      .tuple(
        fc.constantFrom("ana", "ben", "cem"),
        fc.constantFrom("nala", "simba"),
        fc.nat(40),
        fc.integer({ min: 1, max: 12 }),
      )
      .map(([who, animalId, from, length]) =>
        look(who, from, from + length, { animalId }),
      );
    const anyLooks = fc
      .array(anyLook, { maxLength: 10 })
      .map((all) =>
        all.map((one, at) => ({ ...one, sessionId: `s${String(at)}` })),
      );
    fc.assert(
      fc.property(anyLooks, (looks) => {
        const counted = countedOnce(looks);
        const back = countedOnce(looks.toReversed()).toReversed();
        expect(back).toEqual(counted);
        looks.forEach((one, i) => {
          const own = counted[i]!;
          expect(common(own, one.watched)).toEqual(own);
          looks.slice(i + 1).forEach((other, j) => {
            if (
              one.animalId === other.animalId &&
              one.observerId !== other.observerId
            )
              expect(
                lengthOf(common(joined(own), joined(counted[i + 1 + j]!))),
              ).toBe(0);
          });
        });
      }),
      { numRuns: 200 },
    );
  });
});
