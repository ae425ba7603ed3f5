import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "../../../functions/src/edge/admin";
import {
  concernsNotices,
  followTask,
} from "../../../functions/src/notices/follow-task";
import { runNoticesAt } from "../../../functions/src/notices/run-notices";
import { repairNotices } from "../../../functions/src/repair/repair-notices";
import { purge } from "../../../functions/src/privacy/purge";
import { idsOf, put, read, useStage } from "../stage";
import {
  aKeeper,
  aTeam,
  aToldTask,
  become,
  before,
  due,
  endless,
  made,
  mailed,
  mails,
  noticeOf,
  posted,
  runAt,
  store,
} from "./told";

const stage = useStage("demo-notices");
const three = ["ana", "ben", "cleo"];
const thrice = (uids: readonly string[]) =>
  uids.flatMap((uid) => [uid, uid, uid]).sort();
const instants = [made, before(24), before(1)];
const much = before(-24 * 40);

const plant = (...people: Record<string, Record<string, unknown>>[]) =>
  put(Object.assign(aTeam(), ...people) as ReturnType<typeof aTeam>);

beforeEach(() => plant(...three.map((uid) => aKeeper(uid))));

const named = (more: Parameters<typeof aToldTask>[0] = {}) =>
  aToldTask({ responsibleIds: three, ...more });

/** Starts a scheduler in a process of its own and kills it once it has done something, but not all. */
async function killHalfWay(
  now: Date,
  { tasks, people }: { tasks: number; people: number },
  isHalf: () => Promise<boolean>,
): Promise<void> {
  const program = fileURLToPath(new URL("kill-half-way.ts", import.meta.url));
  const config = new URL("../../../tsconfig.node.json", import.meta.url);
  const given = [now.getTime(), tasks, people].map(String);
  const child = spawn(
    process.execPath,
    ["--import", "tsx", program, ...given],
    {
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: stage.host(),
        TSX_TSCONFIG_PATH: fileURLToPath(config),
      },
      stdio: "ignore",
    },
  );
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  while (child.exitCode === null && !(await isHalf()))
    await new Promise((done) => setTimeout(done, 10));
  child.kill("SIGKILL");
  await gone;
}

describe("three people, three kinds of notices", () => {
  it("nine mails, none in quiet hours, after closing, or twice where the due time changes; run twice, killed once", async () => {
    // By the clocks of Paris, an hour ahead: when the reminder of the day before comes.
    await plant(aKeeper("ben", { quietFrom: "10:30", quietUntil: "12:00" }));
    await store(named({ dueAt: before(-5) }));
    await killHalfWay(
      made,
      { tasks: 9, people: 1 },
      async () => (await idsOf("mail")).length > 0,
    );
    expect(await mailed()).toHaveLength(1);
    const twice = async (from: Date, hours: number) => {
      for (let passed = 0; passed <= hours; passed += 1) {
        const now = before(-passed, from);
        await Promise.all([
          runNoticesAt(now, endless),
          runNoticesAt(now, endless),
        ]);
        await runAt(now);
        await followTask("t1", now);
      }
    };
    await twice(made, 1);
    await become({ dueAt: due }, before(-1, made));
    await twice(before(-1, made), 47);
    expect((await read("tasks/t1"))?.["notificationsSent"]).toEqual({
      onCreate: true,
      reminder24h: true,
      reminder1h: true,
    });
    await become({ status: "DONE" }, before(0.5));
    await become({ dueAt: before(-30) }, before(0.4));
    await twice(before(-5), 25);
    await runAt(much);
    expect(await posted()).toEqual([
      "01T09:00 ana notice",
      "01T09:00 ben notice",
      "01T09:00 cleo notice",
      "02T10:00 ana notice",
      "02T10:00 cleo notice",
      "02T11:00 ben notice",
      "03T09:00 ana notice",
      "03T09:00 ben notice",
      "03T09:00 cleo notice",
    ]);
  }, 60_000);

  it("are each in the bell before they are mailed, and told by the next run where a run was killed between", async () => {
    await store(named());
    await killHalfWay(
      made,
      { tasks: 9, people: 0 },
      async () => (await noticeOf("cleo")) !== null,
    );
    expect(await mailed()).toEqual([]);
    await runAt(new Date(made.getTime() + 60_000));
    expect(await mailed()).toEqual(three);
  }, 60_000);

  it("leave what was not reached in the time of a run to the next", async () => {
    await store(named());
    await store(named({ taskId: "t2" }));
    let asked = 0;
    const over = () => (asked += 1) > 2;
    const first = await runNoticesAt(made, () => over);
    expect([first.tasks, first.mails]).toEqual([1, 0]);
    await runAt(made);
    expect(await mailed()).toHaveLength(6);
  });

  it("are mailed though the bell has taken its time: mail has a share of its own", async () => {
    await store(named());
    await store(named({ taskId: "t2" }));
    let asked = 0;
    const shares: number[] = [];
    // Of the two, the bell's share is over after one task.
    const first = await runNoticesAt(made, (ms) => {
      shares.push(ms);
      return () => ms === Math.min(...shares) && (asked += 1) > 2;
    });
    expect([first.tasks, first.mails]).toEqual([1, 3]);
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(60_000);
  });

  it("stand in the bell once for each, as it was said last, until read anew", async () => {
    await store(named());
    await runAt(made);
    expect(await noticeOf("ana")).toMatchObject({
      kind: "task",
      about: "t1",
      says: "onCreate",
      title: "Peser les suricates",
      read: false,
      updatedBy: "system",
    });
    await database()
      .doc("users/ana/notifications/task_t1")
      .update({ read: true });
    await runAt(before(24));
    expect(await noticeOf("ana")).toMatchObject({
      says: "reminder24h",
      read: false,
    });
    expect(await idsOf("users/ana/notifications")).toEqual(["task_t1"]);
  });
});

it("a task of before is followed once somebody repairs, and tells no old news", async () => {
  const old = named({ createdAt: null });
  await put({
    "tasks/t1": old,
    "tasks/t2": { ...old, taskId: "t2", status: "DONE" },
  });
  const found: string[] = [];
  const options = {
    now: made,
    onFound: ({ id }: { id: string }) => found.push(id),
  };
  expect(await repairNotices({ ...options, dryRun: true })).toMatchObject({
    read: 2,
    differing: 1,
    mended: 0,
  });
  expect(await idsOf("noticeMarks")).toEqual([]);
  await repairNotices({ ...options, dryRun: false });
  expect(await repairNotices({ ...options, dryRun: false })).toMatchObject({
    differing: 0,
  });
  expect(found).toEqual(["t1", "t1"]);
  await runAt(made, before(24));
  expect(await mailed()).toEqual(three);
});

describe("what ends it", () => {
  it("sendNotification false says nothing; set later, it says what is left", async () => {
    await store(named({ sendNotification: false }));
    await runAt(...instants.slice(0, 2));
    expect([await mailed(), await idsOf("noticeMarks")]).toEqual([[], []]);
    await become({ sendNotification: true }, before(20));
    await runAt(before(20), before(1), due);
    const subjects = (await mails()).map(({ message }) => message.subject);
    expect(new Set(subjects)).toEqual(
      new Set(["Rappel : Peser les suricates"]),
    );
    expect(await mailed()).toHaveLength(6);
  });

  it.each(["DONE", "ARCHIVED", "DELETED"] as const)(
    "nothing once it is %s, and its notices go",
    async (status) => {
      await store(named());
      await runAt(made);
      // Not yet followed: what is stored decides.
      await database().doc("tasks/t1").update({ status });
      await runAt(before(24));
      expect(await mailed()).toEqual(three);
      await followTask("t1", before(24));
      expect(await noticeOf("ana")).toBeNull();
      await runAt(...instants, due);
      expect(await mailed()).toEqual(three);
    },
  );

  it("a task opened again says what is left, and nothing twice", async () => {
    await store(named());
    await runAt(made, before(24));
    await become({ status: "DONE" }, before(20));
    await become({ status: "OPEN" }, before(10));
    await runAt(before(10), before(1), due);
    expect(await mailed()).toEqual(thrice(three));
  });

  it("a task that is gone takes its notices with it", async () => {
    await store(named());
    await runAt(made);
    await database().doc("tasks/t1").delete();
    await followTask("t1", before(30));
    await runAt(...instants);
    expect(await noticeOf("ben")).toBeNull();
    expect(await mailed()).toEqual(three);
  });

  it("another due time reminds again, once, and the bell says it", async () => {
    await store(named({ responsibleIds: ["ana"] }));
    await runAt(made, before(24));
    const later = before(-48);
    await become({ dueAt: later }, before(10));
    expect(await noticeOf("ana")).toMatchObject({ says: "reminder24h" });
    expect((await noticeOf("ana"))?.["dueAt"]).toMatchObject({
      seconds: later.getTime() / 1000,
    });
    expect((await read("tasks/t1"))?.["notificationsSent"]).toMatchObject({
      reminder24h: false,
    });
    for (const now of [
      before(1),
      due,
      before(24, later),
      before(1, later),
      later,
    ])
      await runAt(now, now);
    expect(await mailed()).toHaveLength(4);
  });

  it("changes of hands and of minutes drive no stream of notices", async () => {
    await store(named({ responsibleIds: ["ana"] }));
    await runAt(made, before(40));
    for (const [hours, uid] of [
      [39, "ben"],
      [38, "ana"],
      [37, "ben"],
    ] as const) {
      await become({ responsibleIds: [uid] }, before(hours));
      await runAt(before(hours));
    }
    expect(await mailed()).toEqual(["ana", "ben"]);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      const now = new Date(before(1).getTime() + minutes * 60_000);
      await become({ dueAt: new Date(due.getTime() + minutes * 60_000) }, now);
      await runAt(now);
    }
    expect(await mailed()).toEqual(["ana", "ben", "ben"]);
    await runAt(due);
    expect(await mailed()).toEqual(["ana", "ben", "ben", "ben"]);
  });

  it("nothing before the task is shown", async () => {
    const visibleFrom = before(35);
    await store(named({ visibilityLeadTime: "oneDay", visibleFrom }));
    await runAt(made, before(36));
    expect([await mailed(), await noticeOf("ana")]).toEqual([[], null]);
    await runAt(visibleFrom);
    expect(await mailed()).toEqual(three);
  });

  it("an event heard late or twice changes nothing, and most are not heard at all", async () => {
    await store(named());
    await runAt(...instants);
    for (let index = 0; index < 3; index += 1) await followTask("t1", made);
    await runAt(...instants, due);
    expect(await mailed()).toEqual(thrice(three));
    const task = { ...(await read("tasks/t1")) };
    expect(concernsNotices(task, { ...task, notes: "x" })).toBe(false);
    expect(concernsNotices(task, { ...task, status: "DONE" })).toBe(true);
    const silent = { ...task, sendNotification: false };
    expect(concernsNotices(silent, { ...silent, status: "DONE" })).toBe(false);
    expect(concernsNotices(silent, task)).toBe(true);
  });

  it("goes from the bell after a month, and from what functions know three after the end", async () => {
    await store(named());
    await runAt(made);
    expect(await purge(before(-24 * 20))).toEqual({ limits: 4 });
    expect(await purge(before(-24 * 40))).toEqual({
      mail: 3,
      notifications: 3,
    });
    await become({ status: "DONE" }, due);
    expect(await purge(before(-24 * 100))).toEqual({ noticeMarks: 1 });
  });
});

it("what cannot be read tells nobody, and holds up no other", async () => {
  await store(named({ taskId: "t0" }));
  await store(named());
  await database().doc("tasks/t0").update({ zooId: 7 });
  await database().doc("access/ana").update({ status: 7 });
  await runAt(made);
  expect(await mailed()).toEqual(["ben", "cleo"]);
});
