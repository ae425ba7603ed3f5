import { quietEnd } from "@domain/notice/mail-time";
import { pushableOfPersonQuery } from "@domain/notice/notice-queries";
import { shareOfHour } from "@domain/notice/sending-hour";
import type { Account } from "@domain/person/user";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { announcedOf } from "../announcements/announced";
import { database } from "../edge/admin";
import { changeOf } from "../edge/documents";
import { compile } from "../edge/query";
import { languageOf } from "../mail/send";
import { composePush, composePushes } from "./compose-notice";
import type { Known } from "./known";
import { pushTo } from "./push-devices";
import type { PushMessage } from "./push-port";
import { readHour, writeHour } from "./sending-hours";
import type { Recipient, Worth } from "./worth";
import { keptOnes, recipientOf, toldOf, worthOf } from "./worth";

/** At most so many notices of a person are looked at in one run; the rest a minute later. */
const atOnce = 100;

/** What was taken up and not said to be done is taken up again so much later: its run was killed between. */
const leaseMs = 600_000;

/** A message waits so long for a device that is off, in seconds: not beyond the due instant, nor for days. */
const longest = 4 * 3600;
const secondsFor = ({ dueAt }: Worth, now: Date): number => {
  if (dueAt === null) return longest;
  const left = (dueAt.getTime() - now.getTime()) / 1000;
  return Math.round(Math.min(longest, left > 0 ? Math.max(60, left) : longest));
};

interface Taken {
  account: Account;
  messages: (readonly [PushMessage, seconds: number])[];
  /** Of which notices, taken up until when. */
  notices: DocumentReference[];
  lease: Date;
}

const pushTime = (
  transaction: Transaction,
  at: DocumentReference,
  pushAt: Date | null,
): void => {
  transaction.update(at, changeOf("notifications", { pushAt }, systemAuthor));
};

/** What is sent of somebody's notices, and until when each other waits. */
async function takeWorth(
  transaction: Transaction,
  docs: readonly QueryDocumentSnapshot[],
  person: Recipient,
  known: Known,
  now: Date,
): Promise<Taken | null> {
  const { uid, account } = person;
  const found = await worthOf(transaction, docs, person);
  const kept = await keptOnes(found, person, known);
  const worth = [...kept.values()].flat();
  // Few, and each asked for by whoever wrote it: they are no part of an hour's share.
  const announced = await announcedOf(transaction, docs, person, known);
  const before =
    worth.length === 0 ? null : await readHour(transaction, "push", uid);
  const share = shareOfHour(before, worth.length, now);
  const sent = share.folded ? worth : worth.slice(0, share.single);
  const until =
    share.heldUntil === null ? null : quietEnd(account, share.heldUntil);
  const held = new Set(worth.slice(sent.length).map(({ at }) => at.path));
  const notices = [...sent, ...announced].map(({ at }) => at);
  const sentPaths = new Set(notices.map(({ path }) => path));
  const lease = new Date(now.getTime() + leaseMs);
  for (const { ref: at } of docs) {
    const waits = held.has(at.path) ? until : null;
    pushTime(transaction, at, sentPaths.has(at.path) ? lease : waits);
  }
  if (worth.length > 0) writeHour(transaction, "push", uid, share.hour);
  if (notices.length === 0) return null;
  const language = languageOf(account.language);
  const told = toldOf(person);
  const single = share.folded
    ? [[composePushes(sent.map(told), language), longest] as const]
    : sent.map(
        (one) =>
          [
            composePush(told(one), language, now),
            secondsFor(one, now),
          ] as const,
      );
  const messages = [
    ...single,
    ...announced.map(({ message }) => [message, longest] as const),
  ];
  return { account, messages, notices, lease };
}

/** Takes up what is due by `now`, so that no other run does; in quiet hours all waits for their end. */
const take = (uid: string, now: Date, known: Known): Promise<Taken | null> =>
  database().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(
      compile(pushableOfPersonQuery(uid, now, atOnce)),
    );
    if (docs.length === 0) return null;
    const person = await recipientOf(transaction, uid);
    const wakes = person === null ? now : quietEnd(person.account, now);
    if (person !== null && wakes <= now)
      return takeWorth(transaction, docs, person, known, now);
    for (const { ref: at } of docs)
      pushTime(transaction, at, person === null ? null : wakes);
    return null;
  });

/** What was taken up is done, unless something else is said of it by now. */
const settle = ({ notices, lease }: Taken): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...notices);
    for (const doc of stored) {
      const pushAt: unknown = doc.get("pushAt");
      if (pushAt instanceof Timestamp && pushAt.toMillis() === lease.getTime())
        pushTime(transaction, doc.ref, null);
    }
  });

/** What becomes of one person's notices that are due: how many messages were handed on. */
export type PushPerson = (
  uid: string,
  now: Date,
  known: Known,
) => Promise<number>;

/**
 * Shows somebody on their devices what is due by `now`, once: two runs never take up the same. One that is killed
 * between taking up and sending leaves it to a later run; killed right after, that run says it again under the same
 * tag, so that it stands there once all the same.
 */
export const pushPerson: PushPerson = async (uid, now, known) => {
  const taken = await take(uid, now, known);
  if (taken === null) return 0;
  const sent = await pushTo(uid, taken.account, taken.messages);
  await settle(taken);
  return sent;
};
