import type { Announcement } from "@domain/announcement/announcement";
import { equalValues } from "@domain/record/equal";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { readingOf } from "../edge/documents";
import type { Post } from "../establishments/chat";
import { postAnnouncement } from "./post-announcement";
import { resolveReaders } from "./resolve-readers";
import { retellReaders, tellReaders } from "./tell-readers";

/** What decides who is to read it. */
const decisive = ["recipientIds", "enclosureIds", "teams", "phase"] as const;

const isDecided = (before: Announcement | null, after: Announcement) =>
  before !== null &&
  decisive.every((field) => equalValues(before[field], after[field]));

/** Whether those who were told were told something else. */
const isReworded = (before: Announcement | null, after: Announcement | null) =>
  before?.phase === "shown" &&
  after?.phase === "shown" &&
  (before.title !== after.title || before.type !== after.type);

const read = (snapshot: DocumentSnapshot | undefined): Announcement | null =>
  snapshot === undefined ? null : readingOf("announcements", snapshot).record;

/** One state of an announcement after another: who is to read it, and who is told, the chat among them. Safe to replay. */
export async function followAnnouncement(
  announcementId: string,
  before: Announcement | null,
  after: Announcement | null,
  now: Date,
  send?: Post,
): Promise<void> {
  if (after !== null && !isDecided(before, after))
    await resolveReaders(announcementId);
  const zooId = (after ?? before)?.zooId;
  if (zooId !== undefined)
    await tellReaders(announcementId, zooId, before, after, now);
  if (isReworded(before, after)) await retellReaders(announcementId);
  if (after?.phase === "shown" && before?.phase !== "shown")
    await postAnnouncement(announcementId, send);
}

/** An announcement reaches those it is for, and no others: rules look no list of people up. */
export const onAnnouncementWritten = onDocumentWritten(
  { document: "announcements/{announcementId}", region, retry: true },
  async ({ data, params, time }) => {
    await followAnnouncement(
      params.announcementId,
      read(data?.before),
      read(data?.after),
      new Date(time),
    );
  },
);
