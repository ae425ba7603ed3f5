import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runDue } from "../../functions/src/automations/run-due";
import { runTemplate } from "../../functions/src/automations/run-template";
import { idsOf, put, read, useStage } from "./stage";
import { aDailyTemplate } from "./templates";

const project = "demo-exactly-once";
const stage = useStage(project);

const before = new Date("2026-12-01T00:00:00Z");
const now = new Date("2026-12-01T07:00:30Z");
const tomorrow = new Date("2026-12-02T07:00:30Z");
const today = "20261201T070000Z";
const ids = Array.from({ length: 200 }, (_, index) => `t${index}`);

const plant = (more: Record<string, unknown> = {}) =>
  put(
    Object.fromEntries(
      ids.map((id) => [
        `taskTemplates/${id}`,
        aDailyTemplate(id, before, more),
      ]),
    ),
  );

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
    expect(results[0].created + results[1].created).toBe(200);
    expect(results[0].failed + results[1].failed).toBe(0);
  });

  it("after one was killed half-way, and then again", async () => {
    await plant();
    const half = await killedHalfWay();
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(200);
    await runDue(now);
    expect(await idsOf("tasks")).toEqual(due(today));
    const again = await runDue(now);
    expect(again).toMatchObject({ templates: 0, created: 0 });
  });

  it("where a task of that id exists already, without blocking its template", async () => {
    await plant();
    await put({
      [`tasks/t7_${today}`]: { zooId: "zoo", title: "here already" },
    });
    const result = await runDue(now);
    expect(result).toMatchObject({ created: 199, existing: 1, failed: 0 });
    expect((await read(`tasks/t7_${today}`))?.["title"]).toBe("here already");
    await runDue(tomorrow);
    expect(await idsOf("tasks")).toEqual(
      [...due(today), ...due("20261202T070000Z")].sort(),
    );
  });

  it("although single runs fail: they are marked, the others go on, and they run next time", async () => {
    await plant();
    const failing = new Set(["t3", "t150"]);
    const result = await runDue(now, (id, at) =>
      failing.has(id)
        ? Promise.reject(new Error("broken"))
        : runTemplate(id, at),
    );
    expect(result).toMatchObject({ created: 198, failed: 2 });
    expect((await read("taskTemplates/t3"))?.["lastError"]).toBe("internal");
    await runDue(now);
    expect(await idsOf("tasks")).toEqual(due(today));
    expect((await read("taskTemplates/t3"))?.["lastError"]).toBeNull();
  });

  it("although a template cannot be read", async () => {
    await plant();
    await put({
      "taskTemplates/broken": { isActive: true, nextRun: before, title: 7 },
    });
    const result = await runDue(now);
    expect(result).toMatchObject({ created: 200, failed: 1 });
    expect(await read("taskTemplates/broken")).toMatchObject({
      status: "suspended",
      isActive: false,
      lastError: "unreadable",
    });
    expect(await runDue(now)).toMatchObject({ templates: 0 });
  });

  it("beside 200 whose rules are too dear, which are suspended at once", async () => {
    await plant();
    const setpos = Array.from({ length: 365 }, (_, index) => index + 2).join();
    const hostile = [
      [`FREQ=DAILY;BYSETPOS=${setpos}`, "tooDear"],
      [`FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYSETPOS=${setpos}`, "tooDear"],
      ["FREQ=SECONDLY", "tooFrequent"],
      ["FREQ=NEVER", "syntax"],
    ] as const;
    const rules = ids.map((id, index) => {
      const [rrule, reason] = hostile[index % hostile.length]!;
      return { path: `taskTemplates/hostile-${id}`, rrule, reason };
    });
    for (const { path, rrule } of rules) {
      const template = aDailyTemplate(path.slice(14), before);
      const schedule = {
        startAt: new Date("1990-01-01T07:00:00Z"),
        recurrence: "CUSTOM",
        rrule,
      };
      await put({ [path]: { ...template, schedule } });
    }
    const result = await runDue(now);
    expect(result).toMatchObject({ created: 200, suspended: 200, failed: 0 });
    expect(await idsOf("tasks")).toEqual(due(today));
    for (const { path, reason } of rules)
      expect(await read(path)).toMatchObject({
        status: "suspended",
        isActive: false,
        lastError: reason,
      });
    expect(await runDue(now)).toMatchObject({ templates: 0 });
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
