import { automationTaskQueries } from "../automation/history/history-queries";
import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { sector1, sector2, zooA, zooB } from "../../../tests/builders/ids";
import { aTask } from "../../../tests/builders/work";
import { queryLimits, sizeOf } from "../query/any-of";
import { readsAllTasks } from "../access/reach";
import type { Query } from "../query/query";
import { matches } from "../query/query";
import type { Task } from "./task";
import type { TaskFilter } from "./filter/task-filter";
import { defaultTaskFilter, matchesTaskFilter } from "./filter/task-filter";
import { dayQueries, managesTheDay } from "./day-queries";
import { bellQueries, fullBellQueries, taskListQueries } from "./task-queries";
import { templateQueries } from "./work-queries";

const now = new Date("2026-12-01T12:00:00Z");
const nothingKnown = { specieOf: () => null, peopleOf: () => [] };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `sector-${index}`);
const keeper = aSession({ sectorRoles: { keeper: [sector1] } });
const manager = aSession({ sectorRoles: { management: [sector1] } });

const expectWithinLimits = (query: Query) => {
  const { ways, components } = sizeOf(query);
  expect(ways).toBeLessThanOrEqual(queryLimits.ways);
  expect(components).toBeLessThanOrEqual(queryLimits.components);
};

const listed = (
  session: typeof keeper,
  filter: Partial<TaskFilter>,
  tasks: Task[],
) => {
  const whole = { ...defaultTaskFilter, ...filter };
  const queries = taskListQueries(session, whole, now, 50);
  return tasks
    .filter((task) => queries.some((query) => matches(query, task)))
    .filter((task) => matchesTaskFilter(task, whole, now, nothingKnown))
    .map(({ taskId }) => taskId);
};

describe("bellQueries", () => {
  const heard = (session: typeof keeper, task: Partial<Task>) =>
    bellQueries(session).some((query) => matches(query, aTask(task)));

  it("hears what names the person, or their sector when nobody is named", () => {
    expect(heard(keeper, {})).toBe(true);
    expect(heard(keeper, { responsibleIds: ["person"] })).toBe(true);
    expect(heard(keeper, { responsibleIds: ["other"] })).toBe(false);
    expect(heard(keeper, { sectorIds: [sector2] })).toBe(false);
    expect(heard(aSession(), {})).toBe(false);
    expect(heard(aSession(), { responsibleIds: ["person"] })).toBe(true);
  });

  it("hears what existing data call ACTIVE, as every open question does", () => {
    // As it lies in the store, before it is read.
    const stored = { ...aTask(), status: "ACTIVE" } as unknown as Task;
    const asked = [
      ...bellQueries(keeper),
      ...dayQueries(manager, now, now).todo.map((query) => ({
        ...query,
        where: query.where.filter(({ field }) => field !== "dueAt"),
      })),
      ...taskListQueries(keeper, defaultTaskFilter, now, 50),
      ...taskListQueries(
        keeper,
        { ...defaultTaskFilter, status: "OPEN" },
        now,
        50,
      ),
      ...automationTaskQueries(manager, "a1", "todo").map((query) => ({
        ...query,
        where: query.where.filter(({ field }) => field !== "automationId"),
      })),
    ];
    const open = asked.filter((query) =>
      query.where.some(({ field }) => field === "sectorIds"),
    );
    expect(open.length).toBeGreaterThan(2);
    for (const query of open) expect(matches(query, stored)).toBe(true);
    expect(bellQueries(keeper).some((query) => matches(query, stored))).toBe(
      true,
    );
  });

  it("hears nothing that is over or of another establishment", () => {
    expect(heard(keeper, { status: "DONE" })).toBe(false);
    expect(heard(keeper, { zooId: zooB })).toBe(false);
    expect(heard({ ...keeper, zooId: zooB }, { zooId: zooB })).toBe(false);
  });

  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [20, 3],
  ])(
    "of %i sectors takes %i listeners within production's limits",
    (count, expected) => {
      const session = aSession({ sectorRoles: { keeper: many(count) } });
      const queries = bellQueries(session);
      expect(queries).toHaveLength(expected);
      queries.forEach(expectWithinLimits);
      fullBellQueries(session, now).forEach(expectWithinLimits);
      const named = queries.flatMap(
        ({ where }) => where.find(({ field }) => field === "audience")?.value,
      );
      expect(named).toEqual(["person", ...many(count)]);
    },
  );
});

describe("many tasks of one kind", () => {
  const first = (query: Query<"tasks">, tasks: Task[]) =>
    tasks
      .filter((task) => matches(query, task))
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
      .slice(
        ...(query.orderBy[0]?.direction === "desc"
          ? [-query.limit]
          : [0, query.limit]),
      );
  const junk = Array.from({ length: 150 }, (_, index) => ({
    taskId: `junk-${index}`,
    dueAt: new Date(index),
  }));

  const today = new Date("2026-12-01T00:00:00Z");
  it.each([
    ["that were due years ago hide none of today's", {}, { dueAt: now }],
    [
      "that were due years ago hide none of yesterday's",
      {},
      { dueAt: new Date("2026-11-30T12:00:00Z") },
    ],
    [
      "that name me hide none of my sector's",
      { responsibleIds: ["person"] },
      {},
    ],
    [
      "of my sector hide none that names me",
      {},
      { responsibleIds: ["person"] },
    ],
  ])("%s", (_, made, wanted) => {
    const real = aTask({ taskId: "real", ...wanted });
    const tasks = [...junk.map((one) => aTask({ ...one, ...made })), real];
    const heard = fullBellQueries(keeper, today).flatMap((query) =>
      first(query, tasks),
    );
    expect(heard).toContain(real);
    expect(heard.length).toBeLessThanOrEqual(101);
  });
});

describe("taskListQueries", () => {
  const tasks = [
    aTask({ taskId: "open" }),
    aTask({ taskId: "late", dueAt: new Date(0) }),
    aTask({ taskId: "mine", responsibleIds: ["person"] }),
    aTask({ taskId: "other's", responsibleIds: ["other"] }),
    aTask({ taskId: "elsewhere", sectorIds: [sector2] }),
    aTask({ taskId: "done", status: "DONE" }),
    aTask({ taskId: "foreign", zooId: zooB }),
  ];
  const list = (session: typeof keeper, filter: Partial<TaskFilter>) =>
    listed(session, filter, tasks);

  it("shows the establishment to management, a keeper's sectors to keepers", () => {
    const all = ["open", "late", "mine", "other's", "elsewhere"];
    expect(list(manager, {})).toEqual(all);
    expect(list(keeper, {})).toEqual(all.slice(0, 4));
    expect(list(aSession(), {})).toEqual(["mine"]);
  });

  it("narrows by status, sector and lateness", () => {
    expect(list(manager, { status: "DONE" })).toEqual(["done"]);
    expect(list(manager, { sectorId: sector2 })).toEqual(["elsewhere"]);
    expect(list(keeper, { sectorId: sector2 })).toEqual([]);
    const past = tasks.filter(({ dueAt }) => dueAt < now);
    expect(list(manager, { late: true })).toEqual(
      past
        .filter(({ status, zooId }) => status === "OPEN" && zooId === zooA)
        .map(({ taskId }) => taskId),
    );
  });

  it("narrows to mine and to nobody's", () => {
    expect(list(keeper, { who: "mine" })).toEqual(["open", "late", "mine"]);
    expect(list(manager, { who: "nobody" })).toEqual([
      "open",
      "late",
      "elsewhere",
    ]);
    expect(list(manager, { who: "nobody", sectorId: sector2 })).toEqual([
      "elsewhere",
    ]);
    expect(list(keeper, { who: "nobody" })).toEqual(["open", "late"]);
    expect(list(keeper, { who: "nobody", sectorId: sector2 })).toEqual([]);
    expect(list(aSession(), { who: "nobody" })).toEqual([]);
  });

  it("narrows to the sectors one answers for, where that is not all or none", () => {
    const who = "managed" as const;
    const own = ["open", "late", "mine", "other's"];
    expect(list(manager, { who })).toEqual(own);
    expect(list(manager, { who, sectorId: sector1 })).toEqual(own);
    expect(list(manager, { who, sectorId: sector2 })).toEqual(["elsewhere"]);
    const admin = aSession({ right: "admin" });
    expect(list(admin, { who })).toEqual(list(admin, {}));
    expect(list(keeper, { who })).toEqual(list(keeper, {}));
  });

  it("stays within production's limits for a keeper of many sectors", () => {
    const session = aSession({ sectorRoles: { keeper: many(70) } });
    for (const who of ["all", "mine", "nobody"] as const)
      for (const late of [false, true]) {
        const filter = { ...defaultTaskFilter, who, late };
        taskListQueries(session, filter, now, 50).forEach(expectWithinLimits);
      }
  });
});

describe("who reads all tasks", () => {
  it("management, veterinary, nutrition, admins and listed staff", () => {
    expect(readsAllTasks(manager)).toBe(true);
    expect(readsAllTasks(aSession({ right: "admin" }))).toBe(true);
    expect(readsAllTasks(aSession({ right: "superAdmin" }))).toBe(true);
    const staff = aSession({ staff: true, zooIds: [zooA], zooId: zooB });
    expect(readsAllTasks({ ...staff, zooId: zooA })).toBe(true);
  });

  it("not keepers, not colleagues, not in another establishment", () => {
    expect(readsAllTasks(keeper)).toBe(false);
    expect(readsAllTasks(aSession())).toBe(false);
    expect(readsAllTasks({ ...manager, zooId: zooB })).toBe(false);
  });

  it("asks for automations by sector where not all are read", () => {
    const byZoo = { field: "zooId", op: "==", value: zooA };
    expect(templateQueries(manager, 50).map(({ where }) => where)).toEqual([
      [byZoo],
    ]);
    expect(templateQueries(keeper, 50)).toHaveLength(2);
    expect(templateQueries(aSession(), 50)).toHaveLength(1);
  });
});

describe("dayQueries", () => {
  it("are for those who answer for a sector or the whole", () => {
    expect(managesTheDay(manager)).toBe(true);
    expect(managesTheDay(aSession({ right: "admin" }))).toBe(true);
    expect(managesTheDay(keeper)).toBe(false);
  });

  it("hold what is due by tonight and what was done today in these sectors", () => {
    const { todo, done } = dayQueries(manager, new Date(0), now);
    const due = { dueAt: new Date(now.getTime() - 1) };
    const isDone: Partial<Task> = { status: "DONE", completedAt: now };
    const holds = (queries: Query<"tasks">[], task: Partial<Task>) =>
      queries.some((query) => matches(query, aTask(task)));
    expect(holds(todo, due)).toBe(true);
    expect(holds(todo, { dueAt: now })).toBe(false);
    expect(holds(todo, { ...due, sectorIds: [sector2] })).toBe(false);
    expect(holds(done, isDone)).toBe(true);
    expect(holds(done, { ...isDone, status: "ARCHIVED" })).toBe(false);
  });
});
