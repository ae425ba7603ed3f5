import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
  aSeen,
  someRows,
} from "../../../tests/builders/observation";
import { aPackedSession } from "../../../tests/builders/packed";
import type { PackedPiece } from "./pack";
import { packsOf, partsOf, partsOfPack } from "./pack";
import { piecesOfPack, sessionsOfPieces } from "./pack";
import { joinedRows, piecesMost, piecesOf, pieceTextMost } from "./pieces";
import { rowsText } from "./rows/rows-text";

const instant = fc.nat(3_600_000);
const anyAnimal = fc.constantFrom("animal-1", "animal-2", "animal-3");
const anyRows = fc
  .record({
    focal: fc.array(
      fc
        .record({ t: instant, animalId: anyAnimal })
        .map((row) => aFocalRow(row)),
      { maxLength: 40 },
    ),
    scans: fc.array(
      fc
        .record({
          t: instant,
          slot: fc.option(fc.nat(60)),
          seen: fc.array(
            fc
              .record({ animalId: anyAnimal, level: fc.option(fc.nat(4)) })
              .map((seen) => aSeen(seen)),
            { maxLength: 6 },
          ),
        })
        .map((row) => aScanRow(row)),
      { maxLength: 40 },
    ),
    marks: fc.array(
      fc
        .record({ t: instant, text: fc.string({ maxLength: 40 }) })
        .map((row) => aMark({ kind: "note", ...row })),
      { maxLength: 20 },
    ),
  })
  .map(someRows);

describe("rows that are larger than a pack", () => {
  it("are cut in pieces that are small enough, and joined they are what they were", () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.integer({ min: 400, max: 6000 }),
        (rows, most) => {
          const pieces = piecesOf(rows, most);
          if (pieces === null) return;
          expect(joinedRows(pieces)).toEqual(rows);
          expect(pieces.length).toBeLessThanOrEqual(piecesMost);
          for (const piece of pieces)
            expect(rowsText(piece).length).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  it("stay in one piece where they fit, and in none where even the most pieces do not hold them", () => {
    const rows = someRows({ focal: [aFocalRow()] });
    expect(piecesOf(rows)).toEqual([rows]);
    expect(piecesOf(someRows())).toEqual([someRows()]);
    expect(piecesOf(rows, 10)).toBeNull();
    const scans = Array.from({ length: 100 }, (_, slot) => aScanRow({ slot }));
    expect(piecesOf(someRows({ scans }), 60)).toBeNull();
    expect(joinedRows([])).toEqual(someRows());
    expect(pieceTextMost).toBeLessThan(700_000);
  });
});

describe("sessions in several packs", () => {
  const sessionOf = (obsSessionId: string, minute: number) =>
    aPackedSession(
      { obsSessionId, startedAt: new Date(Date.UTC(2026, 10, 20, 9, minute)) },
      {
        scans: Array.from({ length: 60 }, (_, slot) =>
          aScanRow({ slot, t: slot * 1000 }),
        ),
      },
    );
  const all = [sessionOf("a", 1), sessionOf("b", 2), sessionOf("c", 3)];
  const parts = all.flatMap((one) => partsOf(one, 500) ?? []);
  const packs = packsOf(parts, 1600);
  const piecesIn = (of = packs): PackedPiece[] =>
    of.flatMap((pack) => piecesOfPack(pack) ?? []);

  it("are the same as they were in one, from whatever order of packs", () => {
    expect(packs.length).toBeGreaterThan(2);
    expect(parts.length).toBeGreaterThan(all.length);
    expect(sessionsOfPieces(piecesIn())).toEqual({ sessions: all, lacking: 0 });
    const turned = sessionsOfPieces(piecesIn([...packs, ...packs].reverse()));
    expect(turned.lacking).toBe(0);
    expect(new Set(turned.sessions)).toEqual(new Set(all));
  });

  it("lie in consecutive packs, each named once in a pack", () => {
    for (const { facts } of all) {
      const places = packs.flatMap(({ obsSessionIds }, n) =>
        obsSessionIds.includes(facts.obsSessionId) ? [n] : [],
      );
      expect(places).toEqual(places.map((_, n) => (places[0] ?? 0) + n));
    }
    for (const { obsSessionIds } of packs)
      expect(new Set(obsSessionIds).size).toBe(obsSessionIds.length);
  });

  it("are taken apart, and put together again without one of them", () => {
    const again = packs.flatMap(partsOfPack);
    expect(packsOf(again, 1600)).toEqual(packs);
    const left = again.filter(({ obsSessionId }) => obsSessionId !== "b");
    expect(sessionsOfPieces(piecesIn(packsOf(left, 1600)))).toEqual({
      sessions: [all[0], all[2]],
      lacking: 0,
    });
  });

  it("of which a piece is not there are none, and counted", () => {
    const { sessions, lacking } = sessionsOfPieces(piecesIn().slice(1));
    expect(sessions.map(({ facts }) => facts.obsSessionId)).toEqual(["b", "c"]);
    expect(lacking).toBe(1);
    const last = sessionsOfPieces(piecesIn().slice(0, -1));
    expect(last.lacking).toBe(1);
  });

  it("say no more than their pieces hold: a place beyond the most is none of ours", () => {
    const text = (place: string) => ({
      rows: `[[${JSON.stringify(all[0]!.facts)},{"d":[],"n":[0,0,0]},${place}]]`,
    });
    expect(piecesOfPack(text("[0,2]"))).toHaveLength(1);
    expect(piecesOfPack(text("[0,2000]"))).toBeNull();
    expect(piecesOfPack(text("[5,2]"))).toBeNull();
  });
});
