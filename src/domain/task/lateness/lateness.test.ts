import { describe, expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import { latenessOf, wasLate } from "./lateness";

const minute = 60_000;
const dueAt = new Date("2026-12-01T12:00:00Z");

const closed = (minutesLate: number, completedLate: boolean | null = null) =>
  aTask({
    status: "DONE",
    dueAt,
    completedAt: new Date(dueAt.getTime() + minutesLate * minute),
    completedLate,
  });

describe("how late a task was closed", () => {
  it("is told of what was closed after its due time alone", () => {
    expect(latenessOf(closed(-5))).toBeNull();
    expect(latenessOf(closed(0))).toBeNull();
    expect(latenessOf(closed(3))).toBe(3 * minute);
    expect(latenessOf(aTask({ dueAt }))).toBeNull();
    expect(latenessOf({ ...closed(3), status: "DELETED" })).toBeNull();
    expect(latenessOf({ ...closed(3), completedAt: null })).toBeNull();
  });

  it("is late as was written at its closing, and as its times say where nothing was", () => {
    expect(wasLate(closed(3, false))).toBe(false);
    expect(wasLate(closed(-3, true))).toBe(true);
    expect(wasLate(closed(3))).toBe(true);
    expect(wasLate(closed(0))).toBe(false);
  });
});
