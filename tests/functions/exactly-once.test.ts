import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { maxSteps } from "@domain/recurrence/rule/steps";
import { describe, expect, it } from "vitest";
import { dearSteps, runDue } from "../../functions/src/automations/run-due";
import { runTemplate } from "../../functions/src/automations/run-template";
import {
  plainSteps,
  runTogether,
} from "../../functions/src/automations/run-together";
import { idsOf, put, read, useStage } from "./stage";
import { aDailyTemplate } from "./templates";

const project = "demo-exactly-once";
const stage = useStage(project);

const before = new Date("2026-12-01T00:00:00Z");
const now = new Date("2026-12-01T07:00:30Z");
const tomorrow = new Date("2026-12-02T07:00:30Z");
const today = "20261201T070000Z";
/** In the long form ten transactions of 20 make the tasks, else three. */
const count = process.env["SOAK"] === "1" ? 200 : 60;
const ids = Array.from({ length: count }, (_, index) => `t${index}`);

/** Each dear one takes as long as a rule may: more of them in the long form. */
const hostileCount = process.env["SOAK"] === "1" ? 200 : 60;

const plant = (more: Record<string, unknown> = {}) =>
  put(
    Object.fromEntries(
      ids.map((id) => [
        `taskTemplates/${id}`,
        aDailyTemplate(id, before, more),
      ]),
    ),
  );

const { schedule } = aDailyTemplate("t0", before) as { schedule: object };

const due = (stamp: string) => ids.map((id) => `${id}_${stamp}`).sort();

/** Starts a scheduler process and kills it once some, but not all, tasks exist. */
async function killedHalfWay(): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      fileURLToPath(new URL("kill-half-way.ts", import.meta.url)),
      now.toISOString(),
      String(count / 20 - 2),
    ],
    {
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: stage.host(),
        TSX_TSCONFIG_PATH: fileURLToPath(
          new URL("../../tsconfig.node.json", import.meta.url),
        ),
      },
      stdio: "ignore",
    },
  );
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  let made = 0;
  while (made === 0 && child.exitCode === null)
    made = (await idsOf("tasks")).length;
  child.kill("SIGKILL");
  await gone;
  return (await idsOf("tasks")).length;
}

describe("automations make each task exactly once", () => {
  it("with two schedulers at once", async () => {
    await plant();
    const results = await Promise.all([runDue(now), runDue(now)]);
    expect(await idsOf("tasks")).toEqual(due(today));
    expect(results[0].created + results[1].created).toBe(count);
    expect(results[0].failed + results[1].failed).toBe(0);
  });

  it("20 in one transaction where each has one task to make", async () => {
    await plant();
    const asked: number[] = [];
    const result = await runDue(now, {
      together: (some, at) => {
        asked.push(some.length);
        return runTogether(some, at);
      },
      alone: (id) => Promise.reject(new Error(`${id} needs none of its own`)),
    });
    expect(asked).toEqual(Array.from({ length: count / 20 }, () => 20));
    expect(result).toMatchObject({
      templates: count,
      created: count,
      failed: 0,
    });
    expect(await idsOf("tasks")).toEqual(due(today));
  });

  it("after one was killed half-way, and then again", async () => {
    await plant();
    const half = await killedHalfWay();
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(count);
    await runDue(now);
    expect(await idsOf("tasks")).toEqual(due(today));
    const again = await runDue(now);
    expect(again).toMatchObject({ templates: 0, created: 0 });
  });

  it("where it made the task already, without blocking its template", async () => {
    await plant();
    const mine = { zooId: "zoo", automationId: "t7", title: "here already" };
    await put({ [`tasks/t7_${today}`]: mine });
    const result = await runDue(now);
    expect(result).toMatchObject({
      created: count - 1,
      existing: 1,
      blocked: 0,
    });
    expect((await read(`tasks/t7_${today}`))?.["title"]).toBe("here already");
    await runDue(tomorrow);
    expect(await idsOf("tasks")).toEqual(
      [...due(today), ...due("20261202T070000Z")].sort(),
    );
  });

  it("although something else stands under their ids, and records that", async () => {
    await plant();
    const others = {
      t1: { zooId: "zoo", authorId: "keeper", title: "planted" },
      t2: { zooId: "elsewhere", automationId: "t2" },
      t3: { zooId: "zoo", automationId: "t4" },
    };
    for (const [id, task] of Object.entries(others))
      await put({ [`tasks/${id}_${today}`]: task });
    await put({
      [`tasks/t5_${today}`]: { zooId: "zoo" },
      [`tasks/t5_${today}_beside`]: { zooId: "zoo" },
      // It was made beside by a run that was not told.
      [`tasks/t6_${today}`]: { zooId: "zoo" },
      [`tasks/t6_${today}_beside`]: { zooId: "zoo", automationId: "t6" },
    });
    const results = await Promise.all([runDue(now), runDue(now)]);
    const sum = (name: "created" | "blocked" | "failed") =>
      results[0][name] + results[1][name];
    const sums = (["created", "blocked", "failed"] as const).map(sum);
    expect(sums).toEqual([count - 2, 5, 0]);
    const beside = ["t1", "t2", "t3", "t5", "t6"].map(
      (id) => `${id}_${today}_beside`,
    );
    expect(await idsOf("tasks")).toEqual([...due(today), ...beside].sort());
    for (const [id, task] of Object.entries(others)) {
      expect(await read(`tasks/${id}_${today}`)).toEqual(task);
      expect(await read(`tasks/${id}_${today}_beside`)).toMatchObject({
        taskId: `${id}_${today}_beside`,
        automationId: id,
        zooId: "zoo",
        authorId: "system",
        status: "OPEN",
      });
      expect(await read(`taskRuns/${id}_${today}`)).toMatchObject({
        zooId: "zoo",
        automationId: id,
        status: "FAILED",
        reason: "idTaken",
      });
    }
    expect((await read(`taskRuns/t5_${today}`))?.["reason"]).toBe(
      "bothIdsTaken",
    );
    expect((await read(`taskRuns/t6_${today}`))?.["reason"]).toBe("idTaken");
    expect(await runDue(now)).toMatchObject({ templates: 0 });
  });

  it("although single runs fail: they are marked, the others go on, and they run next time", async () => {
    await plant();
    const failing = new Set(["t3", "t50"]);
    const broken = () => Promise.reject(new Error("broken"));
    const result = await runDue(now, {
      together: (due, at) =>
        due.some(({ templateId }) => failing.has(templateId))
          ? broken()
          : runTogether(due, at),
      alone: (id, at) => (failing.has(id) ? broken() : runTemplate(id, at)),
    });
    expect(result).toMatchObject({ created: count - 2, failed: 2 });
    expect(await read("taskTemplates/t3")).toMatchObject({
      lastError: "internal",
      updatedBy: "system",
    });
    await runDue(now);
    expect(await idsOf("tasks")).toEqual(due(today));
    expect((await read("taskTemplates/t3"))?.["failedSince"]).toBeNull();
  });

  it("although a template cannot be read", async () => {
    await plant();
    await put({
      "taskTemplates/broken": { isActive: true, nextRun: before, title: 7 },
    });
    const result = await runDue(now);
    expect(result).toMatchObject({ created: count, failed: 1 });
    expect(await read("taskTemplates/broken")).toMatchObject({
      status: "suspended",
      isActive: false,
      lastError: "unreadable",
    });
    expect(await runDue(now)).toMatchObject({ templates: 0 });
  });

  it("of a template with a bad list element or word, read as people see it too", async () => {
    const bad = { tags: ["eau", ""], visibilityLeadTime: 7 };
    await put({
      "taskTemplates/t0": { ...aDailyTemplate("t0", before), ...bad },
    });
    expect(await runDue(now)).toMatchObject({ created: 1, failed: 0 });
    expect(await read(`tasks/t0_${today}`)).toMatchObject({ tags: ["eau"] });
    expect((await read("taskTemplates/t0"))?.["status"]).toBe("active");
  });

  it.each([
    { schedule: "daily" },
    { schedule: { ...schedule, recurrenceDayOfWeek: [1, 9] } },
    { schedule: { ...schedule, recurrenceTime: 8 } },
    { nextRun: "tomorrow" },
    { title: 7 },
    { deletedAt: "yesterday" },
    { sectorIds: ["s1", 9] },
  ])(
    "never of one that says no more what, when or whether: %j",
    async (bad) => {
      await put({
        "taskTemplates/t0": { ...aDailyTemplate("t0", before), ...bad },
      });
      expect(await runDue(now)).toMatchObject({ created: 0, failed: 1 });
      expect(await read("taskTemplates/t0")).toMatchObject({
        status: "suspended",
        lastError: "unreadable",
      });
    },
  );

  it(`beside ${hostileCount} whose rules are no good, which are suspended as fast as steps allow`, async () => {
    await plant();
    const setpos = Array.from({ length: 365 }, (_, index) => index + 2).join();
    const hostile = [
      [`FREQ=DAILY;BYSETPOS=${setpos}`, "tooDear"],
      ["FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2,4,6,9,11", "tooDear"],
      ["FREQ=SECONDLY", "tooFrequent"],
      ["FREQ=HOURLY", "tooFrequent"],
      ["FREQ=NEVER", "syntax"],
    ] as const;
    const rules = ids.slice(0, hostileCount).map((id, index) => {
      const [rrule, reason] = hostile[index % hostile.length]!;
      return { path: `taskTemplates/hostile-${id}`, rrule, reason };
    });
    const long = new Date("1990-01-01T07:00:00Z");
    const next = { nextRun: long, nextMakeAt: long };
    const planted = rules.map(({ path, rrule }) => {
      const template = aDailyTemplate(path.slice(14), before, next);
      const schedule = { startAt: long, recurrence: "CUSTOM", rrule };
      return [path, { ...template, schedule }] as const;
    });
    await put(Object.fromEntries(planted));
    const dear = rules.filter(({ reason }) => reason === "tooDear").length;
    const perRun = dearSteps / maxSteps;
    const result = await runDue(now);
    expect(result).toMatchObject({
      created: count,
      suspended: hostileCount - dear + perRun,
      postponed: dear - perRun,
      failed: 0,
    });
    const honest = result.steps - dearSteps - dear * plainSteps;
    expect(honest).toBeGreaterThan(0);
    expect(honest).toBeLessThanOrEqual(count * 10);
    for (let later = dear - perRun; later > 0; later -= perRun)
      expect(await runDue(now)).toMatchObject({
        templates: Math.min(later, perRun),
        suspended: Math.min(later, perRun),
        postponed: Math.max(later - perRun, 0),
      });
    expect(await idsOf("tasks")).toEqual(due(today));
    for (const { path, reason } of rules)
      expect(await read(path)).toMatchObject({
        status: "suspended",
        isActive: false,
        lastError: reason,
      });
    expect(await runDue(now)).toMatchObject({ templates: 0 });
  });

  it("of existing data, which lack the instant of the next making", async () => {
    await plant();
    for (const id of ids.slice(0, 3)) {
      const { nextMakeAt, ...old } = aDailyTemplate(id, before);
      expect(nextMakeAt).not.toBeNull();
      await put({ [`taskTemplates/${id}`]: old });
    }
    await put({
      "taskTemplates/ahead": aDailyTemplate("ahead", before, {
        visibilityLeadTime: "oneWeek",
        nextMakeAt: null,
      }),
    });
    expect(await runDue(now)).toMatchObject({
      templates: count + 1,
      created: count + 8,
    });
    expect(
      (await idsOf("tasks")).filter((id) => !id.startsWith("ahead")),
    ).toEqual(due(today));
    for (const [id, day] of [
      ["t0", "2026-12-02T07:00:00Z"],
      ["ahead", "2026-12-01T23:00:00Z"],
    ] as const)
      expect(await read(`taskTemplates/${id}`)).toMatchObject({
        nextMakeAt: { _seconds: Date.parse(day) / 1000 },
      });
    expect(await runDue(now)).toMatchObject({ templates: 0 });
  });

  it("their lead time before the occurrence, once", async () => {
    const nextRun = new Date("2026-12-05T07:00:00Z");
    const lead = { visibilityLeadTime: "threeDays", nextRun };
    const early = new Date("2026-12-01T22:59:00Z");
    const makeAt = new Date("2026-12-01T23:00:00Z");
    // One says too early when it is to be made: it is put right, not made.
    await put({
      "taskTemplates/right": aDailyTemplate("right", before, {
        ...lead,
        nextMakeAt: makeAt,
      }),
      "taskTemplates/early": aDailyTemplate("early", before, {
        ...lead,
        nextMakeAt: before,
      }),
    });
    expect(await runDue(early)).toMatchObject({ templates: 1, created: 0 });
    expect(await runDue(early)).toMatchObject({ templates: 0 });
    const results = await Promise.all([runDue(makeAt), runDue(makeAt)]);
    expect(results[0].created + results[1].created).toBe(2);
    expect(await idsOf("tasks")).toEqual([
      "early_20261205T070000Z",
      "right_20261205T070000Z",
    ]);
    expect(await read("taskTemplates/right")).toMatchObject({
      lastRun: { _seconds: makeAt.getTime() / 1000 },
      nextRun: { _seconds: Date.parse("2026-12-06T07:00:00Z") / 1000 },
    });
  });

  it("and a tick in the past, of a suspended or of a deleted one makes nothing", async () => {
    await plant();
    expect((await runDue(before)).created).toBe(0);
    await plant({ status: "suspended", isActive: false });
    expect((await runDue(now)).created).toBe(0);
    await plant({ deletedAt: before });
    expect((await runDue(now)).created).toBe(0);
  });
});

describe("after an outage", () => {
  const later = new Date("2026-12-10T07:00:30Z");
  const outage = async (missedRunPolicy: string) => {
    await put({
      "taskTemplates/t": aDailyTemplate("t", before, { missedRunPolicy }),
    });
    return runDue(later);
  };

  it("makes all missed runs where the policy says all", async () => {
    expect(await outage("all")).toMatchObject({ created: 10, skipped: 0 });
  });

  it("makes the latest and records what was skipped by default", async () => {
    expect(await outage("latest")).toMatchObject({ created: 1, skipped: 9 });
    expect(await idsOf("tasks")).toEqual(["t_20261210T070000Z"]);
    const runs = await idsOf("taskRuns");
    expect(runs).toHaveLength(9);
    expect((await read(`taskRuns/${runs[0]!}`))?.["status"]).toBe("SKIPPED");
    expect((await read("taskTemplates/t"))?.["skippedCount"]).toBe(9);
  });

  it("goes on from the next run where the policy says skip", async () => {
    await put({
      "taskTemplates/t": aDailyTemplate("t", before, {
        missedRunPolicy: "skip",
      }),
    });
    const night = new Date("2026-12-10T23:00:00Z");
    expect(await runDue(night)).toMatchObject({ created: 0, skipped: 10 });
    expect((await read("taskTemplates/t"))?.["nextRun"]).toMatchObject({
      _seconds: Date.parse("2026-12-11T07:00:00Z") / 1000,
    });
  });
});
