import { expect, it, vi } from "vitest";
import { sectorSchema } from "@domain/sector/sector";
import { zooSchema } from "@domain/establishment/zoo";
import { database } from "../../../functions/src/edge/admin";
import { newMark, noticeMarksPath } from "../../../functions/src/notices/marks";
import { runNoticesAt } from "../../../functions/src/notices/run-notices";
import { singlesMost } from "@domain/notice/sending-hour";
import { toldBefore } from "@domain/notice/task-notices";
import { aPerson } from "../accounts/staffed";
import { put, useStage } from "../stage";
import { aToldTask, before, endless } from "./told";

const project = "demo-notice-load";
const stage = useStage(project, "file");

/** A tenth of the load, and all of it in the long form: each task asks the four people of its sector. */
const zoos = process.env["SOAK"] === "1" ? 200 : 20;
const perZoo = 25;
const team = 4;
/** Due in ten days: nothing is to be said of these, however many there are. */
const quietOnes = 100;

type Documents = Record<string, Record<string, unknown>>;

function aZoo(number: number): Documents {
  const zooId = `zoo-${String(number)}`;
  const sectorId = `${zooId}-s`;
  const uids = Array.from({ length: team }, (_, n) => `${zooId}-p${String(n)}`);
  const documents: Documents = {
    [`zoo/${zooId}`]: zooSchema.parse({ zooId, zooName: zooId }),
    [`sectors/${sectorId}`]: sectorSchema.parse({
      zooId,
      sectorId,
      sectorName: "Savane",
      sectorKeeper: uids,
    }),
  };
  for (const uid of uids)
    Object.assign(
      documents,
      aPerson(
        uid,
        zooId,
        { sectorRoles: { keeper: [sectorId] } },
        { noticeMail: uid.endsWith("0") ? "single" : "digest" },
      ),
    );
  for (let index = 0; index < perZoo + quietOnes / zoos; index += 1) {
    const taskId = `${zooId}-t${String(index)}`;
    const task = aToldTask({
      zooId,
      taskId,
      sectorIds: [sectorId],
      notificationsSent: {
        onCreate: true,
        reminder24h: false,
        reminder1h: false,
      },
    });
    documents[`tasks/${taskId}`] = task;
    documents[`${noticeMarksPath}/${taskId}`] = {
      ...newMark(toldBefore(task)),
      nextAt: before(index < perZoo ? 24 : -240),
    };
  }
  return documents;
}

const writing = ["create", "set", "update", "delete"] as const;

/** What was read, and written in transactions. */
async function costs(
  act: () => Promise<void>,
): Promise<{ reads: number; writes: number }> {
  const url = `http://${stage.host()}/emulator/v1/projects/${project}/reads`;
  await fetch(url, { method: "DELETE" });
  const all = await database().runTransaction((one) =>
    Promise.resolve(Object.getPrototypeOf(one) as typeof one),
  );
  const spies = writing.map((name) => vi.spyOn(all, name));
  await act();
  const writes = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  const answer = (await (await fetch(url)).json()) as {
    byUid: Record<string, number>;
  };
  return { reads: answer.byUid["(admin)"] ?? 0, writes };
}

it("tells and mails many, two schedulers at once, each once, with so many reads and writes a task", async () => {
  for (let number = 0; number < zoos; number += 1) await put(aZoo(number));
  const tasks = zoos * perZoo;
  const now = before(24);
  const run = () => runNoticesAt(now, endless);
  const begun = performance.now();
  const alone = await costs(async () => {
    const { told, mails, failed } = await run();
    expect([told, mails, failed]).toEqual([
      tasks * team,
      zoos * singlesMost,
      0,
    ]);
  });
  const seconds = (performance.now() - begun) / 1000;
  const again = await costs(async () => {
    const results = await Promise.all([run(), run()]);
    for (const { told, mails } of results)
      expect([told, mails]).toEqual([0, 0]);
  });
  // What is beyond an hour's share comes as one at its end, once.
  const later = new Date(now.getTime() + 3_600_000);
  const ends = await Promise.all([
    runNoticesAt(later, endless),
    runNoticesAt(later, endless),
  ]);
  expect(ends.reduce((sum, { mails }) => sum + mails, 0)).toBe(zoos);
  const count = async (name: string) =>
    (await database().collectionGroup(name).count().get()).data().count;
  expect(await count("notifications")).toBe(tasks * team);
  expect(await count("mail")).toBe(zoos * (singlesMost + 1));
  console.info(
    `notices: ${String(tasks)} tasks, ${String(tasks * team)} people told, ${String(zoos * singlesMost)} mails in ${seconds.toFixed(1)} s; reads a task ${(alone.reads / tasks).toFixed(1)}, writes ${(alone.writes / tasks).toFixed(1)}; two runs with nothing due: ${String(again.reads)} reads`,
  );
  // Its mark twice and the task, what its author told others that day, whether its mail is written and what that needs;
  // teams and people once. Four notices, mark and task, the author's day, that its mail is written or waits; each
  // hour's share of mails, and the hour. Of two tasks of one author at once one is tried again,
  // on a busy machine more than once.
  const written = 8 + (singlesMost + 1) / perZoo;
  expect(alone.reads / tasks).toBeLessThan(10);
  expect(alone.writes / tasks).toBeGreaterThan(written - 0.005);
  expect(alone.writes / tasks).toBeLessThan(written + 4);
  expect(again).toEqual({ reads: 6, writes: 0 });
}, 120_000);
