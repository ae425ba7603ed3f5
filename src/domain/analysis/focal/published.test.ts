import { describe, expect, it } from "vitest";
import { animalBudget } from "../budget/budget";
import { continuousParts } from "../budget/parts";
import type { Bout, WatchedSession } from "../observed/observed";
import { coursesOf } from "../observed/whole-sessions";
import { boutFigures } from "./bouts";
import { transitionsOf } from "./transitions";

const second = 1000;

/** One session from its beginning on, of one animal. */
const sessionOf = (seconds: number): WatchedSession => ({
  ...{ id: "s", observerId: "o", plannedMs: 0, animalIds: ["a"] },
  watched: [{ from: 0, to: seconds * second }],
});
const bout = (
  behaviourId: string,
  start: number,
  stop: number | null,
): Bout => ({
  ...{ sessionId: "s", animalId: "a", behaviourId },
  start: Math.round(start * second),
  stop: stop === null ? null : Math.round(stop * second),
});

// BORIS (Friard and Gamba 2016, Methods Ecol. Evol. 7, 1325-1330), its own tests: events of tests/files/test.boris, figures of
// tests/test_time_budget.py.
describe("a time budget is that of BORIS", () => {
  it("of subject1 in observation #1: 3 of s, 16.875 s in all, 5.625 s each", () => {
    const courses = coursesOf(
      [sessionOf(100)],
      [bout("s", 3.3, 7.75), bout("s", 9.9, 16.2), bout("s", 18.35, 24.475)],
    );
    expect(boutFigures(courses, "s")).toMatchObject({
      ...{ bouts: 3, begun: 3, totalMs: 16_875 },
      meanMs: { value: 5625, n: 3 },
    });
    expect(boutFigures(courses, "p")).toMatchObject({ bouts: 0, totalMs: 0 });
  });

  it("of nobody in observation #2, its first 320 s: 6 of s, 59.625 s in all, 9.937 s each; 6 of p", () => {
    const session = sessionOf(320);
    const bouts = [
      bout("s", 1.8, 8.125),
      bout("s", 10.25, 23.35),
      bout("s", 26.775, 31.475),
      bout("s", 227.765, 253.49),
      bout("s", 255.34, 261.14),
      bout("s", 303.79, 307.765),
      ...[32.825, 34.15, 34.925, 299.715, 301.34, 303.24].map((t) =>
        bout("p", t, null),
      ),
    ];
    const courses = coursesOf([session], bouts);
    expect(boutFigures(courses, "s")).toMatchObject({
      ...{ bouts: 6, begun: 6, totalMs: 59_625 },
      // BORIS cuts at three places.
      meanMs: { value: 9937.5, n: 6 },
    });
    // By hand: 6 in 320 s are 67.5 in an hour.
    expect(boutFigures(courses, "p")).toMatchObject({
      ...{ bouts: 6, totalMs: 0 },
      ratePerHour: { value: 67.5 },
    });
    // By hand: 59.625 of 320 s.
    const { lines } = animalBudget(continuousParts([session], bouts), ["s"]);
    expect(lines[0]?.mean).toMatchObject({ value: 59.625 / 320 });
  });
});

// mathematica.stackexchange.com, question 179619: a sequence of states, and how often each follows each, counted there. Those that
// follow themselves go on here.
it("what follows what is as counted in a published sequence", () => {
  const told = "AAAEDDDCBEEEDBADBECADAAAACCCDDE".split("");
  const states = told.flatMap((id, at) =>
    id === told[at - 1] ? [] : [{ id, at }],
  );
  const bouts = states.map(({ id, at }, n) =>
    bout(id, at, states[n + 1]?.at ?? told.length),
  );
  const ids = ["A", "B", "C", "D", "E"];
  const { observed, n } = transitionsOf(
    coursesOf([sessionOf(told.length)], bouts),
    ids,
  );
  expect(observed).toEqual([
    [0, 0, 1, 2, 1],
    [1, 0, 0, 0, 2],
    [1, 1, 0, 1, 0],
    [1, 2, 1, 0, 1],
    [0, 0, 1, 2, 0],
  ]);
  expect(n).toBe(18);
});
