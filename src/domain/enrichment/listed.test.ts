import { describe, expect, it } from "vitest";
import { anEnrichment, aUse } from "../../../tests/builders/enrichment";
import type { ObjectFilters } from "./listed";
import { stockIn, wantsObject } from "./listed";
import { isInStore } from "./movement";

const nothing: ObjectFilters = {
  ...{ categoryId: null, goalId: null, tagId: null, sectorId: null },
  ...{ specieId: null, stock: null, unused: null },
  ...{ official: false, removed: false },
};
const now = new Date("2026-11-30T12:00:00Z");
const used = aUse({
  lastUsedAt: new Date("2026-11-20T12:00:00Z"),
  refusedSpecies: ["bear"],
});
const gone = aUse({ stock: { managed: true, total: 5, available: 0 } });
const short = aUse({ stock: { managed: true, total: 5, available: -1 } });

describe("the list of objects", () => {
  it.each([
    [{}, true],
    [{ categoryId: "label-1", goalId: "label-1", tagId: "tag-1" }, true],
    [{ tagId: "other" }, false],
    [{ sectorId: "elsewhere" }, false],
    [{ specieId: "lemur" }, true],
    [{ specieId: "bear" }, false],
    [{ stock: "inStore" }, true],
    [{ stock: "allOut" }, false],
    [{ unused: "7" }, true],
    [{ unused: "30" }, false],
    [{ official: true }, false],
  ] as const)("narrowed by %o shows one: %s", (more, is) => {
    const wanted = { ...nothing, ...more };
    expect(wantsObject(anEnrichment(), used, wanted, now)).toBe(is);
  });

  it("shows removed ones where they are asked for, and what is used in all sectors in each", () => {
    const removed = anEnrichment({ isDeleted: true });
    expect(wantsObject(removed, used, nothing, now)).toBe(false);
    const withRemoved = { ...nothing, removed: true };
    expect(wantsObject(removed, used, withRemoved, now)).toBe(true);
    const everywhere = anEnrichment({ sectors: [] });
    const inSector = { ...nothing, sectorId: "s9" };
    expect(wantsObject(everywhere, used, inSector, now)).toBe(true);
  });

  it("knows what is all out, and what somebody has to count", () => {
    const found = (stock: ObjectFilters["stock"]) =>
      [used, gone, short, undefined].map((use) =>
        wantsObject(anEnrichment(), use, { ...nothing, stock }, now),
      );
    expect(found("inStore")).toEqual([true, false, false, true]);
    expect(found("allOut")).toEqual([false, true, true, false]);
    expect(found("recount")).toEqual([false, false, true, false]);
    expect(stockIn(aUse({ stock: { ...gone.stock, managed: false } }))).toBe(
      null,
    );
  });
});

it.each([
  ["placed", -2, true, true],
  ["returned", 1, true, true],
  ["bought", 3, false, true],
  ["lost", -1, true, false],
] as const)(
  "%s %i leaves the store: %s, and comes there: %s",
  (reason, quantity, from, to) => {
    const move = { reason, quantity };
    expect(isInStore(move, "from")).toBe(from);
    expect(isInStore(move, "to")).toBe(to);
  },
);
