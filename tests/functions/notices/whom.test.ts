import { beforeEach, describe, expect, it } from "vitest";
import { database } from "../../../functions/src/edge/admin";
import { concernsNotices } from "../../../functions/src/notices/follow-task";
import { onAccessEnded } from "../../../functions/src/triggers/on-access-ended";
import { idsOf, put, read, useStage } from "../stage";
import {
  aKeeper,
  aTeam,
  aToldTask,
  become,
  before,
  made,
  mailed,
  noticeOf,
  runAt,
  store,
} from "./told";

useStage("demo-notice-people");
const three = ["ana", "ben", "cleo"];
const thrice = (uids: readonly string[]) =>
  uids.flatMap((uid) => [uid, uid, uid]).sort();
const instants = [made, before(24), before(1)];

const plant = (...people: Record<string, Record<string, unknown>>[]) =>
  put(Object.assign(aTeam(), ...people) as ReturnType<typeof aTeam>);

beforeEach(() => plant(...three.map((uid) => aKeeper(uid))));

/** Functions hear that somebody's access became another. */
async function hearOf(uid: string, was: object, is: object): Promise<void> {
  const access = (fields: object) => ({
    exists: true,
    get: (field: string) =>
      new Map<string, unknown>(
        Object.entries({ zooId: "home", status: "active", ...fields }),
      ).get(field),
  });
  const data = { before: access(was), after: access(is) };
  await onAccessEnded.run({ data, params: { uid } } as never);
}

async function noticeAfterRun(uid: string) {
  await runAt(made);
  return noticeOf(uid);
}

const named = (more: Parameters<typeof aToldTask>[0] = {}) =>
  aToldTask({ responsibleIds: three, ...more });

describe("whom a task tells", () => {
  it("the keepers, managers, vets and nutritionists of its sector where nobody is named, each once", async () => {
    await plant(
      aKeeper("ana"),
      aKeeper("ben", {}, { sectorRoles: { management: ["s1"] } }),
      aKeeper("cleo", {}, { sectorRoles: { veterinary: ["s1"] } }),
      aKeeper("dan", {}, { sectorRoles: { nutrition: ["s1"] } }),
      aKeeper("eve", {}, { sectorRoles: { keeper: ["s2"] } }),
    );
    await store(aToldTask());
    await runAt(...instants);
    expect(await mailed()).toEqual(thrice(["ana", "ben", "cleo", "dan"]));
    expect(await noticeOf("eve")).toBeNull();
  });

  it("nobody who is disabled, deleted or works elsewhere, nor its author of its making", async () => {
    await plant(
      aKeeper("ana"),
      aKeeper("ben", {}, { status: "disabled" }),
      aKeeper("cleo", {}, { status: "deleted" }),
      aKeeper("dan", {}, { zooId: "away" }),
      aKeeper("eve"),
    );
    const responsibleIds = [...three, "dan", "eve", "nobody"];
    await store(named({ responsibleIds, authorId: "eve" }));
    await runAt(...instants);
    expect(await mailed()).toEqual(["ana", "ana", "ana", "eve", "eve"]);
    for (const uid of ["ben", "cleo", "dan"])
      expect(await noticeOf(uid)).toBeNull();
  });

  it("nobody who was disabled between bell and mail", async () => {
    await plant(
      aKeeper("ana", { quietFrom: "10:00", quietUntil: "12:00" }),
      aKeeper("ben"),
    );
    await store(named({ responsibleIds: ["ana", "ben"] }));
    await runAt(made);
    expect(await mailed()).toEqual(["ben"]);
    await database().doc("access/ana").update({ status: "disabled" });
    await runAt(new Date("2026-12-01T11:00:00Z"));
    expect(await mailed()).toEqual(["ben"]);
  });

  it("whoever is made responsible later, of that", async () => {
    await store(named({ responsibleIds: ["ana"] }));
    await runAt(made);
    await become({ responsibleIds: ["ana", "ben"] }, before(40));
    await runAt(before(40), before(39));
    expect(await mailed()).toEqual(["ana", "ben"]);
  });

  it("nobody of what becomes of it once they may read it no more", async () => {
    await plant(aKeeper("ana"), aKeeper("ben"), aKeeper("cleo"));
    const asks = (responsibleIds: string[]) => ({
      sectorIds: ["s2"],
      responsibleIds,
      audience: responsibleIds,
    });
    await store(aToldTask(asks(three)));
    await runAt(made);
    await database().doc("access/cleo").update({ zooId: "away" });
    await become({ ...asks(["ben", "cleo"]), title: "Autre" }, before(40));
    expect(await noticeOf("ben")).toMatchObject({ title: "Autre" });
    expect([await noticeOf("ana"), await noticeOf("cleo")]).toEqual([
      null,
      null,
    ]);
    // Who is handed it alone changes no word, and takes it from the other even so.
    await become(asks(["ana"]), before(39));
    expect(await noticeOf("ben")).toBeNull();
    const mark = await read("noticeMarks/t1");
    expect(mark?.["told"]).toEqual([]);
    const task = { ...(await read("tasks/t1")) };
    expect(concernsNotices(task, { ...task, audience: ["s1"] })).toBe(true);
  });

  it("nobody of the tasks of an establishment that they have left", async () => {
    await store(named());
    await runAt(made);
    await put({
      "users/ana/notifications/task_t2": {
        ...(await noticeOf("ana")),
        zooId: "away",
      },
    });
    await hearOf("ana", { zooId: "home" }, { zooId: "away" });
    expect(await idsOf("users/ana/notifications")).toEqual(["task_t2"]);
    expect(await noticeOf("ben")).not.toBeNull();
  });

  it("nobody any more of tasks that a lost right took from them", async () => {
    const [task, other] = ["t1", "t2"].map((taskId) => aToldTask({ taskId }));
    await store(named());
    await put({
      "tasks/t1": { ...task },
      "tasks/t2": { ...other, responsibleIds: ["ana"], audience: ["ana"] },
      "users/ana/notifications/task_t2": {
        ...(await noticeAfterRun("ana")),
        notificationId: "task_t2",
        about: "t2",
      },
    });
    const [had, has] = [{ keeper: ["s1"] }, { keeper: ["s2"] }];
    await database().doc("access/ana").update({ sectorRoles: has });
    await hearOf("ana", { sectorRoles: had }, { sectorRoles: had });
    expect(await idsOf("users/ana/notifications")).toHaveLength(2);
    await hearOf("ana", { sectorRoles: had }, { sectorRoles: has });
    expect(await idsOf("users/ana/notifications")).toEqual(["task_t2"]);
  });

  it("of one author's stream of tasks of thirty, and of how many more there are", async () => {
    const stream = (authorId: string, count: number) =>
      Array.from({ length: count }, (_, index) => {
        const taskId = `${authorId}-${String(index)}`;
        return aToldTask({ taskId, authorId, responsibleIds: ["ana"] });
      });
    await plant(aKeeper("ana", { noticeMail: "none" }));
    for (const task of [...stream("mia", 33), ...stream("system", 31)])
      await store({ ...task, audience: ["ana"] });
    await runAt(made);
    const ids = await idsOf("users/ana/notifications");
    expect(ids.filter((id) => id.startsWith("task_mia"))).toHaveLength(30);
    expect(ids.filter((id) => id.startsWith("task_system"))).toHaveLength(31);
    const rest = await read("users/ana/notifications/tasks_home");
    expect(rest).toMatchObject({ kind: "tasks", count: 3, read: false });
  });

  it("nobody by mail while the establishment demonstrates; the bell is one's own", async () => {
    await database().doc("zoo/home").update({ anonymousMode: true });
    await store(named());
    await runAt(...instants);
    expect(await mailed()).toEqual([]);
    expect(await noticeOf("ana")).toMatchObject({ says: "reminder1h" });
  });
});
