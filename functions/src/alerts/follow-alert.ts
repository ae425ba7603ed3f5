import type { Alert } from "@domain/measures/alerts/alert";
import { canAcknowledge, handCause } from "@domain/measures/alerts/alert";
import { alertsOfNoticeMost, isAlertNews } from "@domain/notice/alert-notices";
import { alertNoticeIdOf } from "@domain/notice/notice";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { noticeRef } from "../notices/follow-task";
import type { Known } from "../notices/known";
import { knowledge } from "../notices/known";
import type { AlertMark } from "./alert-marks";
import {
  alertMark,
  alertMarkOf,
  groupIdOf,
  keptMark,
  newAlertMark,
} from "./alert-marks";
import { bringAlert } from "./move-alerts";
import { postAlert } from "./post-alert";
import { alertsTold, tellAlert } from "./tell-alert";
import { followOwner } from "./tell-register";

const read = (snapshot: DocumentSnapshot | undefined): Alert | null =>
  snapshot === undefined ? null : readingOf("alerts", snapshot).record;

/** What the notices say once one of their alerts is seen to: of the latest of the others, read stays read. Without others they go. */
async function untell(
  transaction: Transaction,
  groupId: string,
  mark: AlertMark,
  now: Date,
): Promise<void> {
  const id = alertNoticeIdOf(groupId);
  const last = mark.alertIds.at(-1);
  const stored =
    last === undefined ? undefined : await transaction.get(ref("alerts", last));
  const alert = read(stored);
  const said =
    alert === null
      ? null
      : await alertsTold(transaction, alert, groupId, mark.alertIds.length);
  const notices =
    said === null || mark.told.length === 0
      ? []
      : await transaction.getAll(...mark.told.map((uid) => noticeRef(uid, id)));
  if (said === null) {
    for (const uid of mark.told) transaction.delete(noticeRef(uid, id));
    transaction.delete(alertMark(groupId));
    return;
  }
  const { place: title, alert: told, count } = said;
  for (const notice of notices)
    if (notice.exists)
      transaction.update(
        notice.ref,
        changeOf("notifications", { title, alert: told, count }, systemAuthor),
      );
  transaction.set(alertMark(groupId), keptMark(mark, now));
}

/**
 * Tells people of an alert, among those that share what found it, or takes back what they were told once somebody has seen to
 * it. What is stored decides and not what changed: an old event may be heard late, or twice. Answers whether anything differed.
 */
export const followAlert = (
  alertId: string,
  groupId: string,
  now: Date,
  known: Known = knowledge(),
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const [stored, storedMark] = await transaction.getAll(
      ref("alerts", alertId),
      alertMark(groupId),
    );
    const alert = read(stored);
    const mark = alertMarkOf(storedMark?.data());
    const isIn = mark?.alertIds.includes(alertId) ?? false;
    const waits =
      alert !== null && canAcknowledge(alert) && groupIdOf(alert) === groupId;
    if (waits === isIn) return false;
    if (!waits) {
      if (mark === null) return false;
      const alertIds = mark.alertIds.filter((id) => id !== alertId);
      await untell(transaction, groupId, { ...mark, alertIds }, now);
      return true;
    }
    const before = mark ?? newAlertMark(alert);
    const isFull = before.alertIds.length >= alertsOfNoticeMost;
    if (isFull || !isAlertNews(alert, now)) return false;
    await tellAlert(transaction, { alert, groupId, mark: before, known, now });
    return true;
  });

/** What decides who is told of an alert, and whether anybody is still. */
const decisive = ["zooId", "sectorIds", "source", "status"] as const;

/** Whom of an alert its owner is told: once it is theirs, and until somebody has seen to it. */
async function hearOfOwner(
  alertId: string,
  before: Alert | null,
  after: Alert | null,
  now: Date,
): Promise<void> {
  const formerly = before?.owner ?? null;
  const owner = after?.owner ?? null;
  const isSeenTo = before?.status !== after?.status;
  if (formerly !== owner || (isSeenTo && before !== null))
    await followOwner(alertId, formerly, now);
}

/** One state of an alert after another, and who is told of it. Safe to replay. */
export async function hearOfAlert(
  alertId: string,
  before: Alert | null,
  after: Alert | null,
  now: Date,
): Promise<void> {
  await hearOfOwner(alertId, before, after, now);
  const isSame =
    before !== null &&
    after !== null &&
    decisive.every((field) => equalValues(before[field], after[field]));
  if (isSame) return;
  const groups = [before, after].flatMap((alert) =>
    alert === null ? [] : [groupIdOf(alert)],
  );
  for (const groupId of new Set(groups))
    await followAlert(alertId, groupId, now);
  if (after?.status === "active") await postAlert(alertId, now);
}

/** A person's alert about a group lies where its animals live: the desk knows no sector of it. */
async function place(before: Alert | null, after: Alert | null) {
  const isNew = before === null && after?.source.kind === handCause;
  if (isNew && after.subject.kind === "group") await bringAlert(after.alertId);
}

/** Whom an alert concerns is told of it, and no more once somebody has seen to it. */
export const onAlertWritten = onDocumentWritten(
  { document: "alerts/{alertId}", region, retry: true },
  async ({ data, params, time }) => {
    const [before, after] = [read(data?.before), read(data?.after)];
    await place(before, after);
    await hearOfAlert(params.alertId, before, after, new Date(time));
  },
);
