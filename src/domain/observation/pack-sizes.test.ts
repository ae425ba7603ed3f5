import { describe, expect, it } from "vitest";
import {
  aClosedSession,
  aScanRow,
  aSeen,
  someRows,
} from "../../../tests/builders/observation";
import { randomFor } from "../analysis/interval/random";
import {
  packTextMost,
  rowsTextMost,
  scansInChunk,
  scanPackSchema,
} from "./obs-session";
import { monthOfSession } from "./outcome";
import type { PackPart } from "./pack";
import {
  packedFacts,
  packsOf,
  partsOf,
  piecesOfPack,
  sessionsOfPieces,
} from "./pack";
import type { ScanRow } from "./rows/row";
import { rowsText } from "./rows/rows-text";

const dayMs = 24 * 60 * 60 * 1000;
const animals = 40;
const random = randomFor("sizes");
const below = (most: number) => Math.floor(random() * most);
const idOf = (kind: string, n: number) =>
  `${kind}${String(n).padStart(19, "0")}`;

/** A scan in which each animal does one thing at a place of its own, now and then with another one. */
const aFullScan = (slot: number, of = animals): ScanRow =>
  aScanRow({
    ...{ slot, t: slot * 60_000 + below(20_000) },
    seen: Array.from({ length: of }, (_, n) =>
      aSeen({
        animalId: idOf("a", n),
        behaviourIds: random() < 0.05 ? null : [idOf("b", below(13))],
        ...{ x: below(1000), y: below(700), level: below(6) - 1 },
        areaId: idOf("z", below(8)),
        partnerId: random() < 0.2 ? idOf("a", below(of)) : null,
      }),
    ),
  });

const scansOf = (count: number) =>
  Array.from({ length: count }, (_, slot) => aFullScan(slot));

/** So many sessions of so many scans, evenly over some months. */
function sessions(count: number, scans: number, months: number): PackPart[] {
  const first = Date.UTC(2025, 0, 2, 9);
  const step = Math.floor((months * 30 * dayMs) / count);
  return Array.from({ length: count }, (_, n) => n).flatMap((n) => {
    const startedAt = new Date(first + n * step);
    const session = aClosedSession({
      obsSessionId: idOf("s", n),
      animalIds: Array.from({ length: animals }, (_other, at) => idOf("a", at)),
      ...{ startedAt, endedAt: new Date(startedAt.getTime() + 3_600_000) },
      contextAnswers: JSON.stringify({ weather: ["rain"], visitors: ["many"] }),
    });
    const facts = packedFacts(session);
    if (facts === null) throw new Error("not closed");
    const rows = someRows({ scans: scansOf(scans) });
    return partsOf({ facts, rows }) ?? [];
  });
}

/** The packs of all months, as each month is packed. */
function packed(parts: readonly PackPart[]) {
  const names = new Set(parts.map(monthOfSession));
  const months = [...names].map((name) =>
    packsOf(parts.filter((part) => monthOfSession(part) === name)),
  );
  return {
    months: months.length,
    packs: months.flat(),
  };
}

describe("1,000 scans of 40 animals", () => {
  it("take about 20 bytes an animal and scan, and 48 kB a chunk", () => {
    const chunk = rowsText(someRows({ scans: scansOf(scansInChunk) }));
    expect(chunk.length / (scansInChunk * animals)).toBeLessThan(25);
    expect(chunk.length).toBeLessThan(60_000);
    const wide = Array.from({ length: scansInChunk }, (_, slot) =>
      aFullScan(slot, 200),
    );
    expect(rowsText(someRows({ scans: wide })).length).toBeLessThan(
      rowsTextMost,
    );
  });

  it.each([
    [1, 1000, 1],
    [67, 15, 1],
    [67, 15, 22],
    [10, 100, 1],
    [5, 200, 2],
  ])(
    "over %d sessions of %d within %d months open with at most months and 2 documents",
    (count, scans, months) => {
      const parts = sessions(count, scans, months);
      const found = packed(parts);
      expect(found.packs.length).toBeLessThanOrEqual(found.months + 2);
      expect(found.packs.length).toBeLessThanOrEqual(25);
      for (const { rows, obsSessionIds } of found.packs) {
        expect(rows.length).toBeLessThanOrEqual(packTextMost);
        expect(scanPackSchema.shape.rows.safeParse(rows).success).toBe(true);
        expect(obsSessionIds.length).toBeLessThanOrEqual(2000);
      }
      const { sessions: held } = sessionsOfPieces(
        found.packs.flatMap((pack) => piecesOfPack(pack) ?? []),
      );
      expect(held).toHaveLength(count);
      const all = held.flatMap(({ rows }) => rows.scans);
      expect(all).toHaveLength(count * scans);
      expect(all.every(({ seen }) => seen.length === animals)).toBe(true);
    },
  );
});
