import { describe, expect, it } from "vitest";
import {
  aClosedSession,
  aFocalRow,
  anObsSession,
  aScanRow,
  someRows,
} from "../../../tests/builders/observation";
import type { PackPart } from "./pack";
import {
  packedFacts,
  packsOf,
  partsOf,
  partsOfPack,
  piecesOfPack,
} from "./pack";

const rows = someRows({
  focal: [aFocalRow()],
  scans: [aScanRow(), aScanRow({ t: 60_000, slot: 1 })],
});

const part = (id: string, minute: number): PackPart => {
  const startedAt = new Date(Date.UTC(2026, 10, 20, 9, minute));
  const facts = packedFacts(aClosedSession({ obsSessionId: id, startedAt }));
  if (facts === null) throw new Error("not closed");
  const [own, ...more] = partsOf({ facts, rows }) ?? [];
  if (own === undefined || more.length > 0) throw new Error("not one part");
  return own;
};

describe("packs", () => {
  it("hold sessions in the order in which they began, whatever order they came in", () => {
    const parts = [part("b", 5), part("a", 9), part("c", 1)];
    const packs = packsOf(parts);
    expect(packs).toEqual(packsOf(parts.toReversed()));
    expect(packs[0]!.obsSessionIds).toEqual(["c", "b", "a"]);
    expect(piecesOfPack(packs[0]!)?.map((one) => one.rows)).toEqual([
      rows,
      rows,
      rows,
    ]);
  });

  it("are no larger than they may be", () => {
    const parts = [part("a", 1), part("b", 2), part("c", 3)];
    const most = part("a", 1).text.length * 2 + 10;
    const packs = packsOf(parts, most);
    expect(packs.map(({ obsSessionIds }) => obsSessionIds)).toEqual([
      ["a", "b"],
      ["c"],
    ]);
    expect(packs.every((pack) => pack.rows.length <= most)).toBe(true);
    expect(packsOf([])).toEqual([]);
  });

  it("are measured in bytes, and hold no more than a thousand sessions", () => {
    const facts = packedFacts(
      aClosedSession({ contextAnswers: "漢".repeat(150_000) }),
    );
    if (facts === null) throw new Error("not closed");
    const [own, ...more] = partsOf({ facts, rows }) ?? [];
    if (own === undefined || more.length > 0) throw new Error("not one part");
    const two = packsOf([own, { ...own, obsSessionId: "b" }]);
    expect(two).toHaveLength(2);
    const said = { ...facts, contextAnswers: "漢".repeat(240_000) };
    expect(partsOf({ facts: said, rows })).toBeNull();
    const small = { ...own, text: "[]" };
    const many = packsOf(
      Array.from({ length: 1001 }, (_, n) => ({
        ...small,
        obsSessionId: `s${n}`,
      })),
    );
    expect(many.map(({ obsSessionIds }) => obsSessionIds.length)).toEqual([
      1000, 1,
    ]);
  });

  it("hold nothing of a session of which more is said than a pack holds", () => {
    const session = aClosedSession({ contextAnswers: "x".repeat(200_000) });
    const facts = packedFacts(session);
    if (facts === null) throw new Error("not closed");
    expect(partsOf({ facts, rows })).toHaveLength(1);
    const quoted = { ...facts, contextAnswers: '"'.repeat(400_000) };
    expect(partsOf({ facts: quoted, rows })).toBeNull();
  });

  it("are taken apart and put together again", () => {
    const parts = [part("a", 1), part("b", 2)];
    const packs = packsOf(parts);
    expect(packsOf(packs.flatMap(partsOfPack))).toEqual(packs);
    expect(partsOfPack({ rows: "{" })).toEqual([]);
    expect(piecesOfPack({ rows: "{" })).toBeNull();
  });

  it("know nothing of a session that has not ended", () => {
    expect(packedFacts(anObsSession())).toBeNull();
  });
});
