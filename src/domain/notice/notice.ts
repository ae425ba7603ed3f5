import * as z from "zod";
import type { Announcement } from "../announcement/announcement";
import {
  announcementTitleMax,
  announcementTypes,
} from "../announcement/announcement";
import { derived, idSchema, metaFields } from "../schema/fields";

/** What a notice can be about. */
export const noticeKinds = ["announcement"] as const;

/** `users/{uid}/notifications/{notificationId}`: something a person is told once; `read` is theirs to say. */
export const noticeSchema = z.object({
  zooId: derived(idSchema),
  userId: derived(idSchema),
  notificationId: derived(idSchema),
  kind: derived(z.enum(noticeKinds)),
  /** The id of what it is about. */
  about: derived(idSchema),
  title: derived(z.string().max(announcementTitleMax).default("")),
  type: derived(z.enum(announcementTypes).default("info")),
  at: derived(z.date()),
  read: z.boolean().default(false),
  ...metaFields,
});
export type Notice = z.infer<typeof noticeSchema>;

/** The id of a person's notice of an announcement: the same however often it is written. */
export const noticeIdOf = (announcementId: string): string =>
  `announcement_${announcementId}`;

/** What a recipient is told of an announcement when its display begins, or when they come to it at `now`. */
export const noticeOf = (
  announcement: Pick<
    Announcement,
    "zooId" | "announcementId" | "title" | "type"
  >,
  userId: string,
  now: Date,
) => ({
  zooId: announcement.zooId,
  userId,
  notificationId: noticeIdOf(announcement.announcementId),
  kind: "announcement" as const,
  about: announcement.announcementId,
  title: announcement.title,
  type: announcement.type,
  at: now,
  read: false,
});
