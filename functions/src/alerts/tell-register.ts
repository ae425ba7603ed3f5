import type { Access } from "@domain/access/access";
import type { Alert } from "@domain/measures/alerts/alert";
import { canAcknowledge } from "@domain/measures/alerts/alert";
import { answersFor } from "@domain/notice/alert-notices";
import { registerNoticeIdOf, registerNoticeOf } from "@domain/notice/notice";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref, stampNew } from "../edge/documents";
import { noticeRef } from "../notices/follow-task";
import type { Known } from "../notices/known";
import { knowledge } from "../notices/known";
import { alertsTold, concerned, wantedOf } from "./tell-alert";

/** Whether an alert waits for somebody and may still be told to this person: as theirs to see to, or, `late`, as one that nobody saw to. */
export const isForPerson = (
  alert: Alert,
  uid: string,
  access: Access | null,
  late: boolean,
): boolean =>
  canAcknowledge(alert) &&
  access !== null &&
  (late || alert.owner === uid) &&
  answersFor({ uid, access, zooId: alert.zooId }, alert);

interface Telling {
  alert: Alert;
  late: boolean;
  known: Known;
  now: Date;
}

/** Tells people of one alert; what it answers writes, once the transaction has read all it needs. */
async function tell(
  transaction: Transaction,
  uids: readonly string[],
  { alert, late, known, now }: Telling,
): Promise<() => void> {
  const { zooId, alertId } = alert;
  const said = await alertsTold(transaction, alert, "", 1);
  if (said === null) return () => undefined;
  const notices = await Promise.all(
    uids.map(async (uid) => {
      const wanted = await wantedOf(uid, { alert, known, now });
      const told = { zooId, alertId, place: said.place, alert: said.alert };
      return registerNoticeOf({ ...told, late }, uid, wanted, now);
    }),
  );
  return () => {
    for (const notice of notices)
      transaction.set(noticeRef(notice.userId, notice.notificationId), {
        ...notice,
        ...stampNew(systemAuthor),
      });
  };
}

/** Whether somebody is to be told that the alert is theirs: who took it needs no telling. */
const isTold = ({ owner, updatedBy }: Alert): boolean =>
  owner !== null && owner !== updatedBy;

/**
 * Tells the owner of an alert that it is theirs, once, and takes it back from who was it before and once somebody has seen to
 * it. What is stored decides and not what changed: an old event may be heard late, or twice.
 */
export const followOwner = (
  alertId: string,
  formerly: string | null,
  now: Date,
  known: Known = knowledge(),
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("alerts", alertId));
    const { record: alert } = readingOf("alerts", stored);
    const owner = alert?.owner ?? null;
    const noticeId = registerNoticeIdOf(alertId);
    const access = owner === null ? null : await known.access(owner);
    const isTheirs =
      alert !== null &&
      owner !== null &&
      isForPerson(alert, owner, access, false);
    const hearers =
      alert === null || canAcknowledge(alert)
        ? []
        : await concerned(alert, known);
    const gone = [formerly, owner, ...hearers].filter(
      (uid) => uid !== null && !(isTheirs && uid === owner),
    );
    const told =
      isTheirs && isTold(alert)
        ? await transaction.get(noticeRef(owner, noticeId))
        : null;
    const write =
      isTheirs && told?.exists === false
        ? await tell(transaction, [owner], { alert, late: false, known, now })
        : () => undefined;
    for (const uid of new Set(gone))
      if (uid !== null) transaction.delete(noticeRef(uid, noticeId));
    write();
  });

/**
 * Tells whoever answers for an alert that its due date has passed: its owner, and whom it concerns. Once: one transaction
 * writes the notices and that they are written. Answers whether anybody was told.
 */
export const tellLate = (
  alertId: string,
  now: Date,
  known: Known = knowledge(),
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("alerts", alertId));
    const { record: alert } = readingOf("alerts", stored);
    if (alert === null || alert.lateAt === null || alert.lateAt > now)
      return false;
    const done = changeOf("alerts", { lateAt: null }, systemAuthor);
    if (!canAcknowledge(alert)) {
      transaction.update(stored.ref, done);
      return false;
    }
    const all = [...new Set([alert.owner, ...(await concerned(alert, known))])];
    const people = all.filter((uid) => uid !== null);
    const access = await Promise.all(people.map(known.access));
    const uids = people.filter((uid, index) =>
      isForPerson(alert, uid, access[index] ?? null, true),
    );
    const write = await tell(transaction, uids, {
      alert,
      late: true,
      known,
      now,
    });
    write();
    transaction.update(stored.ref, done);
    return uids.length > 0;
  });
