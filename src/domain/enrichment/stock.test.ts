import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "./movement";
import { isSoundMove, movementReasons } from "./movement";
import type { Pieces } from "./stock";
import {
  afterMove,
  countPieces,
  effectOf,
  fitsStock,
  needsRecount,
  noPieces,
  outOf,
  recountMove,
} from "./stock";

const place = fc.constantFrom(null, "enclosure-1", "enclosure-2");
const anyMove: fc.Arbitrary<Move> = fc.record({
  quantity: fc.integer({ min: -50, max: 50 }),
  from: place,
  to: place,
  reason: fc.constantFrom(...movementReasons),
});
const soundMove = anyMove.filter(isSoundMove);
const moves = fc.array(soundMove, { maxLength: 60 });

const move = (
  reason: Move["reason"],
  quantity: number,
  from: string | null = null,
  to: string | null = null,
): Move => ({ reason, quantity, from, to });

describe("what a movement may be", () => {
  it.each<[Move, boolean]>([
    [move("placed", -1, null, "e"), true],
    [move("placed", 1, null, "e"), false],
    [move("placed", -1), false],
    [move("placed", -1, "e", "f"), false],
    [move("returned", 1, "e"), true],
    [move("returned", 1), false],
    [move("returned", -1, "e"), false],
    [move("bought", 4), true],
    [move("bought", 4, null, "e"), false],
    [move("found", -4), false],
    [move("lost", -1), true],
    [move("lost", -1, "e"), true],
    [move("broken", -1, null, "e"), false],
    [move("given", -1, "e"), false],
    [move("recount", -3), true],
    [move("recount", 3), true],
    [move("recount", 0), false],
  ])("%j: %s", (one, expected) => {
    expect(isSoundMove(one)).toBe(expected);
  });
});

describe("the pieces of an object", () => {
  it("are in store, or out where they were placed", () => {
    const bought = countPieces([move("bought", 5)]);
    expect(bought).toEqual({ total: 5, available: 5 });
    const placed = afterMove(bought, move("placed", -2, null, "e"));
    expect(placed).toEqual({ total: 5, available: 3 });
    expect(outOf(placed)).toBe(2);
    const broken = afterMove(placed, move("broken", -1, "e"));
    expect(broken).toEqual({ total: 4, available: 3 });
    const back = afterMove(broken, move("returned", 1, "e"));
    expect(back).toEqual({ total: 4, available: 4 });
    expect(afterMove(back, move("lost", -1))).toEqual({
      total: 3,
      available: 3,
    });
    expect(countPieces([])).toEqual(noPieces);
  });

  it("are the same in whatever order the movements arrive", () => {
    fc.assert(
      fc.property(
        moves.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length }),
          ),
        ),
        ([all, shuffled]) => {
          expect(countPieces(shuffled)).toEqual(countPieces(all));
        },
      ),
    );
  });

  it("only a reason that is neither placing nor taking back changes how many there are", () => {
    fc.assert(
      fc.property(soundMove, (one) => {
        const between = one.reason === "placed" || one.reason === "returned";
        expect(effectOf(one).total).toBe(between ? 0 : one.quantity);
      }),
    );
  });

  it("what is out is what was placed and neither came back nor went for good", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const out = all
          .filter(({ from, to }) => from !== null || to !== null)
          .reduce(
            (sum, { reason, quantity }) =>
              sum +
              (reason === "lost" || reason === "broken" ? quantity : -quantity),
            0,
          );
        expect(outOf(countPieces(all))).toBe(out);
      }),
    );
  });

  it("are what somebody counted once that is told", () => {
    fc.assert(
      fc.property(moves, fc.nat(100), (all, counted) => {
        const pieces = countPieces(all);
        const told = recountMove(pieces, counted);
        const after = told === null ? pieces : afterMove(pieces, told);
        expect(after.available).toBe(counted);
        expect(outOf(after)).toBe(outOf(pieces));
        expect(told === null || isSoundMove(told)).toBe(true);
      }),
    );
  });
});

describe("what is to be counted again", () => {
  const stock = (pieces: Pieces, managed = true) => ({ managed, ...pieces });

  it("is what cannot be: two placed the last one at once", () => {
    const last = countPieces([
      move("bought", 1),
      move("placed", -1, null, "e"),
      move("placed", -1, null, "f"),
    ]);
    expect(last).toEqual({ total: 1, available: -1 });
    expect(needsRecount(stock(last))).toBe(true);
    expect(needsRecount(stock(last, false))).toBe(false);
    expect(needsRecount(stock({ total: 1, available: 0 }))).toBe(false);
    expect(needsRecount(stock({ total: 1, available: 2 }))).toBe(true);
  });

  it("no more is planned than there is, where somebody counts", () => {
    const five = stock({ total: 5, available: 0 });
    expect(fitsStock(five, 3, 2)).toBe(true);
    expect(fitsStock(five, 3, 3)).toBe(false);
    expect(fitsStock({ ...five, managed: false }, 3, 300)).toBe(true);
  });
});
