import { deleteField, doc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import type { Task } from "@domain/task/task";
import type { Actor, TaskAction, TaskChange } from "@domain/task/transitions";
import {
  cancelTask,
  changeOf,
  closeTask,
  takeTask,
  taskActions,
} from "@domain/task/transitions";
import { aTask } from "../builders/work";
import { changeStamp, isAllowed, stored, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { tasks } from "./records/work";

const world = useWorld();
const path = "tasks/task-tried";
const tried = (task: Partial<Task> = {}) =>
  aTask({ ...task, taskId: "task-tried" });

beforeAll(() => world.store(records));

/** Stores the task and lets this person change it. */
async function changes(
  name: Name,
  task: object,
  change: object,
): Promise<boolean> {
  await world.restore(path, stored(task));
  return isAllowed(
    updateDoc(doc(world.as(name), path), { ...change, ...changeStamp(name) }),
  );
}

const byManager = (): Actor => ({ uid: "manager", now: new Date() });
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

const states: Record<string, Task> = {
  ...tasks,
  "taken by me": { ...tasks.taken, takenBy: "manager" },
  "started by me": {
    ...tasks.started,
    takenBy: "manager",
    startedBy: "manager",
  },
  "reserved but open": { ...tasks.open, takenBy: "keeper" },
  "due long ago": aTask({ dueAt: new Date("2026-01-01T10:00:00Z") }),
};
delete states["foreign"];

/** What an application that ignores the task's state would send. */
const forced: Record<
  Exclude<TaskAction, "sign">,
  (actor: Actor) => TaskChange
> = {
  take: (actor) => takeTask(tried(), actor)!,
  release: () => ({ status: "OPEN", takenBy: null, takenAt: null }),
  start: ({ uid, now }) => ({
    status: "IN_PROGRESS",
    startedBy: uid,
    startedAt: now,
  }),
  close: (actor) => closeTask(tried(), actor)!,
  reopen: () => ({
    status: "OPEN",
    completedBy: null,
    completedAt: null,
    completedLate: null,
  }),
  archive: () => ({ status: "ARCHIVED" }),
  cancel: (actor) => cancelTask(tried(), actor, null)!,
};

/** A change that changes nothing is no transition. */
const same = (task: Task, change: TaskChange) =>
  Object.entries(change).every(
    ([key, value]) => task[key as keyof TaskChange] === value,
  );

const cases = Object.entries(states).flatMap(([state, task]) =>
  taskActions
    // The desk alone knows who may sign.
    .filter((action) => action !== "sign")
    .filter((action) => !same(task, forced[action](byManager())))
    .map((action) => [action, state, task] as const),
);

describe("the rules give the transitions of the domain", () => {
  it.each(cases)("%s a task that is %s", async (action, _, task) => {
    const actor = byManager();
    const change = changeOf(action, task, actor);
    const sent = change ?? forced[action](actor);
    expect(await changes("manager", task, sent)).toBe(change !== null);
  });

  it("leave signing, and what undoes a signature, to the desk", async () => {
    const actor = byManager();
    const signing = changeOf("sign", tasks.unsigned, actor);
    expect(signing).toMatchObject({ signedBy: "manager" });
    const task = { ...tasks.unsigned, taskId: "task-tried" };
    expect(await changes("manager", task, signing!)).toBe(false);
    const signed = { ...task, ...signing };
    const again = changeOf("reopen", signed, actor)!;
    const { signedBy, signedAt, ...without } = again;
    expect([signedBy, signedAt]).toEqual([null, null]);
    expect(await changes("manager", signed, again)).toBe(false);
    expect(await changes("manager", signed, without)).toBe(false);
    expect(await changes("manager", task, without)).toBe(true);
  });
});

describe("a task of existing data", () => {
  const { schemaVersion, createdAt, createdBy, updatedAt, updatedBy, ...old } =
    stored(tried());
  const kept: Record<string, unknown> = { ...old, status: "ACTIVE" };
  const bare = Object.fromEntries(
    Object.entries(kept).filter(
      ([key, value]) => value !== null && key !== "audience",
    ),
  );

  it("lacks what we write today", () => {
    expect([schemaVersion, createdAt, createdBy, updatedAt, updatedBy]).toEqual(
      [0, null, null, null, null],
    );
    expect(Object.keys(bare)).not.toContain("takenBy");
  });

  it.each(["take", "start", "close", "archive", "cancel"] as const)(
    "lets people %s it",
    async (action) => {
      const change = changeOf(action, tried(), byManager());
      expect(await changes("manager", bare, change!)).toBe(true);
    },
  );

  it("takes a new description", async () => {
    expect(await changes("manager", bare, { description: "Deux fois" })).toBe(
      true,
    );
  });

  it("takes new responsible people with its audience", async () => {
    const { target, enclosureIds, ...older } = bare;
    expect([target, enclosureIds]).not.toContain(undefined);
    const named = { responsibleIds: ["keeper"] };
    expect(
      await changes("manager", older, { ...named, audience: ["keeper"] }),
    ).toBe(true);
    expect(await changes("manager", older, named)).toBe(false);
  });
});

describe("the instants of a device", () => {
  const at = (instant: unknown) => ({
    status: "IN_PROGRESS",
    takenBy: "keeper",
    takenAt: instant,
  });

  it.each([
    ["now", () => minutes(0), true],
    ["four minutes fast", () => minutes(4), true],
    ["days ago, offline", () => minutes(-10_000), true],
    ["ten minutes fast", () => minutes(10), false],
    ["a text", () => "2026-12-01", false],
    ["none", () => null, false],
  ])("taken %s", async (_, instant, expected) => {
    expect(await changes("keeper", tried(), at(instant()))).toBe(expected);
  });

  const closed = (completedAt: Date, completedLate: boolean) => ({
    status: "DONE",
    completedBy: "keeper",
    completedAt,
    completedLate,
  });
  const due = new Date("2026-01-10T10:00:00Z");

  it.each([
    ["before it was due, not late", due.getTime() - 1, false, true],
    ["at the instant it was due, not late", due.getTime(), false, true],
    ["after it was due, late", due.getTime() + 1, true, true],
    ["before it was due, said late", due.getTime() - 1, true, false],
    ["after it was due, said in time", due.getTime() + 1, false, false],
  ])("closed %s", async (_, instant, late, expected) => {
    const change = closed(new Date(instant), late);
    expect(await changes("keeper", tried({ dueAt: due }), change)).toBe(
      expected,
    );
  });

  const made = new Date("2026-01-02T10:00:00Z");
  it.each([
    ["before it was made", "keeper", "author", -1, false],
    ["the moment it was made", "keeper", "author", 0, true],
    ["by who made it without a network", "keeper", "keeper", -60_000, true],
  ] as const)("closed %s", async (_, name, createdBy, after, expected) => {
    const task = tried({ dueAt: due, createdAt: made, createdBy });
    const change = closed(new Date(made.getTime() + after), false);
    expect(await changes(name, task, change)).toBe(expected);
  });

  it("closed in the future is refused", async () => {
    const past = tried({ dueAt: due });
    expect(await changes("keeper", past, closed(minutes(10), true))).toBe(
      false,
    );
    expect(await changes("keeper", past, closed(minutes(1), true))).toBe(true);
  });
});

describe("nobody acts in another's name", () => {
  const now = () => new Date();

  it.each<[string, object, () => object]>([
    [
      "take",
      tried(),
      () => ({ status: "IN_PROGRESS", takenBy: "vet", takenAt: now() }),
    ],
    [
      "start",
      { ...tasks.taken },
      () => ({ startedBy: "vet", startedAt: now() }),
    ],
    [
      "start and take over",
      { ...tasks.taken, takenBy: "vet" },
      () => ({
        takenBy: "keeper",
        takenAt: now(),
        startedBy: "keeper",
        startedAt: now(),
      }),
    ],
    [
      "close",
      tried({ dueAt: new Date(0) }),
      () => ({
        status: "DONE",
        completedBy: "vet",
        completedAt: now(),
        completedLate: true,
      }),
    ],
    [
      "take the taker away",
      { ...tasks.taken, takenBy: "vet" },
      () => ({ takenBy: deleteField() }),
    ],
  ])("%s", async (_, task, change) => {
    expect(await changes("keeper", task, change())).toBe(false);
  });

  it("but starts what another has taken", async () => {
    const change = {
      status: "IN_PROGRESS",
      startedBy: "vet",
      startedAt: now(),
    };
    expect(await changes("vet", { ...tasks.taken }, change)).toBe(true);
  });
});

describe("a transition takes nothing else along", () => {
  it.each(["title", "dueAt", "sectorIds", "takenBy"])("%s", async (key) => {
    const change = { status: "ARCHIVED" };
    const value = key === "dueAt" ? new Date() : `new ${key}`;
    expect(await changes("manager", tried(), change)).toBe(true);
    expect(await changes("manager", tried(), { ...change, [key]: value })).toBe(
      false,
    );
  });
});

it("a task asks for the value it was made with, whoever changes or closes it", async () => {
  const collect = {
    parameterId: "p",
    enclosureId: "enclosure-1",
    areaId: null,
  };
  const asking = tried({ collect });
  const close = changeOf("close", asking, byManager());
  for (const change of [{ title: "Autre" }, { ...close }]) {
    expect(await changes("manager", asking, change)).toBe(true);
    for (const [task, forged] of [
      [asking, null],
      [asking, { ...collect, enclosureId: "enclosure-2" }],
      [tried(), collect],
    ] as const)
      expect(
        await changes("manager", task, { ...change, collect: forged }),
      ).toBe(false);
  }
});
