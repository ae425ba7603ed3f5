import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import type { Task } from "../task";
import { isInTaskList } from "./listed";
import type { TaskFilter } from "./task-filter";
import { defaultTaskFilter } from "./task-filter";

const now = new Date("2026-12-01T12:00:00Z");
const at = (iso: string) => new Date(iso);
const keeper = aSession({ sectorRoles: { keeper: [sector1] } }, { uid: "lea" });
const known = { specieOf: () => null, peopleOf: () => [] };

const isIn = (
  task: Partial<Task>,
  wish: Partial<TaskFilter>,
  session = keeper,
) =>
  isInTaskList(
    session,
    aTask(task),
    { ...defaultTaskFilter, ...wish },
    { now, known },
  );

describe("a list of today", () => {
  it.each<[string, Partial<Task>, boolean]>([
    ["what is due later today", { dueAt: at("2026-12-01T22:59:00Z") }, true],
    ["what is due just now", { dueAt: now }, true],
    ["what is late, of today", { dueAt: at("2026-12-01T11:59:00Z") }, false],
    ["what is late, of before", { dueAt: at("2026-11-30T09:00:00Z") }, false],
    [
      "what is begun, and late",
      { status: "IN_PROGRESS", dueAt: at("2026-12-01T11:00:00Z") },
      false,
    ],
    ["tomorrow’s, in Paris", { dueAt: at("2026-12-01T23:00:00Z") }, false],
  ])("of what is to be done, %s", (_what, task, is) => {
    expect(isIn(task, { today: true })).toBe(is);
  });

  it.each<[string, Date | null, boolean]>([
    ["since midnight in Paris", at("2026-11-30T23:00:00Z"), true],
    ["before it", at("2026-11-30T22:59:59Z"), false],
    ["nobody knows when", null, false],
  ])("of what was closed, %s", (_when, completedAt, is) => {
    const task = { status: "DONE", completedAt } as const;
    expect(isIn(task, { status: "DONE", today: true })).toBe(is);
  });
});

describe("what is not to be seen yet", () => {
  const later = {
    visibilityLeadTime: "sameDay" as const,
    visibleFrom: at("2026-12-01T13:00:00Z"),
    dueAt: at("2026-12-01T14:00:00Z"),
  };
  it("is on its author’s list alone, and not among what is theirs to do", () => {
    expect(isIn(later, {})).toBe(false);
    expect(isIn({ ...later, authorId: "lea" }, {})).toBe(true);
    expect(isIn({ ...later, authorId: "lea" }, { who: "mine" })).toBe(false);
    const seen = { ...later, visibleFrom: now };
    expect(isIn(seen, { who: "mine" })).toBe(true);
  });

  it("is left out by what else the list is narrowed to", () => {
    expect(isIn({ type: "safety" }, { type: "feeding" })).toBe(false);
  });
});
