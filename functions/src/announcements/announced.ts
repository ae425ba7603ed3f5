import type { Announcement } from "@domain/announcement/announcement";
import { readersOf } from "@domain/announcement/recipients";
import { everybody } from "@domain/access/session";
import { readsSeveralZoos, writesForReal } from "@domain/access/reach";
import { noticeIdOf } from "@domain/notice/notice";
import { href } from "@domain/pages";
import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { readingOf, ref } from "../edge/documents";
import { named } from "../mail/compose";
import type { Known } from "../notices/known";
import type { PushMessage } from "../notices/push-port";
import type { Recipient } from "../notices/worth";

/** An announcement that is to be shown on somebody's devices, and their notice of it. */
export interface Announced {
  at: DocumentReference;
  message: PushMessage;
}

/** Still shown, asked to come up by itself, and theirs to read. */
function isFor(
  announcement: Announcement,
  { uid, access }: Recipient,
): boolean {
  if (!announcement.push || access.status !== "active") return false;
  const readers = readersOf(announcement);
  const isMember = access.zooId === announcement.zooId;
  return readers.includes(uid) || (isMember && readers.includes(everybody));
}

/** What a device shows of one: what it is called and whose it is, nothing of what it says. */
const messageOf = (
  { announcementId, title, zooId }: Announcement,
  { access }: Recipient,
  zooName: string,
): PushMessage => ({
  title: named(title),
  body: named(zooName),
  path: href("dashboard", {
    announcementId,
    ...(readsSeveralZoos(access) ? { zoo: zooId } : {}),
  }),
  tag: noticeIdOf(announcementId),
});

/** The announcements among somebody's notices that are not read yet and still theirs; a demonstration shows nothing. */
export async function announcedOf(
  transaction: Transaction,
  docs: readonly QueryDocumentSnapshot[],
  person: Recipient,
  known: Known,
): Promise<Announced[]> {
  const unread = docs.flatMap((doc) => {
    const { record: notice } = readingOf("notifications", doc);
    return notice?.kind === "announcement" && !notice.read
      ? [{ at: doc.ref, about: notice.about }]
      : [];
  });
  if (unread.length === 0) return [];
  const stored = await transaction.getAll(
    ...unread.map(({ about }) => ref("announcements", about)),
  );
  const found: Announced[] = [];
  for (const [index, { at }] of unread.entries()) {
    const doc = stored[index];
    const record =
      doc === undefined ? null : readingOf("announcements", doc).record;
    if (record === null || !isFor(record, person)) continue;
    const zoo = await known.zoo(record.zooId);
    if (zoo !== null && writesForReal(person.access, zoo))
      found.push({ at, message: messageOf(record, person, zoo.zooName) });
  }
  return found;
}
