import { errorCode } from "@domain/errors";
import {
  mailableNoticesQuery,
  pushableNoticesQuery,
} from "@domain/notice/notice-queries";
import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../edge/admin";
import { logFailure, startOperation } from "../edge/log";
import { compile } from "../edge/query";
import type { Known } from "./known";
import type { MailPerson } from "./mail-person";
import { mailPerson } from "./mail-person";
import type { PushPerson } from "./push-person";
import { pushPerson } from "./push-person";
import type { IsOver } from "./tell-due";

/** Notices looked at in one page, and people who are written to at once. */
const pageSize = 300;
const parallel = 8;

/** What failed is tried again so much later, and holds up nobody until then. */
const putOffMs = 600_000;

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

/** What is due, by which field, and what is done for each person of whom something is. */
interface Sending {
  name: string;
  due: Query;
  field: "mailAt" | "pushAt";
  send: (uid: string) => Promise<number>;
}

async function putOff(
  notices: readonly QueryDocumentSnapshot[],
  field: Sending["field"],
  now: Date,
): Promise<void> {
  const later = new Date(now.getTime() + putOffMs);
  const batch = database().batch();
  for (const notice of notices) batch.update(notice.ref, { [field]: later });
  await batch.commit().catch(() => undefined);
}

/** Sends what is due, a page of notices at a time, until the time is over. One person's failure puts theirs off. */
async function sendDue(
  { name, due, field, send }: Sending,
  now: Date,
  isOver: IsOver,
): Promise<{ people: number; sent: number; failed: number }> {
  const total = { people: 0, sent: 0, failed: 0 };
  let last: QueryDocumentSnapshot | undefined;
  while (!isOver()) {
    const { docs } = await (last ? due.startAfter(last) : due).get();
    await pMap(
      byPerson(docs),
      async ([uid, notices]) => {
        if (isOver()) return;
        total.people += 1;
        try {
          const sent = await send(uid);
          total.sent += sent;
        } catch (error) {
          total.failed += 1;
          logFailure(startOperation(name, uid), errorCode(error));
          await putOff(notices, field, now);
        }
      },
      { concurrency: parallel },
    );
    last = docs.at(-1);
    if (docs.length < pageSize) break;
  }
  return total;
}

export interface MailResult {
  people: number;
  mails: number;
  failed: number;
}

/** Mails what is due by `now` until the time is over. Safe to replay, and beside another run. */
export async function mailDue(
  now: Date,
  known: Known,
  isOver: IsOver,
  mail: MailPerson = mailPerson,
): Promise<MailResult> {
  const { people, sent, failed } = await sendDue(
    {
      name: "mailPerson",
      due: compile(mailableNoticesQuery(now, pageSize)),
      field: "mailAt",
      send: (uid) => mail(uid, now, known),
    },
    now,
    isOver,
  );
  return { people, mails: sent, failed };
}

export interface PushResult {
  pushed: number;
  pushes: number;
  failed: number;
}

/** Shows on people's devices what is due by `now`, in the same way. */
export async function pushDue(
  now: Date,
  known: Known,
  isOver: IsOver,
  push: PushPerson = pushPerson,
): Promise<PushResult> {
  const { people, sent, failed } = await sendDue(
    {
      name: "pushPerson",
      due: compile(pushableNoticesQuery(now, pageSize)),
      field: "pushAt",
      send: (uid) => push(uid, now, known),
    },
    now,
    isOver,
  );
  return { pushed: people, pushes: sent, failed };
}
