import { expect, it } from "vitest";
import {
  summariesQuery,
  summariesMost,
} from "@domain/establishment/summary/summary-queries";
import type { Task } from "@domain/task/task";
import { startOfParisTomorrow } from "@domain/time/paris";
import { zooSchema } from "@domain/establishment/zoo";
import { loadDocuments } from "../../demo/seed/load";
import { randomFor } from "../../src/domain/analysis/interval/random";
import { compile } from "../../functions/src/edge/query";
import { markCounted } from "../../functions/src/summaries/marks";
import { recountSummary } from "../../functions/src/summaries/recount-summary";
import { runSummaries } from "../../functions/src/summaries/run-summaries";
import { aTask } from "../builders/work";
import { documentsRead } from "../functions/documents-read";
import { erase, put, useStage } from "../functions/stage";

const project = "demo-soak-pilot";
const stage = useStage(project, "file", { memoryMb: 18_000 });

const zoos = 200;
const tasksOfEach = 20_000;
const openOfEach = 300;
const events = 2_000;
const now = new Date("2026-11-20T09:00:00Z");
const hourMs = 3_600_000;
const random = randomFor("200 establishments");
const one = (count: number) => Math.floor(random() * count);
const types = ["feeding", "maintenance", "safety"] as const;

const zooIdOf = (at: number) => `zoo-${String(at)}`;
const blank = aTask();

/** Due within ten days of now, before or after. */
const anyTask = (zooId: string, taskId: string, isOpen: boolean): Task => {
  const dueAt = new Date(now.getTime() + (random() * 480 - 240) * hourMs);
  return {
    ...blank,
    zooId,
    taskId,
    dueAt,
    dueAtUnix: dueAt.getTime(),
    type: types[one(types.length)]!,
    status: isOpen ? "OPEN" : "DONE",
    ...(isOpen
      ? {}
      : { completedBy: "somebody", completedAt: dueAt, completedLate: false }),
  };
};

/** A task as existing data have it, without the fields that say nothing: four million of them are to be written. */
function stored({ taskId, zooId, dueAt, dueAtUnix, type, status }: Task) {
  const { title, target, sectorIds } = blank;
  const said = { title, target, sectorIds, dueAt, dueAtUnix, type, status };
  return { path: `tasks/${taskId}`, data: { zooId, taskId, ...said } };
}

/** What is known of an establishment beside the database: its tasks that are or were open. */
type Known = Map<string, Task>;

/** The numbers of a summary, counted one by one. */
function countedBy(known: Known) {
  const open = [...known.values()].filter(({ status }) => status === "OPEN");
  const late = open.filter(({ dueAt }) => dueAt < now);
  const night = startOfParisTomorrow(now);
  return {
    late: late.length,
    safetyLate: late.filter(({ type }) => type === "safety").length,
    today: open.filter(({ dueAt }) => dueAt >= now && dueAt < night).length,
    since: new Date(Math.min(...late.map(({ dueAt }) => dueAt.getTime()))),
  };
}

/** Something becomes of a task of an establishment, and the trigger hears of it. */
async function happen(known: Known, zooId: string, at: number): Promise<void> {
  const made = anyTask(zooId, `new-${String(at)}`, true);
  const chosen = [...known.values()][one(known.size)];
  const kind = one(4);
  if (kind === 0 || chosen === undefined) {
    known.set(made.taskId, made);
    await put({ [`tasks/${made.taskId}`]: made });
    await markCounted("tasks", null, made, now);
    return;
  }
  const path = `tasks/${chosen.taskId}`;
  if (kind === 1) {
    known.delete(chosen.taskId);
    await erase(path);
    await markCounted("tasks", chosen, null, now);
    return;
  }
  const turned: Task =
    kind === 2
      ? { ...chosen, status: chosen.status === "OPEN" ? "DONE" : "OPEN" }
      : { ...chosen, dueAt: made.dueAt, dueAtUnix: made.dueAtUnix };
  known.set(turned.taskId, turned);
  await put({ [path]: turned });
  await markCounted("tasks", chosen, turned, now);
}

it("200 establishments of 20,000 tasks stand as a recount says after random events, and reading that costs the same", async () => {
  const suite = {
    firestoreHost: stage.host(),
    authHost: stage.host(),
    project,
  };
  const all: Known[] = [];
  const reads: number[] = [];
  for (let at = 0; at < zoos; at += 1) {
    const zooId = zooIdOf(at);
    const tasks = Array.from({ length: tasksOfEach }, (_, index) =>
      anyTask(zooId, `${zooId}-${String(index)}`, index < openOfEach),
    );
    const known = new Map(
      tasks.slice(0, openOfEach).map((task) => [task.taskId, task]),
    );
    all.push(known);
    await put({
      [`zoo/${zooId}`]: zooSchema.parse({ zooId, zooName: zooId }),
    });
    const documents = tasks.map(stored);
    // The first is counted when it has its open tasks alone, and again with all its history.
    if (at === 0) {
      await loadDocuments(suite, documents.slice(0, openOfEach));
      await recountSummary(zooId, now);
      reads.push(await documentsRead(() => recountSummary(zooId, now)));
    }
    await loadDocuments(suite, documents);
    reads.push(await documentsRead(() => recountSummary(zooId, now)));
  }
  const [alone, beside] = reads;
  console.log(`one establishment is counted with ${String(beside)} documents`);
  expect(beside).toBe(alone);
  // Each for the first time, its welfare with it.
  expect(new Set(reads.slice(2)).size).toBe(1);

  const touched = new Set<string>();
  for (let at = 0; at < events; at += 1) {
    const which = one(zoos);
    touched.add(zooIdOf(which));
    await happen(all[which]!, zooIdOf(which), at);
  }
  const soon = new Date(now.getTime() + 60_000);
  expect(await runSummaries(soon)).toMatchObject({ failed: 0 });

  const query = compile(summariesQuery());
  expect(await documentsRead(() => query.get())).toBe(zoos);
  const { docs } = await query.get();
  expect(docs).toHaveLength(Math.min(zoos, summariesMost));
  for (const doc of docs) {
    const known = all[Number(doc.id.slice("zoo-".length))]!;
    const { since, ...counts } = countedBy(known);
    expect([doc.id, doc.get("tasks")]).toEqual([
      doc.id,
      { ...counts, since: expect.objectContaining({}) as unknown },
    ]);
    expect([
      doc.id,
      (doc.get("tasks") as { since: { toDate: () => Date } }).since.toDate(),
    ]).toEqual([doc.id, since]);
  }
  console.log(
    `${String(touched.size)} of ${String(zoos)} were counted again after ${String(events)} events`,
  );
}, 5_400_000);
