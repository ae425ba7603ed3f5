import type { Announcement } from "@domain/announcement/announcement";
import { everybody } from "@domain/access/session";
import { openAnnouncementsQuery } from "@domain/announcement/announcement-queries";
import { readersChanged, readersOf } from "@domain/announcement/recipients";
import { documentPath } from "@domain/collections";
import { noticeIdOf, noticeOf } from "@domain/notice/notice";
import { pushDevicesQuery } from "@domain/person/device-queries";
import { systemAuthor } from "@domain/task/task";
import type { DocumentReference } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref, stampNew } from "../edge/documents";
import { pageSize, pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { activeAmong, peopleOf } from "./people";

/** So many notices are looked at, and written, together. */
const chunk = 200;

type State = Pick<Announcement, "phase" | "audience"> | null;

const noticeRef = (uid: string, announcementId: string): DocumentReference =>
  database().doc(
    documentPath("notifications", noticeIdOf(announcementId), uid),
  );

/** When a notice of it comes up on somebody's devices: at once where that is wanted and they have some; their quiet hours are asked as it is shown. */
async function pushAtFor(
  { push }: Announcement,
  uid: string,
  now: Date,
): Promise<Date | null> {
  if (!push) return null;
  const devices = await compile(pushDevicesQuery(uid, 1)).get();
  return devices.empty ? null : now;
}

/** Writes the notices of those who have none yet: what is read stays read. */
async function tell(
  announcement: Announcement,
  uids: readonly string[],
  now: Date,
): Promise<void> {
  const { announcementId } = announcement;
  for (let from = 0; from < uids.length; from += chunk) {
    const some = uids.slice(from, from + chunk);
    const stored = await database().getAll(
      ...some.map((uid) => noticeRef(uid, announcementId)),
    );
    const fresh = some.filter((_, index) => stored[index]?.exists !== true);
    const pushed = await Promise.all(
      fresh.map((uid) => pushAtFor(announcement, uid, now)),
    );
    const batch = database().batch();
    fresh.forEach((uid, index) => {
      const notice = noticeOf(announcement, uid, now, pushed[index] ?? null);
      batch.set(noticeRef(uid, announcementId), {
        ...notice,
        ...stampNew(systemAuthor),
      });
    });
    await batch.commit();
  }
}

async function untell(
  announcementId: string,
  uids: readonly string[],
): Promise<void> {
  for (let from = 0; from < uids.length; from += chunk) {
    const batch = database().batch();
    for (const uid of uids.slice(from, from + chunk))
      batch.delete(noticeRef(uid, announcementId));
    await batch.commit();
  }
}

/**
 * Tells those an announcement came to between two of its states, and takes the notices of those it left. What it
 * says now decides, so that an old event may be heard late, or twice.
 */
export async function tellReaders(
  announcementId: string,
  zooId: string,
  before: State,
  after: State,
  now: Date,
): Promise<void> {
  const asksAll = [before, after].some((one) =>
    readersOf(one).includes(everybody),
  );
  const members = asksAll ? activeAmong(await peopleOf(zooId)) : [];
  const { entered, left } = readersChanged(before, after, () => members);
  if (entered.length + left.length === 0) return;
  const stored = await ref("announcements", announcementId).get();
  const { record } = readingOf("announcements", stored);
  const readers = new Set(readersOf(record));
  const reads = (uid: string) => readers.has(everybody) || readers.has(uid);
  if (record !== null) await tell(record, entered.filter(reads), now);
  await untell(
    announcementId,
    left.filter((uid) => !reads(uid)),
  );
}

/** The notices of an announcement say what it is called now; what was read stays read. Safe to replay. */
export async function retellReaders(announcementId: string): Promise<void> {
  const stored = await ref("announcements", announcementId).get();
  const { record } = readingOf("announcements", stored);
  if (record === null) return;
  const { title, type, zooId } = record;
  const readers = readersOf(record);
  const uids = readers.includes(everybody)
    ? activeAmong(await peopleOf(zooId))
    : readers;
  for (let from = 0; from < uids.length; from += chunk) {
    const some = uids.slice(from, from + chunk);
    const told = await database().getAll(
      ...some.map((uid) => noticeRef(uid, announcementId)),
    );
    const batch = database().batch();
    for (const notice of told)
      if (notice.exists)
        batch.update(
          notice.ref,
          changeOf("notifications", { title, type }, systemAuthor),
        );
    await batch.commit();
  }
}

/** Tells a member of an establishment what everybody is told there, and takes it from who is none, as their access says now. */
export async function tellMember(
  uid: string,
  zooId: string,
  now: Date,
): Promise<void> {
  const { record: access } = readingOf(
    "access",
    await ref("access", uid).get(),
  );
  const isMember = access?.zooId === zooId && access.status === "active";
  const open = compile(openAnnouncementsQuery(zooId, pageSize));
  for await (const docs of pagesOfQuery(open))
    for (const doc of docs) {
      const { record } = readingOf("announcements", doc);
      if (record === null || !readersOf(record).includes(everybody)) continue;
      if (isMember) await tell(record, [uid], now);
      else await untell(record.announcementId, [uid]);
    }
}
