import { expect, it } from "vitest";
import { besideIdOf, taskIdOf } from "./task-id";

it("names the task of an occurrence after its instant", () => {
  expect(taskIdOf("t1", new Date("2026-12-01T07:00:00Z"))).toBe(
    "t1_20261201T070000Z",
  );
  expect(taskIdOf("t1", new Date("2026-12-01T08:00:00.999+01:00"))).toBe(
    "t1_20261201T070000Z",
  );
});

it("has a second name for it that is no occurrence's first", () => {
  const first = taskIdOf("t1", new Date("2026-12-01T07:00:00Z"));
  expect(besideIdOf(first)).toBe("t1_20261201T070000Z_beside");
});
