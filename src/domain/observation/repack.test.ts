import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesIn } from "../schema/bytes";
import type { PackPart } from "./pack";
import { packOf } from "./pack";
import { repacked } from "./repack";

const part = (
  obsSessionId: string,
  piece: number,
  size: number,
  minute = 0,
): PackPart => ({
  ...{ obsSessionId, piece },
  startedAt: new Date(Date.UTC(2026, 10, 20, 9, minute)),
  text: "x".repeat(size),
});

type Month = Map<number, PackPart[]>;

/** The month as it is afterwards. */
function after(
  month: Month,
  id: string,
  own: readonly PackPart[],
  most: number,
) {
  const anew = repacked(month, id, own, most);
  const next = new Map(month);
  for (const [n, content] of anew) {
    next.delete(n);
    if (content === null) continue;
    const ids = new Set(content.obsSessionIds);
    const parts = [
      ...(month.get(n) ?? []).filter((one) => one.obsSessionId !== id),
      ...own.filter(({ text }) => content.rows.includes(text)),
    ].filter((one) => ids.has(one.obsSessionId));
    next.set(n, parts);
  }
  return next;
}

describe("a month that is packed anew", () => {
  it("leaves the parts of others where they lie, however much comes before them", () => {
    const month: Month = new Map(
      Array.from({ length: 30 }, (_, n) => [
        n,
        [part("large", n * 2, 49, 30), part("large", n * 2 + 1, 48, 30)],
      ]),
    );
    const anew = repacked(month, "early", [part("early", 0, 10)], 100);
    expect([...anew.keys()]).toEqual([30]);
    expect(anew.get(30)?.obsSessionIds).toEqual(["early"]);
  });

  it("fills the first pack that has room, in the order in which sessions began, and keeps a part where it lay", () => {
    const month: Month = new Map([
      [0, [part("a", 0, 60, 9)]],
      [1, [part("b", 0, 20, 5)]],
    ]);
    const added = repacked(month, "c", [part("c", 0, 30, 1)], 100);
    expect(added).toEqual(
      new Map([[0, packOf([part("c", 0, 30, 1), part("a", 0, 60, 9)])]]),
    );
    const changed = repacked(month, "b", [part("b", 0, 25, 5)], 100);
    expect([...changed.keys()]).toEqual([1]);
    const grown = repacked(month, "b", [part("b", 0, 97, 5)], 100);
    expect([...grown.keys()]).toEqual([1]);
    expect(repacked(month, "b", [], 100)).toEqual(new Map([[1, null]]));
    expect(repacked(new Map(), "b", [], 100)).toEqual(new Map());
    expect(repacked(month, "nobody", [], 100)).toEqual(new Map());
  });

  it("takes a session out of every pack that it lies in, and holds a thousand sessions in one", () => {
    const twice: Month = new Map([
      [0, [part("a", 0, 9)]],
      [3, [part("a", 0, 9)]],
    ]);
    const once = repacked(twice, "a", [part("a", 0, 9)], 100);
    expect(once.size).toBe(2);
    expect([...once.values()].filter((one) => one === null)).toHaveLength(1);
    const many = Array.from({ length: 1000 }, (_, n) => part(`s${n}`, 0, 2));
    const next = repacked(new Map([[0, many]]), "a", [part("a", 0, 2)]);
    expect([...next.keys()]).toEqual([1]);
  });

  it("holds what it is to hold, no pack above its size, and says the same the second time", () => {
    const sizes = fc.array(fc.integer({ min: 5, max: 90 }), { maxLength: 5 });
    const changes = fc.array(
      fc.tuple(fc.constantFrom("a", "b", "c", "d"), sizes),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(changes, (all) => {
        let month: Month = new Map();
        const held = new Map<string, string[]>();
        for (const [at, [id, own]] of all.entries()) {
          const parts = own.map((size, piece) => {
            const name = `${id}${at}-${piece}.`;
            const text = name.padEnd(Math.max(size, name.length), "x");
            return { ...part(id, piece, 1), text };
          });
          held.set(
            id,
            parts.map(({ text }) => text),
          );
          month = after(month, id, parts, 100);
          const again = repacked(month, id, parts, 100);
          for (const [n, content] of again)
            expect(content).toEqual(packOf(month.get(n) ?? []));
        }
        const found = [...month.values()].flat().map(({ text }) => text);
        expect(found.sort()).toEqual([...held.values()].flat().sort());
        for (const parts of month.values())
          expect(bytesIn(packOf(parts).rows)).toBeLessThanOrEqual(101);
      }),
    );
  });
});
