import type { DocumentData } from "firebase/firestore";
import { Timestamp } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { sector2 } from "../builders/ids";
import { aTask } from "../builders/work";
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
    ["with an id that is a path", { responsibleIds: ["a/b"] }, false],
    [
      "for a target with an empty id",
      { ...target("ENCLOSURE", [""]), enclosureIds: [""] },
      false,
    ],
    ["with words", { tags: ["eau", "paille fraîche"] }, true],
    ["with a long word", { tags: ["eau", text(41)] }, false],
    ["with 21 words", { tags: Array(21).fill("eau") }, false],
    ["with a word that is a map", { tags: [{ a: 1 }] }, false],
    ["with pictures", { attachments: ["a/b.jpg", "a/c.jpg"] }, true],
    ["with a long path", { attachments: [text(501)] }, false],
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

describe("the id of a new task", () => {
  const generated = "template-1_20261201T070000Z";

  it.each<[what: string, id: string, allowed: boolean]>([
    ["as the app makes it", "Zk3fT9aQ0vLm2XbR7yWd", true],
    ["with hyphens", "0d9a7c1e-6f0b-4a5e-9c57-2b1f3f5d8a10", true],
    ["of an automation's occurrence", generated, false],
    ["of an occurrence made beside another task", `${generated}_beside`, false],
    ["of 41 characters", text(41), false],
    ["with a space", "task 1", false],
  ])("%s", async (_, id, allowed) => {
    for (const name of ["keeper", "manager", "admin"] as const) {
      const task = aTask({ taskId: id, authorId: name });
      expect([name, await creates(name, `tasks/${id}`, task)]).toEqual([
        name,
        allowed,
      ]);
    }
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
