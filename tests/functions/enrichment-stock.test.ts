import { beforeEach, describe, expect, it } from "vitest";
import { randomFor } from "../../src/domain/analysis/interval/random";
import { pick } from "../../demo/seed/build/random";
import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { countPieces } from "@domain/enrichment/stock";
import {
  countMovement,
  recountUse,
} from "../../functions/src/enrichment/count-pieces";
import { aMovement, anEnrichment, aUse } from "../builders/enrichment";
import { erase, put, read, useStage } from "./stage";

useStage("demo-enrichment-stock");

const use = aUse({ stock: { managed: true, total: 0, available: 0 } });
const usePath = `enrichmentUses/${use.useId}`;

beforeEach(() =>
  put({ "enrichments/object-1": anEnrichment(), [usePath]: use }),
);

/** gRPC's ABORTED: a transaction that others made give up; nothing was written. */
const isContended = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === 10;

let made = 0;
async function move(more: Partial<EnrichmentMovement>): Promise<string> {
  made += 1;
  const movementId = `movement-${made}`;
  await put({
    [`enrichmentMovements/${movementId}`]: aMovement({ movementId, ...more }),
  });
  return movementId;
}

const bought = (quantity: number) =>
  ({ reason: "bought", quantity, from: null, to: null }) as const;
const placed = (to: string) =>
  ({ reason: "placed", quantity: -1, from: null, to }) as const;
const returned = (from: string) =>
  ({ reason: "returned", quantity: 1, from, to: null }) as const;
const stock = async () => (await read(usePath))?.["stock"];

describe("the stock", () => {
  it("is told of a movement once, however often it is tried", async () => {
    const id = await move(bought(5));
    for (let tries = 0; tries < 3; tries += 1) await countMovement(id);
    expect(await stock()).toEqual({ managed: true, total: 5, available: 5 });
    expect(await read(`enrichmentMovements/${id}`)).toMatchObject({
      counted: true,
      by: "keeper",
    });
  });

  it("goes below zero where two place the last one at once: both are kept", async () => {
    const ids = [
      await move(bought(1)),
      await move(placed("enclosure-1")),
      await move(placed("enclosure-2")),
    ];
    await Promise.all(ids.map(countMovement));
    expect(await stock()).toEqual({ managed: true, total: 1, available: -1 });
  });

  it("begins with the first movement of an object that nobody set up", async () => {
    await erase(usePath);
    await countMovement(await move(bought(2)));
    expect(await read(usePath)).toMatchObject({
      zooId: use.zooId,
      enrichmentId: use.enrichmentId,
      stockManaged: false,
      stock: { managed: false, total: 2, available: 2 },
    });
  });

  it("agrees with all movements after 200 random ones at once, and repair finds no difference", async () => {
    const kinds = [
      bought(3),
      placed("enclosure-1"),
      returned("enclosure-1"),
      { reason: "broken", quantity: -1, from: "enclosure-1", to: null },
    ] as const;
    const random = randomFor("200 movements");
    const moves = Array.from(
      { length: 200 },
      () => pick(random, kinds) ?? kinds[0],
    );
    const ids = await Promise.all(moves.map((one) => move(one)));
    const waiting = [...ids];
    // Four on one stock: what a transaction gives up, the platform delivers again.
    const work = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const lost = id;
        await countMovement(id).catch((error: unknown) => {
          if (!isContended(error)) throw error;
          waiting.unshift(lost);
        });
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    expect(await stock()).toEqual({ managed: true, ...countPieces(moves) });
    expect(await recountUse(use.useId, { dryRun: true })).toEqual([]);
  }, 60_000);

  it("is mended where it was not told, and not told again afterwards", async () => {
    const id = await move(bought(4));
    expect(await recountUse(use.useId, { dryRun: true })).toEqual(["stock"]);
    expect(await stock()).toMatchObject({ total: 0 });
    expect(await recountUse(use.useId, { dryRun: false })).toEqual(["stock"]);
    await countMovement(id);
    expect(await stock()).toMatchObject({ total: 4, available: 4 });
    expect(await recountUse(use.useId, { dryRun: false })).toEqual([]);
  });
});
