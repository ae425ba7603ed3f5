import { expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import type { Task } from "../task";
import { handBackTask, handOverTask, holderOf } from "./handing";

const handed = (task: Partial<Task> = {}) =>
  aTask({ status: "OPEN", takenBy: null, responsibleIds: ["jo"], ...task });
const before = { responsibleIds: ["ana", "bo"] };

it("gives back what nobody has begun since, to whoever had it", () => {
  expect(handBackTask(handed(), before, "jo")).toEqual(before);
  for (const task of [
    { status: "IN_PROGRESS", takenBy: "jo" } as const,
    { status: "DONE" } as const,
    { status: "DELETED" } as const,
    { responsibleIds: ["jo", "ana"] },
  ])
    expect([task, handBackTask(handed(task), before, "jo")]).toEqual([
      task,
      null,
    ]);
  expect(handBackTask(handed(), { responsibleIds: ["jo"] }, "jo")).toBeNull();
});

it("hands over what is open and not theirs by now", () => {
  const over = {
    responsibleIds: ["jo"],
    status: "OPEN",
    takenBy: null,
    takenAt: null,
  };
  const taken = { status: "IN_PROGRESS", takenBy: "ana" } as const;
  expect(handOverTask(handed({ responsibleIds: [] }), "jo")).toEqual(over);
  expect(handOverTask(handed(taken), "jo")).toEqual(over);
  expect(handOverTask(handed(), "jo")).toBeNull();
  expect(handOverTask(handed({ ...taken, takenBy: "jo" }), "jo")).toBeNull();
  expect(handOverTask(handed({ status: "DONE" }), "ana")).toBeNull();
});

it("is held by who took it, else by the one who is responsible", () => {
  expect(holderOf({ takenBy: "ana", responsibleIds: ["jo"] })).toBe("ana");
  expect(holderOf({ takenBy: null, responsibleIds: ["jo"] })).toBe("jo");
  expect(holderOf({ takenBy: null, responsibleIds: ["jo", "bo"] })).toBeNull();
  expect(holderOf({ takenBy: null, responsibleIds: [] })).toBeNull();
});
