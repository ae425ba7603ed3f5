import type { DocumentData } from "firebase/firestore";
import { Timestamp } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { sector2 } from "../builders/ids";
import { aTask, aTemplate } from "../builders/work";
import { useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);

beforeAll(() => world.store(records));

type Case = [what: string, fields: DocumentData, allowed: boolean];

const text = (length: number) => "x".repeat(length);

describe("a new task", () => {
  const path = "tasks/task-new";
  const task = aTask({ taskId: "task-new", authorId: "vet" });
  const day = 86_400_000;
  const due = task.dueAt.getTime();
  const start = (millis: number) => ({
    scheduledFor: new Date(millis),
    scheduledForUnix: millis,
  });
  const target = (level: string, ids: string[]) => ({ target: { level, ids } });

  it.each<Case>([
    ["as filled in", {}, true],
    ["without a title", { title: "" }, false],
    ["of an unknown type", { type: "party" }, false],
    ["without a due date", { dueAt: null, dueAtUnix: null }, false],
    ["due at a text", { dueAt: "2026-12-01" }, false],
    ["due at two instants", { dueAtUnix: due + 1 }, false],
    ["planned the day before", start(due - day), true],
    ["planned after it is due", start(due + day), false],
    ["planned at two instants", { scheduledFor: new Date(due - day) }, false],
    ["already under way", { status: "IN_PROGRESS" }, false],
    ["already taken", { takenBy: "vet", takenAt: new Date() }, false],
    ["already notified", { notificationsSent: { onCreate: true } }, false],
    ["for people it does not name", { audience: ["keeper"] }, false],
    ["for nobody", { audience: [] }, false],
    [
      "for one who is named",
      { responsibleIds: ["keeper"], audience: ["keeper"] },
      true,
    ],
    [
      "for the sector though it names one",
      { responsibleIds: ["keeper"] },
      false,
    ],
    ["first in another sector", { sectorId: sector2 }, false],
    ["for another target", target("SECTOR", [sector2]), false],
    ["for a target of no kind", target("ZOO", ["sector-savane"]), false],
    ["for no target", target("SECTOR", []), false],
    [
      "for an enclosure it does not list",
      target("ENCLOSURE", ["enclosure-1"]),
      false,
    ],
    [
      "for an enclosure",
      {
        ...target("ENCLOSURE", ["enclosure-1"]),
        enclosureIds: ["enclosure-1"],
      },
      true,
    ],
    [
      "for an animal",
      {
        ...target("ANIMAL", ["animal-1"]),
        enclosureIds: ["enclosure-1"],
        animalIds: ["animal-1"],
      },
      true,
    ],
    ["of an automation", { automationId: "template-1" }, false],
    ["by the system", { authorId: "system" }, false],
    ["with 51 people", { responsibleIds: Array(51).fill("x") }, false],
    ["with a long description", { description: text(5001) }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("vet", path, { ...task, ...fields })).toBe(allowed);
  });

  it.each<[Name, string[], boolean]>([
    ["keeper", ["sector-savane"], true],
    ["keeper", [sector2], false],
    ["keeper", ["sector-savane", sector2], false],
    ["admin", ["sector-savane", sector2], true],
    ["vet", [sector2], false],
  ])("by %s in %j", async (name, sectorIds, allowed) => {
    const there = aTask({ taskId: "task-new", authorId: name, sectorIds });
    expect(await creates(name, path, there)).toBe(allowed);
  });
});

describe("a task's content", () => {
  const away = {
    target: { level: "SECTOR", ids: [sector2] },
    sectorIds: [sector2],
    sectorId: sector2,
    audience: [sector2],
  };

  it("goes to another sector only by those who direct both", async () => {
    expect(await changes("admin", "tasks/task-open", away)).toBe(true);
    expect(await changes("manager", "tasks/task-open", away)).toBe(false);
    expect(await changes("author", "tasks/task-open", away)).toBe(false);
  });

  it("is fixed once the task is over", async () => {
    const change = { title: "Autre" };
    expect(await changes("admin", "tasks/task-open", change)).toBe(true);
    expect(await changes("admin", "tasks/task-done", change)).toBe(false);
  });

  it("keeps its derived fields in step", async () => {
    const dueAt = Timestamp.fromDate(new Date("2026-12-03T10:00:00Z"));
    const dueAtUnix = dueAt.toMillis();
    expect(await changes("author", "tasks/task-open", { dueAt })).toBe(false);
    expect(
      await changes("author", "tasks/task-open", { dueAt, dueAtUnix }),
    ).toBe(true);
    expect(
      await changes("author", "tasks/task-open", { responsibleIds: ["vet"] }),
    ).toBe(false);
  });
});

describe("a new automation", () => {
  const path = "taskTemplates/template-new";
  const template = aTemplate({ templateId: "template-new", authorId: "vet" });
  const timed = (fields: DocumentData) => ({
    schedule: { ...template.schedule, ...fields },
  });

  it.each<Case>([
    ["as filled in", {}, true],
    ["suspended", { status: "suspended", isActive: false }, false],
    ["active and not", { isActive: false }, false],
    ["with runs behind it", { executionCount: 3 }, false],
    ["with an unknown policy", { missedRunPolicy: "some" }, false],
    [
      "on chosen days",
      timed({ recurrence: "WEEKLY", recurrenceDayOfWeek: [1, 5] }),
      true,
    ],
    ["on an eighth day", timed({ recurrenceDayOfWeek: [8] }), false],
    ["on day 32", timed({ recurrenceDayOfMonth: 32 }), false],
    ["every 0 days", timed({ recurrenceInterval: 0 }), false],
    ["every half day", timed({ recurrenceInterval: 0.5 }), false],
    ["at 24:00", timed({ recurrenceTime: "24:00" }), false],
    ["every fortnight, in a word", timed({ recurrence: "FORTNIGHTLY" }), false],
    ["due before it starts", timed({ dueAt: new Date(0) }), false],
    ["starting at a text", timed({ startAt: "08:00" }), false],
    ["with a long rule", timed({ rrule: text(2001) }), false],
    ["with one more schedule field", timed({ surprise: true }), false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("vet", path, { ...template, ...fields })).toBe(
      allowed,
    );
  });

  it("is not for keepers", async () => {
    const own = { ...template, authorId: "keeper" };
    expect(await creates("keeper", path, own)).toBe(false);
  });
});

describe("an automation's state", () => {
  const path = "taskTemplates/template-1";

  it.each<[string, DocumentData, boolean]>([
    ["suspended", { status: "suspended", isActive: false }, true],
    ["suspended but active", { status: "suspended" }, false],
    ["archived", { status: "archived", isActive: false }, true],
    ["archived but active", { status: "archived" }, false],
    [
      "archived and renamed",
      { status: "archived", isActive: false, title: "Autre" },
      false,
    ],
    ["with another count", { executionCount: 7 }, false],
  ])("%s", async (_, change, allowed) => {
    expect(await changes("author", path, change)).toBe(allowed);
  });

  it("comes back from the archive suspended, never active", async () => {
    const archived = "taskTemplates/template-archived";
    const back = { status: "suspended", isActive: false };
    expect(await changes("author", archived, back)).toBe(true);
    expect(
      await changes("author", archived, { status: "active", isActive: true }),
    ).toBe(false);
  });
});
