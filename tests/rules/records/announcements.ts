import type { DocumentData } from "firebase/firestore";
import {
  aConfirmation,
  aConfirmedList,
  aNotice,
  anAnnouncement,
} from "../../builders/announcements";
import { zooB } from "../../builders/ids";
import { byId, stored } from "../harness";

const asked = {
  recipientIds: ["self", "responsible"],
  readConfirmation: true,
};

export const announcements = {
  toAll: anAnnouncement({ announcementId: "announcement-all" }),
  toSelf: anAnnouncement({ announcementId: "announcement-self", ...asked }),
  planned: anAnnouncement({
    announcementId: "announcement-planned",
    displayStartAt: new Date("2099-01-01T08:00:00Z"),
    displayEndAt: null,
    ...asked,
  }),
  ended: anAnnouncement({
    announcementId: "announcement-ended",
    displayEndAt: new Date("2026-11-01T07:00:00Z"),
    ...asked,
  }),
  unasked: anAnnouncement({
    announcementId: "announcement-unasked",
    recipientIds: ["self"],
  }),
  foreign: anAnnouncement({
    announcementId: "announcement-foreign",
    zooId: zooB,
  }),
};

export const records: Record<string, DocumentData> = {
  ...byId("announcements", "announcementId", Object.values(announcements)),
  "announcements/announcement-self/confirmations/responsible": stored(
    aConfirmation({ userId: "responsible" }),
  ),
  "announcements/announcement-self/private/confirmed": stored(aConfirmedList()),
  "users/self/notifications/announcement_announcement-1": stored(aNotice()),
};
