import { beforeEach, describe, expect, it } from "vitest";
import type { DocOf } from "@domain/collections";
import { zooSchema } from "@domain/establishment/zoo";
import { anAlert } from "../../builders/measures";
import { aTask } from "../../builders/work";
import { database } from "../../../functions/src/edge/admin";
import {
  markCounted,
  markSummary,
  summaryMarksPath,
} from "../../../functions/src/summaries/marks";
import { recountSummary } from "../../../functions/src/summaries/recount-summary";
import { runSummaries } from "../../../functions/src/summaries/run-summaries";
import {
  countDirectory,
  countTasks,
  countZoo,
} from "../../../functions/src/summaries/triggers";
import { rebuildDirectory } from "../../../functions/src/directory/rebuild-directory";
import { pagesOf } from "../../../functions/src/repair/repair";
import { repairSummaries } from "../../../functions/src/repair/repair-summaries";
import { world } from "../people";
import { idsOf, put, read, useStage } from "../stage";

const project = "demo-summaries";
const stage = useStage(project);

const now = new Date("2026-11-20T09:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => put(world()));

type Counted = "tasks" | "alerts";
const made = {
  tasks: (id: string, more: object) =>
    aTask({ zooId: "home", taskId: id, ...more }),
  alerts: (id: string, more: object) =>
    anAlert({ zooId: "home", alertId: id, ...more }),
};
const known = new Map<string, DocOf<Counted>>();

/** Writes a record as anybody would, and lets the trigger see it; null: it goes. */
async function write(
  collection: Counted,
  id: string,
  more: object | null,
  at = now,
): Promise<number> {
  const path = `${collection}/${id}`;
  const before = known.get(path) ?? null;
  const after = more === null ? null : made[collection](id, more);
  if (after === null) {
    known.delete(path);
    await database().doc(path).delete();
  } else {
    known.set(path, after);
    await put({ [path]: after });
  }
  return markCounted(collection, before as never, after as never, at);
}
beforeEach(() => known.clear());

const summary = (zooId = "home") => read(`zooSummaries/${zooId}`);
const done = (zoos: number, differing: number) => ({
  zoos,
  differing,
  failed: 0,
});

/** What was read since it was last asked. */
async function billed(): Promise<number> {
  const at = `http://${stage.host()}/emulator/v1/projects/${project}/reads`;
  const answer = await fetch(at);
  const { byUid } = (await answer.json()) as { byUid: Record<string, number> };
  await fetch(at, { method: "DELETE" });
  return byUid["(admin)"] ?? 0;
}

/** What the directory's parts, and evaluations and animals, cost where both are few. */
const [ofDirectory, ofWelfare] = [2, 4];

describe("a run", () => {
  it("counts an establishment once for all that happened in it, and not while the minute lasts", async () => {
    await write("tasks", "late", { dueAt: later(-60), type: "safety" });
    await write("tasks", "today", { dueAt: later(60) });
    await write("tasks", "another day", { dueAt: later(3 * 24 * 60) });
    await write("alerts", "grave", { likelihood: 5, severity: 5 });
    expect(await idsOf(summaryMarksPath)).toHaveLength(1);
    expect(await runSummaries(now)).toEqual(done(0, 0));
    expect(await runSummaries(later(1))).toEqual(done(1, 1));
    expect(await idsOf(summaryMarksPath)).toEqual([]);
    expect(await summary()).toMatchObject({
      zooName: "Home",
      tasks: { late: 1, safetyLate: 1, today: 1 },
      alerts: { active: 1, types: { welfare: 1 }, levels: { critical: 1 } },
      attention: 10_000_001,
    });
    expect(await summary("away")).toBeNull();
  });

  it("counts what came while it counted the next time", async () => {
    await write("tasks", "one", { dueAt: later(-60) });
    await write("tasks", "two", { dueAt: later(-60) }, later(1));
    expect(await idsOf(summaryMarksPath)).toHaveLength(2);
    await runSummaries(later(1));
    expect(await idsOf(summaryMarksPath)).toHaveLength(1);
    expect(await runSummaries(later(2))).toEqual(done(1, 0));
    expect(await idsOf(summaryMarksPath)).toEqual([]);
  });

  it("writes nothing where nothing differs, however often it is asked", async () => {
    await write("tasks", "one", { dueAt: later(-60) });
    await runSummaries(later(1));
    const stored = await summary();
    await markSummary("home", later(1));
    await markSummary("home", later(1));
    expect(await runSummaries(later(2))).toEqual(done(1, 0));
    expect(await summary()).toEqual(stored);
  });

  it("marks nothing for what no summary counts", async () => {
    expect(await write("tasks", "done", { status: "DONE" })).toBe(0);
    await write("tasks", "one", { dueAt: later(60) });
    expect(
      await write("tasks", "one", { dueAt: later(60), title: "Curer" }),
    ).toBe(0);
    expect(
      await write("alerts", "over", { status: "acknowledged", closedAt: now }),
    ).toBe(0);
  });

  it("counts again as the clock alone makes a task late", async () => {
    await write("tasks", "soon", { dueAt: later(30) });
    await runSummaries(later(1));
    expect(await runSummaries(later(29))).toEqual(done(0, 0));
    expect(await runSummaries(later(31))).toEqual(done(1, 1));
    expect(await summary()).toMatchObject({ tasks: { late: 1, today: 0 } });
    expect(await runSummaries(later(32))).toEqual(done(0, 0));
  });

  it("keeps the mark of what fails, and counts the others", async () => {
    await put({ [`${summaryMarksPath}/bad`]: { zooId: "a/b", minute: 1 } });
    await write("tasks", "one", { dueAt: later(-60) });
    expect(await runSummaries(later(1))).toEqual({ ...done(1, 1), failed: 1 });
    expect(await idsOf(summaryMarksPath)).toEqual(["bad"]);
  });

  it("has no summary of an establishment that is archived", async () => {
    await markSummary("home", now);
    await runSummaries(later(1));
    const zoo = zooSchema.parse({ zooId: "home", zooName: "Home" });
    await put({ "zoo/home": { ...zoo, isArchived: true } });
    await markSummary("home", later(1));
    expect(await runSummaries(later(2))).toEqual(done(1, 1));
    expect(await summary()).toBeNull();
  });

  it("counts who and what is there anew only where the directory was built anew", async () => {
    await rebuildDirectory("home", now);
    await markSummary("home", now);
    await runSummaries(later(1));
    expect(await summary()).toMatchObject({
      peopled: { animals: 1, enclosures: 1, revision: 1 },
    });
    await billed();
    await recountSummary("home", later(2));
    const same = await billed();
    await recountSummary("home", later(2), { whole: true });
    expect(await billed()).toBe(same + ofDirectory + ofWelfare);
  });
});

/** The same numbers for the same seed. */
function randomOf(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

const someOf = {
  tasks: (any: (most: number) => number) => ({
    status: (["OPEN", "IN_PROGRESS", "DONE", "DELETED"] as const)[any(4)],
    type: (["feeding", "safety"] as const)[any(2)],
    dueAt: later(any(4000) - 2000),
    completedAt: null,
  }),
  alerts: (any: (most: number) => number) => ({
    status: (["active", "acknowledged"] as const)[any(2)],
    closedAt: any(2) === 0 ? null : now,
    type: (["welfare", "risk", "legal"] as const)[any(3)],
    likelihood: any(5) + 1,
    severity: any(5) + 1,
    source: {
      kind: (["limits", "doseMissed", "behind"] as const)[any(3)],
      id: "p",
    },
    openedAt: later(-any(20 * 24 * 60)),
  }),
};

/** What the records themselves say, told apart one by one. */
function toldApart(at: Date) {
  const tasks = [...known].flatMap(([path, one]) =>
    path.startsWith("tasks/") ? [one as DocOf<"tasks">] : [],
  );
  const alerts = [...known].flatMap(([path, one]) =>
    path.startsWith("alerts/") ? [one as DocOf<"alerts">] : [],
  );
  const open = tasks.filter((one) =>
    ["OPEN", "IN_PROGRESS"].includes(one.status),
  );
  const late = open.filter(({ dueAt }) => dueAt < at);
  const night = new Date("2026-11-20T23:00:00Z");
  const active = alerts.filter(({ status }) => status === "active");
  return {
    tasks: {
      late: late.length,
      safetyLate: late.filter(({ type }) => type === "safety").length,
      today: open.filter(({ dueAt }) => dueAt >= at && dueAt < night).length,
    },
    active: active.length,
    grave: active.filter((one) => one.likelihood * one.severity >= 20).length,
    behind: alerts.filter(
      (one) => one.source.kind === "behind" && one.closedAt === null,
    ).length,
    dosesMissed: alerts.filter(
      (one) =>
        one.source.kind === "doseMissed" &&
        one.openedAt >= new Date("2026-11-13T23:00:00Z"),
    ).length,
  };
}

describe("after events of any kind, doubled and late", () => {
  it.each([1, 2, 3])(
    "it says what a count from nothing says (%i)",
    async (seed) => {
      const any = randomOf(seed);
      for (let minute = 0; minute < 12; minute += 1) {
        for (let event = 0; event < 8; event += 1) {
          const collection = any(2) === 0 ? "tasks" : "alerts";
          const more = any(8) === 0 ? null : someOf[collection](any);
          await write(collection, `r${any(12)}`, more, later(minute));
          if (any(4) === 0) await markSummary("home", later(minute - any(3)));
        }
        if (any(3) === 0) await runSummaries(later(minute));
      }
      const end = later(13);
      await runSummaries(end);
      const stored = await summary();
      expect(await recountSummary("home", end, { whole: true })).toEqual([]);
      expect(await summary()).toEqual(stored);
      const told = toldApart(end);
      expect(stored).toMatchObject({
        tasks: told.tasks,
        dosesMissed: told.dosesMissed,
      });
      const { active, levels, goingOn } = (stored?.["alerts"] ?? {}) as {
        active: number;
        levels: Record<string, number>;
        goingOn: Record<string, number>;
      };
      expect([active, levels["critical"] ?? 0, goingOn["behind"] ?? 0]).toEqual(
        [told.active, told.grave, told.behind],
      );
    },
  );
});

it("reads as much after ten years of work as after none", async () => {
  await write("tasks", "late", { dueAt: later(-60) });
  await recountSummary("home", now);
  await billed();
  await recountSummary("home", now);
  const without = await billed();
  const history = Array.from({ length: 1200 }, (_, at) => [
    `tasks/h${at}`,
    aTask({
      zooId: "home",
      taskId: `h${at}`,
      status: "DONE",
      dueAt: later(-at * 60),
      completedAt: later(-at * 60),
    }),
  ]);
  await put(Object.fromEntries(history) as Record<string, object> as never);
  await billed();
  await recountSummary("home", now);
  expect(await billed()).toBe(without);
  expect(without).toBeLessThanOrEqual(12);
});

describe("triggers", () => {
  /** Told of a write as Firestore tells it. */
  async function tell(
    trigger: typeof countTasks | typeof countZoo | typeof countDirectory,
    path: string,
    change: Record<string, unknown>,
  ): Promise<number> {
    const at = database().doc(path);
    const before = await at.get();
    await at.set(change, { merge: true });
    const after = await at.get();
    const event = { data: { before, after }, params: { id: at.id } };
    await trigger.run(event as never);
    const marked = await idsOf(summaryMarksPath);
    for (const id of marked)
      await database().doc(`${summaryMarksPath}/${id}`).delete();
    return marked.length;
  }

  it("mark for an open task, a new name and a directory built anew, and for nothing else", async () => {
    const task = aTask({ zooId: "home" });
    expect(await tell(countTasks, "tasks/task-1", task)).toBe(1);
    expect(await tell(countTasks, "tasks/task-1", { title: "Curer" })).toBe(0);
    expect(await tell(countTasks, "tasks/task-1", { status: "DONE" })).toBe(1);
    expect(await tell(countZoo, "zoo/home", { zooName: "Vallée" })).toBe(1);
    expect(await tell(countZoo, "zoo/home", { ownId: "12" })).toBe(0);
    await rebuildDirectory("home", now);
    const header = "directories/home";
    expect(await tell(countDirectory, header, { revision: 9 })).toBe(1);
    expect(await tell(countDirectory, header, { note: "same" })).toBe(0);
  });
});

it("is made where it is missing, mended where it differs and taken away where it should not be", async () => {
  await put({ "zooSummaries/gone": { zooId: "gone", zooName: "Gone" } });
  const run = async (dryRun: boolean) => {
    const found: string[] = [];
    const { mended } = await repairSummaries(
      pagesOf("zoo"),
      pagesOf("zooSummaries"),
      { dryRun, now, onFound: ({ id }) => found.push(id) },
    );
    return { found, mended };
  };
  const all = ["away", "home", "gone"];
  expect(await run(true)).toEqual({ found: all, mended: 0 });
  expect(await run(false)).toEqual({ found: all, mended: 3 });
  expect(await run(false)).toEqual({ found: [], mended: 0 });
  await database().doc("zooSummaries/home").update({ "tasks.late": 5 });
  expect((await run(false)).found).toEqual(["home"]);
  expect(await idsOf("zooSummaries")).toEqual(["away", "home"]);
});
