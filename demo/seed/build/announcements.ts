import {
  confirmedListId,
  type AnnouncementTeam,
} from "../../../src/domain/announcement/announcement";
import { audienceOf } from "../../../src/domain/announcement/recipients";
import { phaseOf } from "../../../src/domain/announcement/state";
import { demoAnnouncements } from "../../data/announcements";
import { demoPeople } from "../../data/people";
import type { DemoAnnouncement } from "../../data/types";
import type { DemoDocument } from "./document";
import { demoDocument } from "./document";
import { earlier, hoursFromOpening } from "./moments";
import { accessOf } from "./people";

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
  ];
}

/** The announcements of the demonstration and who has confirmed them, all resolved: no function is asked. */
export const announcementDocuments = (now: Date): DemoDocument[] =>
  demoAnnouncements.flatMap((one) => documentsOf(one, now));
