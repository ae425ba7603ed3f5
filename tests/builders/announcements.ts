import type {
  Announcement,
  Confirmation,
  ConfirmedList,
} from "@domain/announcement/announcement";
import {
  announcementSchema,
  confirmationSchema,
  confirmedListSchema,
} from "@domain/announcement/announcement";
import { audienceOf } from "@domain/announcement/recipients";
import { expiryOf, phaseOf } from "@domain/announcement/state";
import type { Notice } from "@domain/notice/notice";
import { noticeOf, noticeSchema } from "@domain/notice/notice";
import { zooA } from "./ids";

const instant = new Date("2026-11-01T08:00:00Z");

/** An announcement that is shown since the first of November, to everybody unless it names somebody; derived fields follow those given. */
export function anAnnouncement(
  announcement: Partial<Announcement> = {},
): Announcement {
  const parsed = announcementSchema.parse({
    zooId: zooA,
    announcementId: "announcement-1",
    authorId: "author",
    title: "Exercice d’évacuation",
    displayStartAt: instant,
    displayEndAt: new Date("2027-01-01T08:00:00Z"),
    ...announcement,
  });
  return {
    ...parsed,
    phase: phaseOf(parsed, instant),
    expiresAt: expiryOf(parsed),
    audience:
      parsed.recipientIds.length > 0
        ? parsed.recipientIds
        : audienceOf(parsed, new Map()),
    ...announcement,
  };
}

/** Somebody has read it. */
export const aConfirmation = (
  confirmation: Partial<Confirmation> = {},
): Confirmation =>
  confirmationSchema.parse({
    zooId: zooA,
    userId: "self",
    confirmedAt: instant,
    ...confirmation,
  });

/** Those who have read it. */
export const aConfirmedList = (
  confirmed: Record<string, Date> = { self: instant },
): ConfirmedList => confirmedListSchema.parse({ zooId: zooA, confirmed });

/** What a person is told of `anAnnouncement()`. */
export const aNotice = (notice: Partial<Notice> = {}): Notice =>
  noticeSchema.parse({
    ...noticeOf(anAnnouncement(), notice.userId ?? "self", instant),
    ...notice,
  });
