import { describe, expect, it } from "vitest";
import { templateSchema } from "../../src/domain/automation/template";
import { validateSchedule } from "../../src/domain/recurrence/validate-schedule";
import { taskState, taskStates } from "../../src/domain/task/state";
import { audienceOf, taskSchema } from "../../src/domain/task/task";
import { demoDocuments } from "./documents";
import {
  inCollection,
  now,
  ofFirst,
  parsed,
} from "./test-support/demonstration";

const tasks = parsed("tasks", taskSchema);
const templates = parsed("taskTemplates", templateSchema);

describe("tasks", () => {
  it.each([
    "2026-11-20T13:20:00Z",
    "2026-11-19T23:01:00Z",
    "2026-11-20T22:59:00Z",
    "2026-03-29T01:30:00Z",
    "2026-10-25T00:30:00Z",
    "2028-02-29T11:00:00Z",
  ])("come in every state at %s, with nothing done in the future", (text) => {
    const at = new Date(text);
    const all = demoDocuments(at)
      .filter(({ path }) => path.startsWith("tasks/"))
      .map(({ data }) => taskSchema.parse(data));
    const states = new Set(ofFirst(all).map((task) => taskState(task, at)));
    expect(taskStates.filter((state) => !states.has(state))).toEqual([]);
    for (const task of all) {
      const { createdAt, takenAt, startedAt, completedAt, deletedAt } = task;
      const course = [createdAt, takenAt, startedAt, completedAt, deletedAt]
        .filter((moment) => moment !== null)
        .map(Number);
      expect(course, task.taskId).toEqual([...course].sort((a, b) => a - b));
      expect(course.at(-1), task.taskId).toBeLessThanOrEqual(at.getTime());
    }
  });

  it("name whom they ask, where they lie and when they are due", () => {
    const sectors = new Set(inCollection("sectors").keys());
    const animalIds = new Set(inCollection("animals").keys());
    for (const task of [...tasks, ...templates]) {
      const { responsibleIds, sectorIds, sectorId, audience, target } = task;
      expect(audience).toEqual(audienceOf(responsibleIds, sectorIds));
      expect(sectorIds).toEqual([sectorId]);
      expect(sectors.has(sectorId ?? "")).toBe(true);
      expect(task.animalIds.every((id) => animalIds.has(id))).toBe(true);
      const aimedAt = { SECTOR: sectorIds, ENCLOSURE: task.enclosureIds };
      expect(target.ids).toEqual(
        target.level === "ANIMAL" ? task.animalIds : aimedAt[target.level],
      );
    }
    for (const { dueAt, dueAtUnix } of tasks)
      expect(dueAtUnix).toBe(dueAt.getTime());
  });

  it("are late exactly when closed after they were due", () => {
    const done = tasks.filter(({ status }) => status === "DONE");
    for (const {
      taskId,
      completedAt,
      completedBy,
      completedLate,
      dueAt,
    } of done) {
      expect(completedBy, taskId).not.toBeNull();
      expect(completedLate, taskId).toBe(Number(completedAt) > Number(dueAt));
    }
  });
});

describe("automations", () => {
  it("wait for a run in the future, unless suspended", () => {
    for (const template of templates) {
      const { templateId, status, isActive, nextRun, schedule } = template;
      expect(validateSchedule(schedule), templateId).toEqual([]);
      expect(isActive, templateId).toBe(status === "active");
      if (isActive) expect(Number(nextRun)).toBeGreaterThan(now.getTime());
    }
  });

  it("run quarterly in the months of their quarter", () => {
    const nextMonth = (id: string) =>
      templates.find(({ templateId }) => templateId === id)?.nextRun;
    expect(nextMonth("parasites-girafes")?.toISOString()).toBe(
      "2027-01-10T08:30:00.000Z",
    );
    expect(nextMonth("filtres-otaries")?.toISOString()).toBe(
      "2026-12-31T06:30:00.000Z",
    );
  });

  it("have made the tasks of their latest runs, under the ids a scheduler gives", () => {
    for (const { templateId, lastRun, executionCount } of templates) {
      const made = tasks.filter((task) => task.automationId === templateId);
      expect(made.length, templateId).toBe(Math.min(5, executionCount));
      const latest = made.at(-1);
      expect(latest?.scheduledFor, templateId).toEqual(lastRun ?? undefined);
      for (const task of made) {
        const at = task.scheduledFor?.toISOString().replace(/[-:]|\.000/g, "");
        expect(task.taskId).toBe(`${templateId}_${at ?? ""}`);
        expect(task.authorId).toBe("system");
      }
    }
  });
});
