import { describe, expect, it } from "vitest";
import { planRun } from "../../src/domain/automation/plan";
import { isDue } from "../../src/domain/automation/waiting";
import { templateSchema } from "../../src/domain/automation/template";
import { isOpen } from "../../src/domain/task/state";
import { taskSchema } from "../../src/domain/task/task";
import { bulkZooIds, manyTasks, manyTemplates } from "./bulk";

const now = new Date("2026-11-20T13:20:00Z");
const me = { now, uid: "me", sectorIds: ["s1", "s2"], mine: 12 };

describe("manyTasks", () => {
  it("asks for the person in exactly so many open tasks", () => {
    const tasks = manyTasks(2000, "zoo-1", me).map(({ data }) =>
      taskSchema.parse(data),
    );
    expect(new Set(tasks.map(({ taskId }) => taskId)).size).toBe(2000);
    const mine = tasks.filter(
      (task) =>
        isOpen(task) &&
        task.audience.some((id) => ["me", "s1", "s2"].includes(id)),
    );
    expect(mine).toHaveLength(12);
    const byName = mine.filter(({ responsibleIds }) =>
      responsibleIds.includes("me"),
    );
    expect(byName).toHaveLength(6);
    expect(tasks.filter(isOpen).length).toBeGreaterThan(500);
  });

  it("is the same again, all mine when few, none for 0", () => {
    expect(manyTasks(20, "z", me)).toEqual(manyTasks(20, "z", me));
    expect(manyTasks(0, "z", me)).toEqual([]);
    const few = manyTasks(3, "z", me).map(({ data }) => data["status"]);
    expect(few).toEqual(["OPEN", "OPEN", "OPEN"]);
  });
});

describe("manyTemplates", () => {
  it("spreads automations over the establishments, one run due in each", () => {
    const templates = manyTemplates(400, bulkZooIds(20), now).map(({ data }) =>
      templateSchema.parse(data),
    );
    const zoos = new Map<string, number>();
    for (const { zooId } of templates)
      zoos.set(zooId, (zoos.get(zooId) ?? 0) + 1);
    expect([...zoos.values()]).toEqual(Array(20).fill(20));
    for (const template of templates) {
      expect(isDue(template, now)).toBe(true);
      const plan = planRun(template, now);
      if (plan?.problem !== null) throw new Error("nothing to run");
      expect(plan.tasks).toHaveLength(1);
      expect(plan.skipped).toEqual([]);
    }
  });

  it("throws without an establishment", () => {
    expect(() => manyTemplates(1, [], now)).toThrow("No establishment");
  });
});
