import { describe, expect, it } from "vitest";
import { aDose, aPrescription } from "../../../../tests/builders/health";
import type { Dose } from "./dose";
import { doseId } from "./dose";
import type { DoseState } from "./state";
import {
  isWaiting,
  outcomesOpen,
  ownWord,
  saidSince,
  todayOf,
  wasJustGiven,
} from "./today";

/** Noon in Paris. */
const noon = new Date("2026-11-20T11:00:00Z");

const kept = (more: Parameters<typeof aPrescription>[0] = {}) => {
  const data = aPrescription(more);
  return { id: data.prescriptionId, data };
};
const said = (more: Partial<Dose>): Dose =>
  aDose({ by: "ben", doseId: doseId({ ...aDose(), ...more }, "ben"), ...more });
const yesterday = "2026-11-19" as Dose["day"];

const listed = (
  treatments: Parameters<typeof todayOf>[0],
  lines: readonly Dose[] = [],
) =>
  todayOf(treatments, lines, noon).doses.map(
    ({ planned: { day, slot }, state }) => `${day.slice(8)} ${slot} ${state}`,
  );

describe("the doses of today", () => {
  it("are those of the day, and yesterday's that were missed", () => {
    expect(listed([kept()])).toEqual([
      "19 0800 missed",
      "19 2000 missed",
      "20 0800 missed",
      "20 2000 later",
    ]);
    expect(listed([])).toEqual([]);
  });

  it("show one a day as missed the day after: it is missed at the day's end", () => {
    expect(listed([kept({ frequency: "onceDaily" })])).toEqual([
      "19 0800 missed",
      "20 0800 due",
    ]);
  });

  it("keep one of yesterday that was said of today, not one that was done then", () => {
    const then = new Date("2026-11-19T07:10:00Z");
    const lines = [
      said({ day: yesterday, slot: "0800", at: then }),
      said({ day: yesterday, slot: "2000", at: new Date("2026-11-20T06:00Z") }),
    ];
    expect(listed([kept()], lines)).toEqual([
      "19 2000 given",
      "20 0800 missed",
      "20 2000 later",
    ]);
  });

  it("have none as needed, which are listed apart with what was given", () => {
    const needed = kept({ frequency: "asNeeded" });
    const one = said({ slot: "n36000", dueAt: null });
    const other = said({ slot: "n37000", dueAt: null });
    const undo = said({
      ...{ slot: "n37000", dueAt: null, outcome: null },
      ...{ voids: other.doseId, doseId: `${other.doseId}~2` },
    });
    const { doses, asNeeded } = todayOf([needed], [one, other, undo], noon);
    expect(doses).toEqual([]);
    expect(asNeeded).toEqual([{ treatment: needed, given: [one] }]);
    const over = kept({ frequency: "asNeeded", endDate: yesterday });
    expect(todayOf([over], [], noon).asNeeded).toEqual([]);
  });

  it("need what was said since yesterday by the clocks of Paris", () => {
    expect(saidSince(noon)).toBe(yesterday);
    expect(saidSince(new Date("2026-11-19T23:30:00Z"))).toBe(yesterday);
  });

  it("wait once they are due, missed or not", () => {
    const states: DoseState[] = ["before", "later", "due", "missed", "given"];
    expect(states.filter((state) => isWaiting({ state }))).toEqual([
      "due",
      "missed",
    ]);
  });
});

describe("what may be said of a dose", () => {
  const open = (state: DoseState, dueAt = "2026-11-20T07:00:00Z") =>
    outcomesOpen({ state, planned: { dueAt: new Date(dueAt) } }, noon);
  const all = ["given", "held", "refused"];

  it("is anything while nothing is, from two hours before", () => {
    expect(open("missed")).toEqual(all);
    expect(open("before")).toEqual(all);
    expect(open("later", "2026-11-20T13:00:00Z")).toEqual(all);
    expect(open("later", "2026-11-20T13:00:01Z")).toEqual([]);
  });

  it("is that it was given after all, once it was held or refused; nothing more once it was", () => {
    expect(open("held")).toEqual(["given"]);
    expect(open("refused")).toEqual(["given"]);
    expect(open("given")).toEqual([]);
  });
});

it("one's own word can be taken back while it holds, nobody else's", () => {
  const mine = said({});
  const undo = said({
    ...{ outcome: null, voids: mine.doseId },
    doseId: `${mine.doseId}~2`,
  });
  expect(ownWord([mine], "ben")).toBe(mine);
  expect(ownWord([mine], "cleo")).toBeNull();
  expect(ownWord([mine, undo], "ben")).toBeNull();
  expect(ownWord([], "ben")).toBeNull();
});

it("takes a dose for just given until ten minutes after it", () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  expect(wasJustGiven([{ at }], after(599))).toBe(true);
  expect(wasJustGiven([{ at }], after(600))).toBe(false);
  expect(wasJustGiven([], at)).toBe(false);
});
