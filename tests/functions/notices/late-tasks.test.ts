import type { Alert } from "@domain/measures/alerts/alert";
import type { Task } from "@domain/task/task";
import { beforeEach, expect, it } from "vitest";
import { aTask } from "../../builders/work";
import { lookAtLateTasks } from "../../../functions/src/alerts/run-late-tasks";
import { plain } from "../../../functions/src/edge/documents";
import { database } from "../../../functions/src/edge/admin";
import { put, useStage } from "../stage";

useStage("demo-late-tasks");

const due = new Date("2026-12-01T09:00:00Z");
const after = (minutes: number) => new Date(due.getTime() + minutes * 60_000);

const store = (taskId: string, more: Partial<Task> = {}) =>
  put({
    [`tasks/${taskId}`]: aTask({
      zooId: "home",
      taskId,
      type: "safety",
      title: "Vérifier le sas",
      sectorIds: ["s1"],
      dueAt: due,
      ...more,
    }),
  });
const alerts = async () =>
  (await database().collection("alerts").get()).docs
    .map((doc) => plain(doc.data()) as Alert)
    .map(({ alertId, closedAt }) => [alertId, closedAt] as const);
const id = "lateTask~t1~all_20261201T090000Z";

beforeEach(() => store("t1"));

it("a task about safety is an alert once it is late, one however often it is looked at, until it is done", async () => {
  await lookAtLateTasks(due);
  expect(await alerts()).toEqual([]);
  await Promise.all(
    [1, 2, 3].map((minutes) => lookAtLateTasks(after(minutes))),
  );
  await lookAtLateTasks(after(10));
  expect(await alerts()).toEqual([[id, null]]);
  await store("t1", { status: "DONE" });
  await lookAtLateTasks(after(20));
  await lookAtLateTasks(after(30));
  expect(await alerts()).toEqual([[id, after(20)]]);
  // A run that is late itself, after the task was taken up again, opens the same one.
  await store("t1");
  await lookAtLateTasks(after(25));
  expect(await alerts()).toEqual([[id, null]]);
});

it("tells nothing of the task, whose readers are fewer, and lies in its sectors", async () => {
  await lookAtLateTasks(after(1));
  const stored = await database().doc(`alerts/${id}`).get();
  expect(plain(stored.data())).toMatchObject({
    type: "risk",
    class: "general",
    subject: { kind: "task", id: "t1" },
    sectorIds: ["s1"],
    textKey: "lateTask",
    values: {},
  });
  expect(JSON.stringify(stored.data())).not.toContain("sas");
});

it("other tasks are none, nor one that was put off; one put off and late again is another", async () => {
  await store("t2", { type: "feeding" });
  await store("t3", { status: "DELETED" });
  await lookAtLateTasks(after(1));
  await store("t1", { dueAt: after(120) });
  await lookAtLateTasks(after(10));
  expect(await alerts()).toEqual([[id, after(10)]]);
  await lookAtLateTasks(after(121));
  expect((await alerts()).map(([, closedAt]) => closedAt)).toEqual([
    after(10),
    null,
  ]);
});

it("is raised, and closed, however many others are late before it", async () => {
  const late = (taskId: string) =>
    aTask({ zooId: "home", taskId, type: "safety", dueAt: due });
  const many = Array.from({ length: 601 }, (_, index) => `n${index}`);
  await put(Object.fromEntries(many.map((one) => [`tasks/${one}`, late(one)])));
  await lookAtLateTasks(after(1));
  expect(await alerts()).toHaveLength(many.length + 1);
  await store("t1", { status: "DONE" });
  const done = await lookAtLateTasks(after(10));
  expect(done).toEqual({ looked: 2 * many.length + 1, failed: 0 });
  const closed = (await alerts()).filter(([, closedAt]) => closedAt !== null);
  expect(closed).toEqual([[id, after(10)]]);
});
