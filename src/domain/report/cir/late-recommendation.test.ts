import { describe, expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import type { Task } from "../../task/task";
import {
  isLateRecommendation,
  isStillLateRecommendation,
  recommendationCause,
} from "./late-recommendation";

const dueAt = new Date("2026-12-01T22:59:59.999Z");
const now = new Date("2026-12-01T23:10:00Z");
const task = (more: Partial<Task> = {}) =>
  aTask({ type: "maintenance", recommendationId: "r1", dueAt, ...more });

describe("a recommendation that is late", () => {
  it.each<[string, Partial<Task>, boolean]>([
    ["its task is open", {}, true],
    ["it is being done", { status: "IN_PROGRESS" }, true],
    ["it is done", { status: "DONE" }, false],
    ["it is cancelled", { status: "DELETED" }, false],
    ["it was put off", { dueAt: new Date("2026-12-08T12:00:00Z") }, false],
    ["no visit recommended it", { recommendationId: null }, false],
    ["it is told of as a task about safety", { type: "safety" }, false],
  ])("where %s: %j is one: %s", (_, more, is) => {
    expect(isLateRecommendation(task(more), now)).toBe(is);
    expect(
      isStillLateRecommendation({ openedAt: dueAt }, task(more), now),
    ).toBe(is);
  });

  it("is another once its task is due another time, and none of one that is gone", () => {
    const earlier = task({ dueAt: new Date("2026-11-30T12:00:00Z") });
    const opened = { openedAt: dueAt };
    expect(isStillLateRecommendation(opened, earlier, now)).toBe(false);
    expect(isStillLateRecommendation(opened, null, now)).toBe(false);
  });

  it("tells nothing of the visit, and lies in the sectors of its task", () => {
    const cause = recommendationCause(task({ title: "Réparer la clôture" }));
    expect(cause).toMatchObject({
      class: "general",
      sectorIds: task().sectorIds,
      values: {},
    });
    expect(JSON.stringify(cause)).not.toContain("clôture");
  });
});
