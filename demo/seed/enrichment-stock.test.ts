import { describe, expect, it } from "vitest";
import { wasUsed } from "../../src/domain/enrichment/effect/effect";
import {
  isSoundMove,
  movementReasons,
} from "../../src/domain/enrichment/movement";
import {
  afterMove,
  countPieces,
  needsRecount,
  noPieces,
} from "../../src/domain/enrichment/stock";
import { approvalState } from "../../src/domain/enrichment/use";
import { parisDay } from "../../src/domain/time/paris";
import { byUse, demonstrationAt, moments } from "./test-support/enrichment";

describe.each(moments)("what there is of enrichment at %s", (text) => {
  const { now, sessions, movements, tasks, uses } = demonstrationAt(text);

  it("adds up: what is in store is what moved, and only one is to be counted anew", () => {
    const moved = byUse(movements);
    for (const { useId, stock } of uses)
      expect(stock, useId).toEqual({
        managed: stock.managed,
        ...countPieces(moved.get(useId) ?? []),
      });
    expect(movements.filter((move) => !isSoundMove(move))).toEqual([]);
    expect(movements.filter(({ counted }) => !counted)).toEqual([]);
    expect(new Set(movements.map(({ reason }) => reason))).toEqual(
      new Set(movementReasons),
    );
    const wrong = uses.filter(({ stock }) => needsRecount(stock));
    expect(wrong.map(({ useId }) => useId)).toEqual(["sentinelle_miroir"]);
    expect(wrong[0]?.stock).toEqual({ managed: true, total: 1, available: -1 });
    for (const { useId, stock } of uses.filter((one) => one.stockManaged)) {
      let pieces = noPieces;
      const all = [...(moved.get(useId) ?? [])];
      for (const move of all.sort((a, b) => Number(a.at) - Number(b.at))) {
        pieces = afterMove(pieces, move);
        if (useId !== "sentinelle_miroir")
          expect(needsRecount({ ...stock, ...pieces }), useId).toBe(false);
      }
    }
    const out = sessions
      .filter(({ status }) => status === "ongoing")
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(out).toBe(
      uses.reduce((sum, { stock }) => sum + stock.total - stock.available, 0),
    );
  });

  it("was last given when a session says so", () => {
    for (const { useId, lastUsedAt } of uses) {
      const placed = sessions
        .filter((one) => one.useId === useId && wasUsed(one))
        .map(({ placedAt }) => Number(placedAt));
      expect(lastUsedAt === null ? [] : [Number(lastUsedAt)], useId).toEqual(
        placed.length === 0 ? [] : [Math.max(...placed)],
      );
    }
  });

  it("asks for tasks that go as their sessions do", () => {
    const asking = sessions.filter(({ asksTask }) => asksTask);
    expect(asking.length).toBeGreaterThan(3);
    const asked = tasks.filter((one) => one.enrichmentSessionId !== null);
    expect(
      asked.map((one) => [one.taskId, one.enrichmentSessionId, one.status]),
    ).toEqual(
      asking.map(({ taskId, sessionId, status }) => [
        ...[taskId, sessionId],
        status === "completed" ? "DONE" : "OPEN",
      ]),
    );
    expect(new Set(asked.map(({ status }) => status)).size).toBe(2);
  });

  it("is approved, for now or no more, and refused for a species that gets it no longer", () => {
    const all = uses.flatMap((use) =>
      Object.entries(use.approvals).map(([id, approval]) => ({
        use,
        id,
        approval,
      })),
    );
    const stands = (state: string) =>
      all.filter(({ approval }) => approvalState(approval, now) === state);
    expect(stands("approved").length).toBeGreaterThan(15);
    expect(stands("expired").length).toBeGreaterThan(1);
    expect(
      stands("approved").filter(({ approval }) => approval.until !== null)
        .length,
    ).toBeGreaterThan(4);
    const refused = uses.filter((one) => one.refusedSpecies.length > 0);
    expect(refused.map(({ useId }) => useId)).toEqual(["sentinelle_tissus"]);
    for (const { use, id, approval } of stands("refused")) {
      expect(approval.why).not.toBeNull();
      const since = parisDay(approval.at);
      const ofUse = sessions.filter(
        ({ useId, isDeleted }) => useId === use.useId && !isDeleted,
      );
      const given = ofUse.filter(({ specieIds, enclosureIds }) =>
        [...specieIds, ...enclosureIds].includes(id),
      );
      if (approval.about === "species") expect(given.length).toBeGreaterThan(5);
      for (const { plannedFor } of given)
        expect(parisDay(plannedFor) < since, use.useId).toBe(true);
    }
  });
});
