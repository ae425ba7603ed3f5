import type { Access } from "@domain/access/access";
import { readsSeveralZoos, writesForReal } from "@domain/access/reach";
import type { Notice } from "@domain/notice/notice";
import { isTold } from "@domain/notice/task-notices";
import type { Account } from "@domain/person/user";
import { fullName } from "@domain/person/user";
import type { Task } from "@domain/task/task";
import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { accountRef, readingOf, ref } from "../edge/documents";
import type { Told } from "./compose-notice";
import type { Known } from "./known";
import { mayHear } from "./known";

/** A notice that is worth sending, and the task as it is now. */
export interface Worth {
  at: DocumentReference;
  notice: Notice;
  task: Task;
}

export interface Recipient {
  uid: string;
  access: Access;
  account: Account;
  name: string;
}

/** Somebody as what is sent to them needs them; null for nobody who can be told. */
export async function recipientOf(
  transaction: Transaction,
  uid: string,
): Promise<Recipient | null> {
  const [access, account, card] = await transaction.getAll(
    ref("access", uid),
    accountRef(uid),
    ref("users", uid),
  );
  if (access === undefined || account === undefined || card === undefined)
    return null;
  const { record: may } = readingOf("access", access);
  const { record: own } = readingOf("accounts", account);
  const { record: user } = readingOf("users", card);
  if (may === null || own === null) return null;
  const name = user === null ? "" : fullName(user);
  return { uid, access: may, account: own, name };
}

/** The notices that somebody has not read yet, of tasks that are still to be done and theirs to hear of. */
export async function worthOf(
  transaction: Transaction,
  docs: readonly QueryDocumentSnapshot[],
  { uid, access }: Recipient,
): Promise<Worth[]> {
  const unread = docs.flatMap((doc) => {
    const { record: notice } = readingOf("notifications", doc);
    return notice?.kind === "task" && !notice.read
      ? [{ at: doc.ref, notice }]
      : [];
  });
  if (unread.length === 0) return [];
  const tasks = await transaction.getAll(
    ...unread.map(({ notice }) => ref("tasks", notice.about)),
  );
  return unread.flatMap((one, index): Worth[] => {
    const stored = tasks[index];
    const task =
      stored === undefined ? null : readingOf("tasks", stored).record;
    return task !== null && isTold(task) && mayHear(uid, access, task)
      ? [{ ...one, task }]
      : [];
  });
}

/** Those of establishments that keep what is written there: a demonstration sends nothing. */
export async function keptOnes(
  worth: readonly Worth[],
  { access }: Recipient,
  known: Known,
): Promise<Map<string, Worth[]>> {
  const byZoo = new Map<string, Worth[]>();
  for (const one of worth) {
    const { zooId } = one.task;
    const zoo = await known.zoo(zooId);
    if (zoo !== null && writesForReal(access, zoo))
      byZoo.set(zooId, [...(byZoo.get(zooId) ?? []), one]);
  }
  return byZoo;
}

/** The same, as it is said to this person. */
export const toldOf =
  ({ access }: Recipient) =>
  ({ notice, task }: Worth): Told => ({
    says: notice.says ?? "onCreate",
    taskId: task.taskId,
    title: task.title,
    dueAt: task.dueAt,
    zooId: readsSeveralZoos(access) ? task.zooId : null,
  });
