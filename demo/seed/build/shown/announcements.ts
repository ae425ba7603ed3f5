import {
  confirmedListId,
  type AnnouncementTeam,
} from "../../../../src/domain/announcement/announcement";
import { audienceOf } from "../../../../src/domain/announcement/recipients";
import { everybody } from "../../../../src/domain/access/session";
import { noticeOf } from "../../../../src/domain/notice/notice";
import { systemAuthor } from "../../../../src/domain/task/task";
import { phaseOf } from "../../../../src/domain/announcement/state";
import { demoAnnouncements } from "../../../data/announcements";
import { demoPeople } from "../../../data/people";
import type { DemoAnnouncement } from "../../../data/types";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { earlier, hoursFromOpening } from "../moments";
import { accessOf } from "../people";

const dayHours = 24;
/** It is written a day before it is shown, and confirmed from an hour after that on, one person after the other. */
const writtenBefore = 24;

const people = new Map(
  demoPeople.map((person) => [person.id, accessOf(person)]),
);

const recipientsOf = ({ teams }: DemoAnnouncement) => ({
  recipientIds: [],
  enclosureIds: [],
  sectorIds: [],
  teams: [...teams] as AnnouncementTeam[],
});

function confirmationDocuments(
  { id, zooId, confirmedBy }: DemoAnnouncement,
  shownAt: Date,
  now: Date,
): DemoDocument[] {
  const confirmed = confirmedBy.map((uid, index) => {
    const hours = (index + 1) * 3_600_000;
    return [uid, earlier(new Date(shownAt.getTime() + hours), now)] as const;
  });
  const last = confirmed.at(-1);
  if (last === undefined) return [];
  const list = { zooId, confirmed: Object.fromEntries(confirmed) };
  const stamp = { createdAt: last[1], createdBy: last[0] };
  return [
    ...confirmed.map(([uid, confirmedAt]) =>
      demoDocument(
        "confirmations",
        uid,
        { zooId, confirmedAt },
        { createdAt: confirmedAt, createdBy: uid },
        id,
      ),
    ),
    demoDocument("confirmedLists", confirmedListId, list, stamp, id),
  ];
}

/** What each of its readers found in their bell when it came up. */
function noticeDocuments(
  { id, zooId, title, type, confirmedBy }: DemoAnnouncement,
  audience: readonly string[],
  shownAt: Date,
): DemoDocument[] {
  const uids = audience.includes(everybody) ? membersOf(zooId) : audience;
  const stamp = { createdAt: shownAt, createdBy: systemAuthor };
  return uids.map((uid) => {
    const told = { zooId, announcementId: id, title, type };
    const { notificationId, ...notice } = noticeOf(told, uid, shownAt);
    const read = confirmedBy.includes(uid);
    const fields = { ...notice, read };
    return demoDocument("notifications", notificationId, fields, stamp, uid);
  });
}

const membersOf = (zooId: string) =>
  demoPeople
    .filter((person) => person.zooId === zooId && person.status === "active")
    .map(({ id }) => id);

function documentsOf(one: DemoAnnouncement, now: Date): DemoDocument[] {
  const { id, zooId, authorId, type, priority, title, content } = one;
  const start = hoursFromOpening(now, one.startsInDays * dayHours);
  const writtenAt = hoursFromOpening(
    now,
    one.startsInDays * dayHours - writtenBefore,
  );
  const named = recipientsOf(one);
  const display = {
    displayStartAt: start,
    displayEndAt: hoursFromOpening(now, one.endsInDays * dayHours),
    autoExpiry: true,
    isArchived: false,
  };
  const { readConfirmation } = one;
  const made = demoDocument(
    "announcements",
    id,
    {
      zooId,
      authorId,
      type,
      priority,
      title,
      content,
      readConfirmation,
      ...display,
      ...named,
    },
    { createdAt: earlier(writtenAt, now), createdBy: authorId },
  );
  const phase = phaseOf(display, now);
  const audience = audienceOf({ zooId, ...named }, people);
  return [
    { ...made, data: { ...made.data, phase, audience } },
    ...confirmationDocuments(one, start, now),
    ...(phase === "shown" ? noticeDocuments(one, audience, start) : []),
  ];
}

/** The announcements of the demonstration and who has confirmed them, all resolved: no function is asked. */
export const announcementDocuments = (now: Date): DemoDocument[] =>
  demoAnnouncements.flatMap((one) => documentsOf(one, now));
