import { describe, expect, it } from "vitest";
import { aTask } from "../../../tests/builders/work";
import { dayFigures, dayOf, latePlaces } from "./day";

const now = new Date("2026-12-01T09:00:00Z");
const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const task = (taskId: string, dueAt: Date, more = {}) =>
  aTask({ taskId, dueAt, ...more });
const running = { status: "IN_PROGRESS" as const };

const tasks = [
  task("late", at("08:00")),
  task("late and running", at("08:30"), running),
  task("soon", at("10:59")),
  task("running", at("20:00"), running),
  task("tonight", at("22:59")),
  task("tomorrow", at("23:00")),
  task("tomorrow, running", at("23:30"), running),
  task("done", at("08:00"), { status: "DONE" }),
];

describe("a person's day", () => {
  it("has every open task once: late, now, later, or after today by Paris time", () => {
    const day = dayOf(tasks, (one) => one, now);
    const ids = (all: typeof tasks) => all.map(({ taskId }) => taskId);
    expect(ids(day.late)).toEqual(["late", "late and running"]);
    expect(ids(day.now)).toEqual(["soon", "running"]);
    expect(ids(day.later)).toEqual(["tonight"]);
    expect(day.ahead).toBe(2);
  });

  it("is empty for no tasks", () => {
    expect(dayOf([], (one: never) => one, now)).toEqual({
      late: [],
      now: [],
      later: [],
      ahead: 0,
    });
  });
});

it("counts no task in two figures, and all in their sum", () => {
  const figures = dayFigures(tasks.slice(0, 5), 7, now);
  expect(figures).toEqual({
    late: 2,
    open: 2,
    inProgress: 1,
    done: 7,
    all: 12,
  });
});

it("says where tasks are late, most first, and since when", () => {
  const places = latePlaces(
    [
      task("a", at("08:00"), { sectorIds: ["forest"] }),
      task("b", at("07:00"), { sectorIds: ["savanna"] }),
      task("c", at("06:00"), { sectorIds: ["savanna"] }),
      task("d", at("10:00"), { sectorIds: ["savanna"] }),
    ],
    now,
  );
  expect(places).toEqual([
    { sectorId: "savanna", count: 2, since: at("06:00") },
    { sectorId: "forest", count: 1, since: at("08:00") },
  ]);
  expect(latePlaces([], now)).toEqual([]);
});

it("counts a late task in each of its sectors, of those that are asked for", () => {
  const shared = task("a", at("08:00"), { sectorIds: ["forest", "savanna"] });
  const nowhere = task("b", at("07:00"), { sectorIds: [] });
  const since = at("08:00");
  expect(latePlaces([shared], now)).toEqual([
    { sectorId: "forest", count: 1, since },
    { sectorId: "savanna", count: 1, since },
  ]);
  expect(latePlaces([shared], now, ["savanna"])).toEqual([
    { sectorId: "savanna", count: 1, since },
  ]);
  expect(latePlaces([nowhere], now)).toEqual([
    { sectorId: null, count: 1, since: at("07:00") },
  ]);
});
