import { describe, expect, it } from "vitest";
import { aPlaced, aSession } from "../../../../tests/builders/enrichment";
import { aTask } from "../../../../tests/builders/work";
import { makeRecord } from "../../record/make";
import { taskSchema } from "../../task/task";
import {
  asksForTask,
  sectorsOfSession,
  sessionAfter,
  taskAfter,
  taskIdOfSession,
  taskOfSession,
} from "./session-task";

const now = new Date("2026-12-01T09:00:00Z");
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const asked = (more: object = {}) => aSession({ asksTask: true, ...more });
const task = aTask({ dueAt: at(12) });

describe("a session asks for a task", () => {
  it("while it is planned with one, where somebody can be asked", () => {
    expect(asksForTask(asked())).toBe(true);
    expect(asksForTask(aSession())).toBe(false);
    expect(asksForTask(asked({ isDeleted: true }))).toBe(false);
    expect(asksForTask(asked({ status: "completed" }))).toBe(false);
    expect(asksForTask(asked({ sectorIds: [] }))).toBe(false);
  });

  it("of its sectors' keepers, on its day, called as its object", () => {
    const session = asked({
      plannedFor: at(8),
      plannedUntil: at(16),
      createdBy: "manager",
    });
    const made = taskSchema.parse(
      makeRecord(
        "tasks",
        taskIdOfSession(session.sessionId),
        taskOfSession(session, "Balle"),
        now,
      ),
    );
    expect(made).toMatchObject({
      taskId: "enrichment_session-add",
      authorId: "manager",
      title: "Balle",
      status: "OPEN",
      target: { level: "ENCLOSURE", ids: ["enclosure-1"] },
      audience: session.sectorIds,
      scheduledFor: at(8),
      dueAt: at(16),
      enrichmentSessionId: "session-add",
      // Midnight in Paris of its day.
      visibleFrom: new Date("2026-11-23T23:00:00Z"),
    });
  });
});

describe("the task of a session", () => {
  it("is begun with it, closed with it, and cancelled where it is off", () => {
    const after = (session: object) => taskAfter(asked(session), task, now);
    expect(after({})).toBeNull();
    expect(after({ isDeleted: true })).toMatchObject({ status: "DELETED" });
    expect(after({ asksTask: false })).toMatchObject({ status: "DELETED" });
    const placed = { placedAt: at(9), placedBy: "keeper" };
    expect(after({ ...placed, status: "ongoing" })).toMatchObject({
      status: "IN_PROGRESS",
      startedBy: "keeper",
      startedAt: at(9),
    });
    const done = { ...placed, status: "completed", removedAt: at(11) };
    expect(after({ ...done, removedBy: "other" })).toMatchObject({
      status: "DONE",
      completedBy: "other",
      completedAt: at(11),
      completedLate: false,
    });
  });

  it("is let alone once it is over itself", () => {
    const over = { ...task, status: "DONE" as const };
    expect(taskAfter(asked({ isDeleted: true }), over, now)).toBeNull();
  });
});

describe("closing a task", () => {
  const closed = {
    ...task,
    status: "DONE" as const,
    completedBy: "keeper",
    completedAt: at(11),
    startedAt: at(10),
  };

  it("closes its session, and takes out what is there", () => {
    expect(sessionAfter(closed, aPlaced())).toMatchObject({
      change: { status: "completed", removedAt: at(11), removedBy: "keeper" },
      moves: ["returned"],
    });
    const out = aPlaced({ status: "remove", removedAt: at(9) });
    expect(sessionAfter(closed, out)).toEqual({
      change: { status: "completed" },
      moves: [],
    });
  });

  it("of what nobody logged says that it was there from its start on", () => {
    expect(sessionAfter(closed, aSession())).toEqual({
      change: {
        status: "completed",
        placedAt: at(10),
        placedBy: "keeper",
        removedAt: at(11),
        removedBy: "keeper",
      },
      moves: ["placed", "returned"],
    });
  });

  it("does nothing to one that is over, and an open one nothing at all", () => {
    expect(sessionAfter(closed, aPlaced({ status: "completed" }))).toBeNull();
    expect(sessionAfter(closed, aSession({ isDeleted: true }))).toBeNull();
    expect(sessionAfter(task, aPlaced())).toBeNull();
  });
});

it("a session lies where its enclosures do, each sector once", () => {
  const sectors = new Map([
    ["a", "s-1"],
    ["b", "s-2"],
    ["c", "s-1"],
  ]);
  const of = (...enclosureIds: string[]) =>
    sectorsOfSession({ enclosureIds }, (id) => sectors.get(id) ?? null);
  expect(of("a", "b", "c", "none")).toEqual(["s-1", "s-2"]);
  expect(of()).toEqual([]);
});
