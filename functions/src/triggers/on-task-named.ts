import { anAdminQuery } from "@domain/access/access-queries";
import { can } from "@domain/access/can";
import type { Access } from "@domain/access/access";
import { equalValues } from "@domain/record/equal";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { isOpen } from "@domain/task/state";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { readAccess } from "../callables/team";
import { database, region } from "../edge/admin";
import { changeOf, plain, ref } from "../edge/documents";
import { compile } from "../edge/query";

/** May somebody be asked to work in an establishment? */
const works = (uid: string, access: Access | undefined, zooId: string) =>
  access !== undefined && can({ uid, access, zooId }, "read", "zoo", { zooId });

/** An active admin of the establishment; null for none. */
async function anAdminOf(
  transaction: Transaction,
  zooId: string,
): Promise<string | null> {
  const { docs } = await transaction.get(compile(anAdminQuery(zooId)));
  return docs[0]?.id ?? null;
}

/**
 * Takes off an open task whoever does not work in its establishment; where nobody is left to ask and it
 * lies in no sector, its author is asked, else an admin, else it keeps the last person named: a task
 * that asks nobody is seen by nobody. Safe to replay.
 */
export async function keepToColleagues(taskId: string): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("tasks", taskId));
    const values = plain(stored.data() ?? {}) as Values;
    const { record: task } = readRecord("tasks", taskId, values);
    if (task === null || !isOpen(task)) return;
    const { zooId, sectorIds, responsibleIds: named, authorId } = task;
    const known = await readAccess(transaction, [
      ...new Set([...named, authorId]),
    ]);
    const here = (uid: string) => works(uid, known.get(uid), zooId);
    const left = named.filter(here);
    if (left.length === named.length) return;
    const asked =
      left.length + sectorIds.length > 0
        ? left
        : here(authorId)
          ? [authorId]
          : [(await anAdminOf(transaction, zooId)) ?? named.at(-1) ?? authorId];
    if (equalValues(asked, named)) return;
    transaction.update(
      stored.ref,
      changeOf("tasks", { responsibleIds: asked, sectorIds }, systemAuthor),
    );
  });
}

/** Tasks ask nobody who cannot answer: rules look no list of people up. */
export const onTaskNamed = onDocumentWritten(
  { document: "tasks/{taskId}", region, retry: true },
  async ({ data, params }) => {
    const named: unknown = data?.after.get("responsibleIds");
    const before: unknown = data?.before.get("responsibleIds");
    if (!Array.isArray(named) || named.length === 0) return;
    if (!equalValues(named, before)) await keepToColleagues(params.taskId);
  },
);
