import { expect, it } from "vitest";
import { aTask } from "../../../tests/builders/work";
import { attachRight, taskFacts } from "./facts";

it("a task that is started or over counts as started", () => {
  const started = (task: Parameters<typeof aTask>[0]) =>
    taskFacts(aTask(task)).started;
  expect(started({})).toBe(false);
  expect(started({ status: "IN_PROGRESS", takenBy: "keeper" })).toBe(false);
  expect(started({ startedAt: new Date(0) })).toBe(true);
  expect(started({ status: "DONE" })).toBe(true);
});

it.each([
  ["OPEN", "attach"],
  ["IN_PROGRESS", "attach"],
  ["DONE", "attachClosed"],
  ["ARCHIVED", null],
  ["DELETED", null],
] as const)(
  "to what is attached to one that is %s, %s is asked for",
  (status, right) => {
    expect(attachRight({ status })).toBe(right);
  },
);
