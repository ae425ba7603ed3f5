import { readRecord } from "@domain/record/read";
import { templateIdMax } from "@domain/recurrence/task-id";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import { automationOfTask, isOldAutomation } from "@domain/upcast/work";
import type {
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { ref, stampChange } from "../edge/documents";
import type { GetAll } from "../repair/repair";
import { recountAll, storedOf } from "../repair/repair";
import { withFirstRun } from "./first-run";
import type { Run } from "./report";
import { migratedMeta } from "./unmigrated";

/** The stored automation that a task becomes; null for one that nobody could read. */
async function automationFor(
  id: string,
  task: Values,
  getAll: GetAll,
  now: Date,
): Promise<Values | null> {
  const stored = automationOfTask(id, task);
  const { record } = readRecord("taskTemplates", id, stored);
  if (record === null || id.length > templateIdMax) return null;
  const [recount] = await recountAll(
    "taskTemplates",
    [{ id, stored }],
    getAll,
    now,
  );
  const counted = { ...stored, ...recount?.values };
  return withFirstRun(id, stored, counted, now);
}

async function move(
  transaction: Transaction,
  id: string,
  { now, operationId }: Run,
): Promise<string | null> {
  const [task, taken] = await transaction.getAll(
    ref("tasks", id),
    ref("taskTemplates", id),
  );
  if (task?.exists !== true || !isOldAutomation(storedOf(task).stored))
    return null;
  if (taken?.exists === true) return "automationIdTaken";
  const getAll: GetAll = (...refs) => transaction.getAll(...refs);
  const made = await automationFor(id, storedOf(task).stored, getAll, now);
  if (made === null) return "unreadable";
  transaction.create(ref("taskTemplates", id), {
    ...made,
    ...migratedMeta(made),
    ...stampChange(systemAuthor, operationId),
  });
  transaction.delete(task.ref);
  return null;
}

/** Moves a recurring task of old to the automations, under its id; whether it is one now, or would be. */
export async function moveAutomation(
  doc: QueryDocumentSnapshot,
  run: Run,
): Promise<boolean> {
  const { id } = doc;
  const getAll: GetAll = (...refs) => database().getAll(...refs);
  const { stored } = storedOf(doc);
  const dry = async () =>
    (await automationFor(id, stored, getAll, run.now)) === null
      ? "unreadable"
      : null;
  const reason = run.dryRun
    ? await dry()
    : await database().runTransaction((transaction) =>
        move(transaction, id, run),
      );
  if (reason !== null) run.onOdd({ collection: "tasks", id, reason });
  return reason === null;
}
