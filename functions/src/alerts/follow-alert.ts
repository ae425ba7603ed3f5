import type { Alert } from "@domain/measures/alerts/alert";
import { canAcknowledge } from "@domain/measures/alerts/alert";
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
import { alertsTold, tellAlert } from "./tell-alert";

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

/** One state of an alert after another, and who is told of it. Safe to replay. */
export async function hearOfAlert(
  alertId: string,
  before: Alert | null,
  after: Alert | null,
  now: Date,
): Promise<void> {
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
}

/** Whom an alert concerns is told of it, and no more once somebody has seen to it. */
export const onAlertWritten = onDocumentWritten(
  { document: "alerts/{alertId}", region, retry: true },
  ({ data, params, time }) =>
    hearOfAlert(
      params.alertId,
      read(data?.before),
      read(data?.after),
      new Date(time),
    ),
);
