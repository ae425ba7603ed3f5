import { errorCode } from "@domain/errors";
import { mailableNoticesQuery } from "@domain/notice/notice-queries";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../edge/admin";
import { logFailure, startOperation } from "../edge/log";
import { compile } from "../edge/query";
import type { Known } from "./known";
import type { MailPerson } from "./mail-person";
import { mailPerson } from "./mail-person";
import type { IsOver } from "./tell-due";

/** Notices looked at in one page, and people whose mails are written at once. */
const pageSize = 300;
const parallel = 8;

/** What failed is tried again so much later, and holds up nobody until then. */
const putOffMs = 600_000;

export interface MailResult {
  people: number;
  mails: number;
  failed: number;
}

/** Whose each notice of a page is: the document above the collection it lies in. */
const byPerson = (
  page: readonly QueryDocumentSnapshot[],
): [uid: string, notices: QueryDocumentSnapshot[]][] => {
  const all = new Map<string, QueryDocumentSnapshot[]>();
  for (const doc of page) {
    const uid = doc.ref.parent.parent?.id ?? "";
    all.set(uid, [...(all.get(uid) ?? []), doc]);
  }
  return [...all];
};

async function putOff(
  notices: readonly QueryDocumentSnapshot[],
  now: Date,
): Promise<void> {
  const mailAt = new Date(now.getTime() + putOffMs);
  const batch = database().batch();
  for (const notice of notices) batch.update(notice.ref, { mailAt });
  await batch.commit().catch(() => undefined);
}

/**
 * Mails what is due by `now`, a page of notices at a time, until the time is over. One person's failure puts theirs
 * off and does not stop the others. Safe to replay, and beside another run.
 */
export async function mailDue(
  now: Date,
  known: Known,
  isOver: IsOver,
  mail: MailPerson = mailPerson,
): Promise<MailResult> {
  const total: MailResult = { people: 0, mails: 0, failed: 0 };
  const due = compile(mailableNoticesQuery(now, pageSize));
  let last: QueryDocumentSnapshot | undefined;
  while (!isOver()) {
    const { docs } = await (last ? due.startAfter(last) : due).get();
    await pMap(
      byPerson(docs),
      async ([uid, notices]) => {
        if (isOver()) return;
        total.people += 1;
        try {
          const mails = await mail(uid, now, known);
          total.mails += mails;
        } catch (error) {
          total.failed += 1;
          logFailure(startOperation("mailPerson", uid), errorCode(error));
          await putOff(notices, now);
        }
      },
      { concurrency: parallel },
    );
    last = docs.at(-1);
    if (docs.length < pageSize) break;
  }
  return total;
}
