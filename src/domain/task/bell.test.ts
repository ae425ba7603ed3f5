import { describe, expect, it } from "vitest";
import { sector1, sector2 } from "../../../tests/builders/ids";
import { aTask } from "../../../tests/builders/work";
import { badgeText, bellOf, shortDescription } from "./bell";
import type { Task } from "./task";

const now = new Date("2026-12-01T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const task = (taskId: string, dueIn: number, more: Partial<Task> = {}) =>
  aTask({ taskId, dueAt: hours(dueIn), ...more });

describe("bellOf", () => {
  it("is empty for no tasks", () => {
    expect(bellOf([], now)).toEqual({
      badge: 0,
      open: 0,
      inProgress: 0,
      groups: [],
    });
  });

  it("counts late and due today once each, and leaves tomorrow out of the badge", () => {
    const late = task("late", -48);
    const today = task("today", 2, { status: "IN_PROGRESS" });
    const tomorrow = task("tomorrow", 24);
    const bell = bellOf([late, today, tomorrow, late], now);
    expect(bell).toMatchObject({ badge: 2, open: 2, inProgress: 1 });
  });

  it("leaves out what is over or not visible yet", () => {
    const hidden = task("hidden", 1, {
      visibleFrom: hours(1),
      visibilityLeadTime: "sameDay",
    });
    const done = task("done", 1, { status: "DONE" });
    expect(bellOf([hidden, done], now).groups).toEqual([]);
    expect(bellOf([hidden], hours(1)).badge).toBe(1);
  });

  it("groups by sector, soonest first, three each", () => {
    const tasks = [
      task("b1", 5, { sectorIds: [sector2] }),
      ...[4, 3, 2, 1, 0].map((hour) => task(`a${hour}`, hour)),
      task("none", -1, { sectorIds: [] }),
    ];
    const { groups } = bellOf(tasks, now);
    expect(
      groups.map(({ sectorId, tasks: shown, remaining }) => [
        sectorId,
        shown.map(({ taskId }) => taskId),
        remaining,
      ]),
    ).toEqual([
      [null, ["none"], 0],
      [sector1, ["a0", "a1", "a2"], 2],
      [sector2, ["b1"], 0],
    ]);
  });

  it("orders what is due together by id, whatever the order given", () => {
    const tasks = [task("b", 1), task("a", 1)];
    const ids = (list: Task[]) =>
      bellOf(list, now).groups[0]?.tasks.map(({ taskId }) => taskId);
    expect(ids(tasks)).toEqual(["a", "b"]);
    expect(ids([...tasks].reverse())).toEqual(["a", "b"]);
  });
});

describe("badgeText", () => {
  it.each([
    [0, ""],
    [-1, ""],
    [1, "1"],
    [99, "99"],
    [100, "99+"],
  ])("of %i is %j", (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe("shortDescription", () => {
  it("cuts at 50 characters, not inside one", () => {
    expect(shortDescription(null)).toBe("");
    expect(shortDescription("x".repeat(50))).toBe("x".repeat(50));
    expect(shortDescription("x".repeat(51))).toBe(`${"x".repeat(50)}…`);
    expect(shortDescription("🦊".repeat(51))).toBe(`${"🦊".repeat(50)}…`);
  });
});
