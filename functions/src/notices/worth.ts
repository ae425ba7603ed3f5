import type { Access } from "@domain/access/access";
import { readsSeveralZoos, writesForReal } from "@domain/access/reach";
import { leavesTheApp } from "@domain/notice/alert-notices";
import type { Notice } from "@domain/notice/notice";
import { alertNoticeIdOf } from "@domain/notice/notice";
import { isTold } from "@domain/notice/task-notices";
import type { Account } from "@domain/person/user";
import { fullName } from "@domain/person/user";
import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { accountRef, readingOf, ref } from "../edge/documents";
import { alertMark, alertMarkOf } from "../alerts/alert-marks";
import { isForPerson } from "../alerts/tell-register";
import type { Told } from "./compose-notice";
import type { Known } from "./known";
import { mayHear, mayHearAlert } from "./known";

/** A notice that is worth sending: of which establishment, by when it is to be done (null: by no time), and what it says now. */
export interface Worth {
  at: DocumentReference;
  notice: Notice;
  zooId: string;
  dueAt: Date | null;
  /** `zooId`: where they can see several establishments. */
  tell: (zooId: string | null) => Told;
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

interface Unread {
  at: DocumentReference;
  notice: Notice;
}

/** Those of tasks that are still to be done and theirs to hear of. */
async function ofTasks(
  transaction: Transaction,
  unread: readonly Unread[],
  { uid, access }: Recipient,
): Promise<Worth[]> {
  if (unread.length === 0) return [];
  const tasks = await transaction.getAll(
    ...unread.map(({ notice }) => ref("tasks", notice.about)),
  );
  return unread.flatMap((one, index): Worth[] => {
    const stored = tasks[index];
    const task =
      stored === undefined ? null : readingOf("tasks", stored).record;
    if (task === null || !isTold(task) || !mayHear(uid, access, task))
      return [];
    const { taskId, title, dueAt, zooId: of } = task;
    const says = one.notice.says ?? "onCreate";
    const tell = (zooId: string | null): Told => ({
      kind: "task",
      says,
      taskId,
      title,
      dueAt,
      zooId,
    });
    return [{ ...one, zooId: of, dueAt, tell }];
  });
}

/** Those of alerts that wait for somebody and are theirs to hear of, where they want them sent. */
async function ofAlerts(
  transaction: Transaction,
  unread: readonly Unread[],
  { uid, access, account }: Recipient,
): Promise<Worth[]> {
  if (unread.length === 0 || !account.noticeAlerts) return [];
  const marks = await transaction.getAll(
    ...unread.map(({ notice }) => alertMark(notice.about)),
  );
  return unread.flatMap((one, index): Worth[] => {
    const mark = alertMarkOf(marks[index]?.data());
    const { about: groupId, title: place, alert, count } = one.notice;
    if (alert === null || mark === null || !mayHearAlert(uid, access, mark))
      return [];
    const tell = (zooId: string | null): Told => ({
      kind: "alert",
      alert,
      tag: alertNoticeIdOf(groupId),
      says: "found",
      place,
      count,
      zooId,
    });
    return [{ ...one, zooId: mark.zooId, dueAt: null, tell }];
  });
}

/** Those of single alerts that are theirs to see to, or late, where they want alerts sent. */
async function ofRegister(
  transaction: Transaction,
  unread: readonly Unread[],
  { uid, access, account }: Recipient,
): Promise<Worth[]> {
  if (unread.length === 0 || !account.noticeAlerts) return [];
  const alerts = await transaction.getAll(
    ...unread.map(({ notice }) => ref("alerts", notice.about)),
  );
  return unread.flatMap((one, index): Worth[] => {
    const { notificationId: tag, title: place, alert, late } = one.notice;
    const stored = alerts[index];
    const record = stored && readingOf("alerts", stored).record;
    if (alert === null || !record || !leavesTheApp(record)) return [];
    if (!isForPerson(record, uid, access, late)) return [];
    const says = late ? "late" : "owned";
    const tell = (zooId: string | null): Told => ({
      kind: "alert",
      alert,
      tag,
      says,
      place,
      count: 1,
      zooId,
    });
    return [{ ...one, zooId: record.zooId, dueAt: null, tell }];
  });
}

/** The notices that somebody has not read yet and that are worth sending. */
export async function worthOf(
  transaction: Transaction,
  docs: readonly QueryDocumentSnapshot[],
  person: Recipient,
): Promise<Worth[]> {
  const unread = docs.flatMap((doc): Unread[] => {
    const { record: notice } = readingOf("notifications", doc);
    return notice === null || notice.read ? [] : [{ at: doc.ref, notice }];
  });
  const of = (kind: Notice["kind"]) =>
    unread.filter(({ notice }) => notice.kind === kind);
  const tasks = await ofTasks(transaction, of("task"), person);
  const alerts = await ofAlerts(transaction, of("alert"), person);
  return [
    ...tasks,
    ...alerts,
    ...(await ofRegister(transaction, of("register"), person)),
  ];
}

/** Those of establishments that keep what is written there: a demonstration sends nothing. */
export async function keptOnes(
  worth: readonly Worth[],
  { access }: Recipient,
  known: Known,
): Promise<Map<string, Worth[]>> {
  const byZoo = new Map<string, Worth[]>();
  for (const one of worth) {
    const { zooId } = one;
    const zoo = await known.zoo(zooId);
    if (zoo !== null && writesForReal(access, zoo))
      byZoo.set(zooId, [...(byZoo.get(zooId) ?? []), one]);
  }
  return byZoo;
}

/** The same, as it is said to this person. */
export const toldOf =
  ({ access }: Recipient) =>
  ({ tell, zooId }: Worth): Told =>
    tell(readsSeveralZoos(access) ? zooId : null);
