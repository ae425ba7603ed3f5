import type { Finding } from "@domain/finding/finding";
import { doersOf, findingNoticeOf } from "@domain/notice/finding-notice";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { placeOf } from "../alerts/tell-alert";
import { stampNew } from "../edge/documents";
import { noticeRef } from "../notices/follow-task";
import type { Known } from "../notices/known";
import { mayHearFinding } from "../notices/known";
import type { May } from "../alerts/looking-after";
import { hearingAmong, lookingAfter } from "../alerts/looking-after";

/** Whom the verdict of a finding concerns: who made it or did something about it; where nobody of them may read it, who looks after its sectors. */
async function concerned(finding: Finding, known: Known): Promise<string[]> {
  const may: May = (uid, access) => mayHearFinding(uid, access, finding);
  const doers = await hearingAmong(doersOf(finding), may, known);
  return doers.length > 0 ? doers : lookingAfter(finding, may, known);
}

/** Reads whom to tell that a finding is judged at `now`; what it answers writes the notices, in the transaction that judges: whoever judges again finds it judged. */
export async function tellVerdict(
  transaction: Transaction,
  finding: Finding,
  now: Date,
  known: Known,
): Promise<() => void> {
  const { subject, sectorIds } = finding;
  const place = await placeOf(transaction, { subject, sectorIds, values: {} });
  const uids = await concerned(finding, known);
  return () => {
    for (const uid of uids) {
      const notice = findingNoticeOf(finding, place, uid, now);
      transaction.set(noticeRef(uid, notice.notificationId), {
        ...notice,
        ...stampNew(systemAuthor),
      });
    }
  };
}
