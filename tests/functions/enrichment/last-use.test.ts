import { beforeEach, describe, expect, it } from "vitest";
import { recountUse } from "../../../functions/src/enrichment/count-pieces";
import { tellLastUse } from "../../../functions/src/enrichment/last-use";
import {
  anEnrichment,
  aPlaced,
  aSession,
  aUse,
} from "../../builders/enrichment";
import { erase, put, read, useStage } from "../stage";

useStage("demo-enrichment-last-use");

const use = aUse({ stock: { managed: true, total: 0, available: 0 } });
const usePath = `enrichmentUses/${use.useId}`;
const at = (day: string) => new Date(`2026-11-${day}T08:00:00Z`);
const session = (sessionId: string, day: string, more: object = {}) => ({
  [`enrichmentSessions/${sessionId}`]: aPlaced({
    sessionId,
    placedAt: at(day),
    plannedFor: at(day),
    ...more,
  }),
});
async function lastUse(): Promise<Date | null> {
  const stored = (await read(usePath))?.["lastUsedAt"];
  return (stored as { toDate: () => Date } | null)?.toDate() ?? null;
}

beforeEach(async () => {
  await put({
    "enrichments/object-1": anEnrichment(),
    [usePath]: use,
    ...session("first", "10"),
    ...session("second", "12"),
    ...session("gone", "14", { isDeleted: true }),
    ...session("other", "16", { enrichmentId: "object-2" }),
    "enrichmentSessions/plan": aSession({
      sessionId: "plan",
      plannedFor: at("18"),
    }),
  });
});

describe("when an object was last used", () => {
  it("is when it was last placed, whatever is planned or was removed", async () => {
    await tellLastUse(use);
    expect(await lastUse()).toEqual(at("12"));
    await put(session("second", "12", { isDeleted: true }));
    await tellLastUse(use);
    expect(await lastUse()).toEqual(at("10"));
  });

  it("begins with the first session of an object that nobody set up", async () => {
    await erase(usePath);
    await tellLastUse(use);
    expect(await read(usePath)).toMatchObject({ stock: { managed: false } });
    expect(await lastUse()).toEqual(at("12"));
  });

  it("is found again by repair, which only says so where it tries", async () => {
    expect(await recountUse(use.useId, { dryRun: true })).toEqual([
      "lastUsedAt",
    ]);
    expect(await lastUse()).toBeNull();
    await recountUse(use.useId, { dryRun: false });
    expect(await lastUse()).toEqual(at("12"));
    expect(await recountUse(use.useId, { dryRun: false })).toEqual([]);
  });
});
