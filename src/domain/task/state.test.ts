import { describe, expect, it } from "vitest";
import { aTask } from "../../../tests/builders/work";
import { isDueByToday, isLate, isVisible, taskState } from "./state";
import type { Task } from "./task";
import { taskSchema } from "./task";

const now = new Date("2026-12-01T12:00:00Z");
const due = (dueAt: string, task: Partial<Task> = {}) =>
  aTask({ dueAt: new Date(dueAt), ...task });

describe("isLate", () => {
  it("begins right after the due instant", () => {
    expect(isLate(due("2026-12-01T12:00:00.000Z"), now)).toBe(false);
    expect(isLate(due("2026-12-01T11:59:59.999Z"), now)).toBe(true);
  });

  it("ends with the task", () => {
    const past = "2026-11-01T12:00:00Z";
    expect(isLate(due(past, { status: "IN_PROGRESS" }), now)).toBe(true);
    expect(isLate(due(past, { status: "DONE" }), now)).toBe(false);
    expect(isLate(due(past, { status: "DELETED" }), now)).toBe(false);
  });
});

describe("isDueByToday", () => {
  it("counts the whole Paris day in winter", () => {
    expect(isDueByToday(due("2026-12-01T22:59:59.999Z"), now)).toBe(true);
    expect(isDueByToday(due("2026-12-01T23:00:00Z"), now)).toBe(false);
  });

  it("counts the whole Paris day in summer", () => {
    const july = new Date("2026-07-14T12:00:00Z");
    expect(isDueByToday(due("2026-07-14T21:59:59Z"), july)).toBe(true);
    expect(isDueByToday(due("2026-07-14T22:00:00Z"), july)).toBe(false);
  });

  it("counts what is late and still open", () => {
    expect(isDueByToday(due("2025-01-01T00:00:00Z"), now)).toBe(true);
    const done = due("2025-01-01T00:00:00Z", { status: "DONE" });
    expect(isDueByToday(done, now)).toBe(false);
  });
});

describe("isVisible", () => {
  it("is from its instant on, or always", () => {
    const ahead = (visibleFrom: Date | null) =>
      isVisible({ visibleFrom, visibilityLeadTime: "oneDay" }, now);
    expect(ahead(null)).toBe(true);
    expect(ahead(now)).toBe(true);
    expect(ahead(new Date(now.getTime() + 1))).toBe(false);
  });

  it("is always without a lead time, whatever clock it was made by", () => {
    const visibleFrom = new Date(now.getTime() + 86_400_000);
    expect(isVisible({ visibleFrom, visibilityLeadTime: null }, now)).toBe(
      true,
    );
  });
});

describe("taskState", () => {
  const past = new Date(0);

  it.each<[Partial<Task>, string]>([
    [{}, "open"],
    [{ dueAt: past }, "open"],
    [{ status: "IN_PROGRESS" }, "inProgress"],
    [{ status: "IN_PROGRESS", dueAt: past }, "inProgressLate"],
    [{ status: "DONE", dueAt: past, completedLate: false }, "closed"],
    [{ status: "DONE", completedLate: true }, "closedLate"],
    [{ status: "DONE", completedLate: null }, "closed"],
    [{ status: "ARCHIVED", dueAt: past }, "archived"],
    [{ status: "DELETED", dueAt: past }, "cancelled"],
  ])("%o is %s", (task, state) => {
    const later = { dueAt: new Date("2027-01-01T00:00:00Z"), ...task };
    expect(taskState(aTask(later), now)).toBe(state);
  });

  it("reads ACTIVE of existing data as open", () => {
    const task = taskSchema.parse({
      ...aTask({ dueAt: new Date("2027-01-01T00:00:00Z") }),
      status: "ACTIVE",
    });
    expect(taskState(task, now)).toBe("open");
  });
});
