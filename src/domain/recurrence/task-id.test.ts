import { expect, it } from "vitest";
import { taskIdOf } from "./task-id";

it("names the task of an occurrence after its instant", () => {
  expect(taskIdOf("t1", new Date("2026-12-01T07:00:00Z"))).toBe(
    "t1_20261201T070000Z",
  );
  expect(taskIdOf("t1", new Date("2026-12-01T08:00:00.999+01:00"))).toBe(
    "t1_20261201T070000Z",
  );
});
