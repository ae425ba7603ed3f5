import { announcementFacts } from "@domain/announcement/facts";
import {
  aConfirmation,
  aConfirmedList,
  aNotice,
  anAnnouncement,
} from "../../builders/announcements";
import { zooA } from "../../builders/ids";
import { announcements } from "../records/announcements";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const toAll = attemptsOn(
  "announcements",
  announcementFacts(announcements.toAll),
);
const toSelf = attemptsOn(
  "announcements",
  announcementFacts(announcements.toSelf),
  { reader: ["self", "responsible"] },
);
const planned = attemptsOn(
  "announcements",
  announcementFacts(announcements.planned),
  { reader: [] },
);
const ended = attemptsOn(
  "announcements",
  announcementFacts(announcements.ended),
  { reader: [] },
);
const ofSelf = { zooId: zooA, userId: "self" };
const confirmation = attemptsOn("confirmations", ofSelf);
const notice = attemptsOn("notifications", ofSelf);
const list = attemptsOn("confirmedLists", { zooId: zooA });

const path = "announcements/announcement-all";
const selfPath = "announcements/announcement-self";
const confirmationPath = `${selfPath}/confirmations/responsible`;
const noticePath = "users/self/notifications/announcement_announcement-1";

const announcementAttempts: Attempt[] = [
  toAll.get(path),
  toSelf.get(selfPath),
  planned.get("announcements/announcement-planned"),
  ended.get("announcements/announcement-ended"),
  toAll.create("announcements/announcement-new", (authorId) =>
    anAnnouncement({ announcementId: "announcement-new", authorId }),
  ),
  toAll.update(["change", "rename"], path, { title: "Autre" }),
  toSelf.update(["change", "show it to me"], selfPath, (name) => ({
    audience: [name],
  })),
  planned.update(
    ["change", "show it now"],
    "announcements/announcement-planned",
    { phase: "shown" },
  ),
  toAll.update(["remove", "archive"], path, { isArchived: true }),
  toAll.remove(["remove", "delete"], path),
];

const confirmationAttempts: Attempt[] = [
  attemptsOn(
    "confirmations",
    { zooId: zooA, userId: "responsible" },
    {
      self: ["responsible"],
    },
  ).get(confirmationPath),
  attemptsOn("confirmations", { zooId: zooA }, { self: [] }).list(
    confirmationPath,
    "zooId",
    zooA,
  ),
  confirmation.create(`${selfPath}/confirmations/self`, () =>
    aConfirmation({ confirmedAt: new Date() }),
  ),
  confirmation.update(["change", "say another instant"], confirmationPath, {
    confirmedAt: new Date(),
  }),
  confirmation.remove(["remove", "take it back"], confirmationPath),
  list.get(`${selfPath}/private/confirmed`),
  list.create(`${selfPath}/private/other`, () => aConfirmedList()),
  list.update(["change", "change"], `${selfPath}/private/confirmed`, {
    confirmed: {},
  }),
  list.remove(["remove", "delete"], `${selfPath}/private/confirmed`),
];

const noticeAttempts: Attempt[] = [
  notice.get(noticePath),
  notice.list(noticePath, "userId", "self"),
  notice.create("users/self/notifications/notice-new", () =>
    aNotice({ notificationId: "notice-new" }),
  ),
  notice.update(["change", "say that it is read"], noticePath, { read: true }),
  notice.remove(["remove", "delete"], noticePath),
];

export const attempts: Attempt[] = [
  ...announcementAttempts,
  ...confirmationAttempts,
  ...noticeAttempts,
];
