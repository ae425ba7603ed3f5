import { expect, it } from "vitest";
import { anObsSession } from "../../../tests/builders/observation";
import { obsSessionDesk } from "./desk";
import { isForDay } from "./planned";

const midnight = new Date("2026-11-26T23:00:00Z");
const planned = (plannedFor: string | null) =>
  anObsSession({
    status: "planned",
    startedAt: null,
    plannedFor: plannedFor === null ? null : new Date(plannedFor),
  });

it("has for a day what is planned until its end, what was not made before, and what goes on", () => {
  const isFor = (session: Parameters<typeof isForDay>[0]) =>
    isForDay(session, midnight);
  expect(isFor(planned("2026-11-26T22:59:00Z"))).toBe(true);
  expect(isFor(planned("2026-11-20T08:00:00Z"))).toBe(true);
  expect(isFor(planned(null))).toBe(true);
  expect(isFor(planned("2026-11-26T23:00:00Z"))).toBe(false);
  expect(isFor(anObsSession({ status: "open" }))).toBe(true);
  expect(isFor(anObsSession({ status: "closed" }))).toBe(false);
});

it("moves and withdraws what is planned, and nothing else; who withdraws says why", () => {
  const flaws = (before: ReturnType<typeof planned>, more: object) =>
    obsSessionDesk
      .check?.(
        { ...before, ...more },
        {
          before,
          changed: new Set(Object.keys(more)),
          now: midnight,
          by: "author",
        },
      )
      .map(({ field }) => field);
  const plan = planned("2026-11-26T09:00:00Z");
  const later = { plannedFor: midnight };
  const withdrawn = { isDeleted: true, withdrawnFor: "Orage" };
  expect(flaws(plan, later)).toEqual([]);
  expect(flaws(plan, withdrawn)).toEqual([]);
  expect(flaws(plan, { plannedFor: null })).toEqual(["plannedFor"]);
  expect(flaws(plan, { withdrawnFor: "Orage" })).toEqual(["withdrawnFor"]);
  const open = anObsSession({ status: "open" });
  expect(flaws(open, later)).toEqual(["plannedFor"]);
  expect(flaws(open, withdrawn)).toEqual(["withdrawnFor"]);
  expect(flaws(open, { isDeleted: true })).toEqual([]);
});

it("takes a withdrawal and a removal apart by the reason", () => {
  const plan = planned(null);
  const asked = (more: object) =>
    obsSessionDesk.asks?.("isDeleted", plan, { ...plan, ...more });
  expect(asked({ isDeleted: true })).toEqual(["remove"]);
  expect(asked({ isDeleted: true, withdrawnFor: "Orage" })).toEqual([
    "withdraw",
  ]);
  expect(obsSessionDesk.asks?.("plannedFor", plan, plan)).toBeNull();
});
