import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { aTask } from "../../../../tests/builders/work";
import type { CalendarDay } from "../../time/calendar-day";
import type { Task } from "../task";
import type { SheetWish } from "./day-sheet";
import { daySheets, sheetDay, sheetLimit, sheetQueries } from "./day-sheet";

const now = new Date("2026-11-23T12:00Z");
const today = "2026-11-23" as CalendarDay;
const tomorrow = "2026-11-24" as CalendarDay;
const keeper = aSession(
  { sectorRoles: { keeper: ["a", "b"] } },
  { uid: "kim" },
);
const manager = aSession(
  { sectorRoles: { management: ["a"] } },
  { uid: "max" },
);

const due = (taskId: string, at: string, more: Partial<Task> = {}) =>
  aTask({ taskId, dueAt: new Date(at), sectorIds: ["a"], ...more });

function sheets(
  tasks: readonly Task[],
  wish: Partial<SheetWish> = {},
  session = keeper,
) {
  const ids = (some: readonly Task[]) => some.map(({ taskId }) => taskId);
  return daySheets(
    tasks,
    (task) => task,
    { day: today, sectorIds: null, ...wish },
    { session, now, listed: ["a", "b"] },
  ).map((sheet) => [sheet.sectorId, ids(sheet.late), ids(sheet.due)]);
}

describe("the sheet of a day", () => {
  it("has what is late and what is due until midnight in Paris, nothing of the next day or done", () => {
    expect(
      sheets([
        due("yesterday", "2026-11-22T08:00Z"),
        due("morning", "2026-11-23T08:00Z"),
        due("evening", "2026-11-23T22:59Z"),
        due("midnight", "2026-11-23T23:00Z"),
        due("done", "2026-11-23T08:00Z", { status: "DONE" }),
      ]),
    ).toEqual([["a", ["yesterday", "morning"], ["evening"]]]);
  });

  it("of a later day has apart what is still to do from before", () => {
    expect(
      sheets(
        [
          due("evening", "2026-11-23T22:59Z"),
          due("midnight", "2026-11-23T23:00Z"),
        ],
        { day: tomorrow },
      ),
    ).toEqual([["a", ["evening"], ["midnight"]]]);
  });

  it("is one a sector: a task of two is on both, one of another sector on the last, an empty one is not made", () => {
    const tasks = [
      due("both", "2026-11-23T14:00Z", { sectorIds: ["b", "a"] }),
      due("named", "2026-11-23T15:00Z", { sectorIds: ["z"] }),
      due("nowhere", "2026-11-23T16:00Z", { sectorIds: [] }),
    ];
    expect(sheets(tasks)).toEqual([
      ["a", [], ["both"]],
      ["b", [], ["both"]],
      [null, [], ["named", "nowhere"]],
    ]);
    expect(sheets(tasks.slice(1))).toEqual([[null, [], ["named", "nowhere"]]]);
  });

  it("of chosen sectors is made even where there is nothing to do, and of no other", () => {
    const tasks = [due("a", "2026-11-23T14:00Z")];
    expect(sheets(tasks, { sectorIds: ["b", "a"] })).toEqual([
      ["b", [], []],
      ["a", [], ["a"]],
    ]);
  });

  it("hides from keepers what is not shown to them yet; its author and who plans have it", () => {
    const hidden = due("hidden", "2026-11-24T10:00Z", {
      visibilityLeadTime: "sameDay",
      visibleFrom: new Date("2026-11-23T23:00Z"),
      authorId: "max",
    });
    const wish = { day: tomorrow };
    expect(sheets([hidden], wish)).toEqual([]);
    expect(sheets([hidden], wish, manager)).toEqual([["a", [], ["hidden"]]]);
    expect(sheets([{ ...hidden, authorId: "kim" }], wish)).toEqual([
      ["a", [], ["hidden"]],
    ]);
  });

  it("asks what the list asks: of one sector its own, of several all within reach, up to a bound", () => {
    const valuesOf = (sectorIds: readonly string[] | null) =>
      sheetQueries(manager, { day: today, sectorIds }, now).map((query) => ({
        limit: query.limit,
        sector: query.where.find(({ field }) => field === "sectorIds")?.value,
        until: query.where.find(({ field }) => field === "dueAt")?.value,
      }));
    const until = new Date("2026-11-23T23:00Z");
    const limit = sheetLimit;
    expect(valuesOf(["a"])).toEqual([{ limit, sector: "a", until }]);
    expect(valuesOf(["a", "b"])).toEqual([{ limit, sector: undefined, until }]);
    expect(valuesOf(null)).toEqual([{ limit, sector: undefined, until }]);
  });

  it("is never of a day that is over", () => {
    expect(sheetDay("2026-11-22" as CalendarDay, today)).toBe(today);
    expect(sheetDay(tomorrow, today)).toBe(tomorrow);
    expect(sheetDay(null, today)).toBe(today);
  });
});
