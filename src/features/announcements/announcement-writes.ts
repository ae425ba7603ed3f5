import type { Announcement } from "@domain/announcement/announcement";
import type { AnnouncementForm } from "@domain/announcement/form";
import { announcementValues } from "@domain/announcement/form";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, patch } from "../../data/write";

/** Makes an announcement in the establishment where its form was opened. */
export function createAnnouncement(
  { zooId, id }: { zooId: string; id: string },
  form: AnnouncementForm,
): Promise<Outcome> {
  const values = { zooId, ...announcementValues(form) };
  const about = { kind: "announcement.create", name: values.title };
  return outcomeOf(create("announcements", id, values, about));
}

/** Nothing is sent when nothing differs. */
export function editAnnouncement(
  row: Row<"announcements">,
  form: AnnouncementForm,
): Promise<Outcome> {
  const changes = changedValues(announcementValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "announcement.edit", name: row.data.title };
  return outcomeOf(patch("announcements", row.id, changes, about, row));
}

/** Takes an announcement out of everybody's sight, or brings it back. */
export function setArchived(
  row: Row<"announcements">,
  isArchived: boolean,
): Promise<Outcome> {
  const kind = isArchived ? "announcement.archive" : "announcement.restore";
  const about = { kind, name: row.data.title };
  return outcomeOf(patch("announcements", row.id, { isArchived }, about, row));
}

/** Says that somebody has read it; without a network it waits. */
export function confirmReading(
  { zooId, announcementId, title }: Announcement,
  userId: string,
): Promise<Outcome> {
  const about = { kind: "announcement.confirm", name: title };
  const values = { zooId, confirmedAt: new Date() };
  return outcomeOf(
    create("confirmations", userId, values, about, announcementId),
  );
}

/** Marks a notice as read: one's own, so it is kept whatever the mode. */
export function readNotice(row: Row<"notifications">): Promise<Outcome> {
  if (row.data.read) return Promise.resolve("saved");
  const about = { kind: "notice.read", name: row.data.title };
  const { userId } = row.data;
  return outcomeOf(
    patch("notifications", row.id, { read: true }, about, row, userId),
  );
}
