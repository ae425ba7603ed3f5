import type { Mail } from "@domain/mail/mail";
import type { NoticePreferences } from "@domain/notice/preferences";
import { sectorSchema } from "@domain/sector/sector";
import type { Task } from "@domain/task/task";
import { expect } from "vitest";
import { aTask } from "../../builders/work";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { followTask } from "../../../functions/src/notices/follow-task";
import type { NoticesResult } from "../../../functions/src/notices/run-notices";
import { runNoticesAt } from "../../../functions/src/notices/run-notices";
import { mailOf, aPerson } from "../accounts/staffed";
import { world } from "../people";
import { put, read } from "../stage";

/** In winter: Paris is an hour ahead. */
export const made = new Date("2026-12-01T09:00:00Z");
export const due = new Date("2026-12-03T10:00:00Z");
const hour = 3_600_000;
export const before = (hours: number, of: Date = due): Date =>
  new Date(of.getTime() - hours * hour);

/** Somebody who keeps the sector "s1", and how they are told: each by itself, unless they say. */
export const aKeeper = (
  uid: string,
  wishes: Partial<NoticePreferences> & { language?: string } = {},
  access: Record<string, unknown> = {},
): Record<string, Record<string, unknown>> =>
  aPerson(
    uid,
    "home",
    { sectorRoles: { keeper: ["s1"] }, ...access },
    { noticeMail: "single", ...wishes },
  );

/** A sector whose team is one of each role, an establishment, and who manages it. */
export const aTeam = (): Record<string, Record<string, unknown>> => ({
  ...world(),
  "sectors/s1": sectorSchema.parse({
    zooId: "home",
    sectorId: "s1",
    sectorName: "Savane",
    sectorKeeper: ["ana"],
    managementUserIds: ["ben"],
    veterinaryUserIds: ["cleo"],
    nutritionUserIds: ["dan", "ana"],
  }),
});

/** A task of the sector with notices, made by the manager. */
export const aToldTask = (more: Partial<Task> = {}): Task =>
  aTask({
    zooId: "home",
    taskId: "t1",
    authorId: "manager",
    title: "Peser les suricates",
    sectorIds: ["s1"],
    sendNotification: true,
    createdAt: made,
    dueAt: due,
    ...more,
  });

/** Stores a task, and functions follow it. */
export async function store(task: Task, now: Date = made): Promise<void> {
  await put({ [`tasks/${task.taskId}`]: task });
  await followTask(task.taskId, now);
}

/** What is stored of the task becomes this, and functions follow. */
export async function become(
  more: Partial<Task>,
  now: Date,
  taskId = "t1",
): Promise<void> {
  await database()
    .doc(`tasks/${taskId}`)
    .update({ ...more });
  await followTask(taskId, now);
}

/** A run that no clock ends. */
export const endless = () => () => false;

/** Runs that are over at no time, at each of these instants. */
export async function runAt(...instants: Date[]): Promise<NoticesResult[]> {
  const results: NoticesResult[] = [];
  for (const now of instants) results.push(await runNoticesAt(now, endless));
  for (const { failed } of results) expect(failed).toBe(0);
  return results;
}

export async function mails(): Promise<Mail[]> {
  const { docs } = await database().collection("mail").get();
  return docs.map((doc) => plain(doc.data()) as Mail);
}

/** When each mail was written, by the clock of the schedule, to whom and of what, in that order. */
export async function posted(): Promise<string[]> {
  const keptMs = 30 * 86_400_000;
  return (await mails())
    .map(({ expireAt, uid, template }) => {
      const at = new Date(expireAt.getTime() - keptMs);
      return `${at.toISOString().slice(8, 16)} ${uid} ${template}`;
    })
    .sort();
}

/** Whom a mail went to, sorted: once for each mail. */
export const mailed = async (): Promise<string[]> =>
  (await mails()).map(({ uid }) => uid).sort();

export const noticeOf = (
  uid: string,
  taskId = "t1",
): Promise<Record<string, unknown> | null> =>
  read(`users/${uid}/notifications/task_${taskId}`);

export { mailOf };
