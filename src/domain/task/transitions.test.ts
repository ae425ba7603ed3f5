import { describe, expect, it } from "vitest";
import { aTask } from "../../../tests/builders/work";
import type { Task } from "./task";
import {
  archiveTask,
  cancelTask,
  changeOf,
  closeTask,
  nextAction,
  possibleActions,
  releaseTask,
  reopenTask,
  startTask,
  takeTask,
  taskActions,
} from "./transitions";

const now = new Date("2026-12-01T09:00:00Z");
const me = { uid: "keeper", now };
const other = { uid: "vet", now };
const taken: Partial<Task> = {
  status: "IN_PROGRESS",
  takenBy: "keeper",
  takenAt: now,
};
const started: Partial<Task> = {
  ...taken,
  startedBy: "keeper",
  startedAt: now,
};
const over = ["DONE", "ARCHIVED", "DELETED"] as const;

describe("takeTask", () => {
  it("makes an open task the taker's", () => {
    expect(takeTask(aTask(), me)).toEqual(taken);
  });

  it("does nothing to a task that somebody has, or that is over", () => {
    expect(takeTask(aTask(taken), other)).toBeNull();
    expect(takeTask(aTask({ takenBy: "keeper" }), me)).toBeNull();
    for (const status of over)
      expect(takeTask(aTask({ status }), me)).toBeNull();
  });
});

describe("closeTask by a slow clock", () => {
  it("is no earlier than the making", () => {
    const createdAt = new Date(now.getTime() + 60_000);
    const dueAt = new Date(now.getTime() + 30_000);
    expect(closeTask(aTask({ createdAt, dueAt }), me)).toMatchObject({
      completedAt: createdAt,
      completedLate: true,
    });
    expect(closeTask(aTask({ createdAt: new Date(0) }), me)).toMatchObject({
      completedAt: now,
    });
  });
});

describe("releaseTask", () => {
  it("gives back what the taker has not started", () => {
    expect(releaseTask(aTask(taken), me)).toEqual({
      status: "OPEN",
      takenBy: null,
      takenAt: null,
    });
  });

  it("gives back nothing of another's, started or open", () => {
    expect(releaseTask(aTask(taken), other)).toBeNull();
    expect(releaseTask(aTask(started), me)).toBeNull();
    expect(releaseTask(aTask(), me)).toBeNull();
  });

  it("undoes a take", () => {
    const before = aTask();
    const between = { ...before, ...takeTask(before, me) };
    expect({ ...between, ...releaseTask(between, me) }).toEqual(before);
  });
});

describe("startTask", () => {
  it("takes a task that nobody has", () => {
    expect(startTask(aTask(), me)).toEqual(started);
  });

  it("leaves a taken task its taker", () => {
    expect(startTask(aTask(taken), other)).toEqual({
      status: "IN_PROGRESS",
      startedBy: "vet",
      startedAt: now,
    });
  });

  it("records the start only the first time", () => {
    expect(startTask(aTask(started), me)).toBeNull();
    for (const status of over)
      expect(startTask(aTask({ status }), me)).toBeNull();
  });
});

describe("closeTask", () => {
  const dueAt = (millis: number) =>
    aTask({ dueAt: new Date(now.getTime() + millis) });

  it("is late only past the due instant", () => {
    expect(closeTask(dueAt(1), me)?.completedLate).toBe(false);
    expect(closeTask(dueAt(0), me)?.completedLate).toBe(false);
    expect(closeTask(dueAt(-1), me)?.completedLate).toBe(true);
  });

  it("works from open and from in progress, with notes where given", () => {
    const done = {
      status: "DONE",
      completedBy: "keeper",
      completedAt: now,
      completedLate: false,
    };
    expect(closeTask(aTask(), me)).toEqual(done);
    expect(closeTask(aTask(started), me, "Vu")).toEqual({
      ...done,
      notes: "Vu",
    });
  });

  it("closes nothing twice", () => {
    for (const status of over)
      expect(closeTask(aTask({ status }), me)).toBeNull();
  });
});

describe("ending a task", () => {
  it("archives what is neither archived nor cancelled", () => {
    expect(archiveTask(aTask())).toEqual({ status: "ARCHIVED" });
    expect(archiveTask(aTask({ status: "DONE" }))).toEqual({
      status: "ARCHIVED",
    });
    expect(archiveTask(aTask({ status: "ARCHIVED" }))).toBeNull();
    expect(archiveTask(aTask({ status: "DELETED" }))).toBeNull();
  });

  it("cancels what is still open, with its reason", () => {
    expect(cancelTask(aTask(taken), me, "Orage")).toEqual({
      status: "DELETED",
      deletedAt: now,
      deletedReason: "Orage",
    });
    for (const status of over)
      expect(cancelTask(aTask({ status }), me, null)).toBeNull();
  });
});

describe("possibleActions", () => {
  const actions = (task: Partial<Task>, uid = "keeper") =>
    possibleActions(aTask(task), uid);

  it("follows the state", () => {
    expect(actions({})).toEqual([
      "take",
      "start",
      "close",
      "archive",
      "cancel",
    ]);
    expect(actions(taken)).toEqual([
      "release",
      "start",
      "close",
      "archive",
      "cancel",
    ]);
    expect(actions(taken, "vet")).toEqual([
      "start",
      "close",
      "archive",
      "cancel",
    ]);
    expect(actions(started)).toEqual(["close", "archive", "cancel"]);
    expect(actions({ status: "DONE" })).toEqual(["reopen", "archive"]);
    expect(actions({ status: "ARCHIVED" })).toEqual([]);
    expect(actions({ status: "DELETED" })).toEqual([]);
  });

  it("has no taking of what is theirs alone", () => {
    expect(actions({ responsibleIds: ["keeper"] })).not.toContain("take");
    expect(actions({ responsibleIds: ["keeper"] }, "vet")).toContain("take");
    expect(actions({ responsibleIds: ["keeper", "vet"] })).toContain("take");
  });

  it("offers what changeOf writes", () => {
    for (const task of [aTask(), aTask(taken), aTask({ status: "DONE" })])
      expect(possibleActions(task, "keeper")).toEqual(
        taskActions.filter((action) => changeOf(action, task, me) !== null),
      );
  });
});

describe("reopening", () => {
  const done = aTask({
    status: "DONE",
    completedBy: "keeper",
    completedAt: new Date(),
    completedLate: true,
    notes: "Vu",
  });
  const undone = { completedBy: null, completedAt: null, completedLate: null };

  it("gives a closed task back to whoever has it, else to all", () => {
    expect(reopenTask(done)).toEqual({ ...undone, status: "OPEN" });
    expect(reopenTask({ ...done, takenBy: "vet" })).toEqual({
      ...undone,
      status: "IN_PROGRESS",
    });
    expect(reopenTask(aTask())).toBeNull();
    expect(reopenTask(aTask({ status: "ARCHIVED" }))).toBeNull();
  });

  it("takes the note of the closing back where one is given", () => {
    expect(reopenTask(done, null)).toMatchObject({ notes: null });
    expect(reopenTask(done, "Vu")).not.toHaveProperty("notes");
  });
});

it("names what comes next: taking, then closing, then starting", () => {
  expect(nextAction(["start", "close", "take", "cancel"])).toBe("take");
  expect(nextAction(["start", "close"])).toBe("close");
  expect(nextAction(["start"])).toBe("start");
  expect(nextAction(["sign", "reopen", "archive"])).toBe("sign");
  expect(nextAction(["reopen", "archive"])).toBeNull();
});
