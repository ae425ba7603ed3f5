import { beforeEach, describe, expect, it } from "vitest";
import { readLateness } from "../../functions/src/lateness/read-lateness";
import { aTask } from "../builders/work";
import { aPerson, staffed } from "./accounts/staffed";
import { ask } from "./ask";
import { documentsRead } from "./documents-read";
import { put, useStage } from "./stage";

useStage("demo-lateness", "test");

const minute = 60_000;
const period = { since: "2026-11-01", until: "2026-11-30" };
const dueAt = new Date("2026-11-05T10:00:00Z");

const task = (taskId: string, more: object = {}) => ({
  [`tasks/${taskId}`]: aTask({
    ...{ taskId, zooId: "home", sectorIds: ["birds"] },
    ...{ status: "DONE", dueAt, completedBy: "keeper" },
    completedAt: new Date(dueAt.getTime() - minute),
    ...more,
  }),
});
const late = (minutes: number) => ({
  completedAt: new Date(dueAt.getTime() + minutes * minute),
});

beforeEach(() =>
  put({
    ...staffed(),
    ...aPerson("teacher", "home", { right: "pedagoadmin" }),
    ...task("in-time"),
    ...task("late", late(30)),
    ...task("later", { ...late(90), type: "safety", completedBy: "admin" }),
    ...task("forgotten", {
      ...{ status: "OPEN", completedAt: null, completedBy: null },
      sectorIds: [],
    }),
    ...task("called-off", { status: "DELETED", ...late(10) }),
    ...task("theirs", { zooId: "away" }),
    ...task("before", { dueAt: new Date("2026-10-30T10:00:00Z") }),
  }),
);

const wishTold = (latenessByPerson: boolean) =>
  put({ "zoo/home/private/config": { zooId: "home", latenessByPerson } });
const lateness = (by: string) =>
  ask(readLateness, by, { zooId: "home", period });

const people = [
  { id: "admin", inTime: 0, late: 1, medianMinutes: 90 },
  { id: "keeper", inTime: 1, late: 1, medianMinutes: 30 },
];

describe("how punctual tasks were", () => {
  it("counts what was due in the period, closed or forgotten, safety tasks apart", async () => {
    expect(await lateness("manager")).toMatchObject({
      success: true,
      data: {
        total: { inTime: 1, late: 3, medianMinutes: 60 },
        safety: { inTime: 0, late: 1, medianMinutes: 90 },
        weeks: [{ id: "2026-11-02", inTime: 1, late: 3, medianMinutes: 60 }],
        sectors: [
          { id: "birds", inTime: 1, late: 2, medianMinutes: 60 },
          { id: "", inTime: 0, late: 1, medianMinutes: null },
        ],
        people: null,
      },
    });
  });

  it.each([
    ["admin", true],
    ["root", true],
    ["manager", false],
    ["teacher", false],
  ])("tells %s who was late where that is wanted: %s", async (by, isTold) => {
    expect(await lateness(by)).toMatchObject({ data: { people: null } });
    await wishTold(false);
    expect(await lateness(by)).toMatchObject({ data: { people: null } });
    await wishTold(true);
    expect(await lateness(by)).toMatchObject({
      data: { people: isTold ? people : null },
    });
  });

  it.each(["keeper", "neighbour", "stranger", "staff", "off", "gone"])(
    "is refused to %s",
    async (by) => {
      expect(await lateness(by)).toBe("permission-denied");
    },
  );

  it.each([
    ["0001-01-01", "0001-02-01"],
    ["9999-12-01", "9999-12-31"],
  ])(
    "is refused at the ends of the calendar: %s to %s",
    async (since, until) => {
      const input = { zooId: "home", period: { since, until } };
      expect(await ask(readLateness, "admin", input)).toBe("invalid-argument");
    },
  );

  it("reads no task of before or after, however many there are", async () => {
    const asked = () => documentsRead(() => lateness("manager"));
    const few = await asked();
    const days = Array.from({ length: 120 }, (_, at) => at);
    await put(
      Object.assign(
        {},
        ...days.flatMap((at) => [
          task(`old-${at}`, { dueAt: new Date(2026, 4, 1, at) }),
          task(`new-${at}`, { dueAt: new Date(2027, 4, 1, at) }),
        ]),
      ) as Record<string, Record<string, unknown>>,
    );
    expect(await asked()).toBe(few);
    await put(task("one-more"));
    expect(await asked()).toBe(few + 1);
  });
});
