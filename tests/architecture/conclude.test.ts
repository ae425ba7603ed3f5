import { availableParallelism } from "node:os";
import { afterEach, expect, it, vi } from "vitest";
import { conclude, failures, overBudget, slowest } from "../setup/conclude.mjs";
import { journeysAtOnce } from "../setup/journeys.mjs";
import { inLanes } from "../setup/lanes.mjs";

const test = (file: string, seconds: number, name = "does it") => ({
  file,
  name,
  seconds,
});

/** Three journeys share two cores, and each takes longer for it. */
const crowd = Math.max(1, journeysAtOnce / availableParallelism());

afterEach(() => {
  vi.restoreAllMocks();
});

it("adds up the tests of a feature and names what exceeds its budget, worst first", () => {
  expect(
    overBudget([
      test("src/features/tasks/a.test.tsx", 6),
      test("src/features/tasks/list/b.test.tsx", 5),
      test("src/domain/time/c.test.ts", 12),
      test("src/features/animals/d.test.tsx", 10),
      test("tests/rules/matrix.test.ts", 5.5),
      test("day.spec.ts", 41 * crowd),
      test("maps.spec.ts", 39 * crowd),
      test("story.spec.ts", 199 * crowd),
      test("axe.spec.ts", 201 * crowd),
      test("tests/start/kill.test.ts", 100),
    ]),
  ).toEqual([
    "over budget: unit of time, 12.0 s of 10",
    "over budget: unit of tasks, 11.0 s of 10",
    "over budget: rules of matrix, 5.5 s of 5",
    "over budget: journeys of day, 41.0 s of 40",
    "over budget: journeys through all of axe, 201.0 s of 200",
  ]);
});

it("lists the slowest first", () => {
  const tests = Array.from({ length: 12 }, (_, index) =>
    test(`f${index}`, index),
  );
  expect(slowest(tests)).toHaveLength(10);
  expect(slowest(tests)[0]).toBe("  11.0 s  f11: does it");
});

it("names what failed and what passed only again, with the beginning of the reason", () => {
  expect(
    failures([
      test("a.spec.ts", 1),
      { ...test("b.spec.ts", 1), failure: null },
      { ...test("c.spec.ts", 1), failure: "Error: late\n\n  at 3\nmore" },
      { ...test("d.spec.ts", 1), failure: "slow", passedAgain: true },
    ]),
  ).toEqual([
    "failed: c.spec.ts: does it | Error: late | at 3",
    "passed again: d.spec.ts: does it | slow",
  ]);
});

it("ends with the plain total and fails with any failure, or with nothing that passed", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const step = { name: "unit", seconds: 3, passed: 2, failed: 0, tests: [] };
  expect(conclude([step, { ...step, passed: 1 }])).toBe(0);
  expect(log.mock.lastCall).toEqual(["3 passed, 0 failed"]);
  expect(conclude([{ ...step, failed: 1 }])).toBe(1);
  expect(log.mock.lastCall).toEqual(["2 passed, 1 failed"]);
  expect(conclude([{ ...step, passed: 0 }])).toBe(1);
});

it("takes steps as lanes become free, and answers in their order", async () => {
  const said: string[] = [];
  const ends: Record<string, () => void> = {};
  const step = (name: string) => () =>
    new Promise<string>((done) => {
      said.push(name);
      ends[name] = () => done(name);
    });
  const done = inLanes(2, ["a", "b", "c", "d"].map(step));
  for (const [name, begun] of [
    ["b", "abc"],
    ["c", "abcd"],
    ["d", "abcd"],
    ["a", "abcd"],
  ] as const) {
    ends[name]?.();
    await vi.waitFor(() => expect(said.join("")).toBe(begun));
  }
  expect(await done).toEqual(["a", "b", "c", "d"]);
});
