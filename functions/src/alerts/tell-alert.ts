import type { Alert } from "@domain/measures/alerts/alert";
import { isAlertText } from "@domain/measures/alerts/told";
import type { AuthorDay } from "@domain/notice/author-share";
import { shareOfAuthor } from "@domain/notice/author-share";
import {
  alertsSinglyMost,
  leavesTheApp,
  sentWith,
} from "@domain/notice/alert-notices";
import { mailAtOf, pushAtOf } from "@domain/notice/mail-time";
import type { AlertsTold } from "@domain/notice/notice";
import {
  alertNoticeIdOf,
  alertNoticeOf,
  alertsNoticeIdOf,
  alertsNoticeOf,
} from "@domain/notice/notice";
import { announcementTitleMax } from "@domain/announcement/announcement";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf, ref, stampNew } from "../edge/documents";
import { noticeRef } from "../notices/follow-task";
import type { Known } from "../notices/known";
import { mayHearAlert } from "../notices/known";
import { lookingAfter } from "./looking-after";
import { readAuthorDay, writeAuthorDay } from "../notices/sending-hours";
import { replaced } from "../notices/tell-task";
import type { AlertMark } from "./alert-marks";
import { alertMark, keptMark } from "./alert-marks";

/** In whose name alerts are counted of a day: no person has it. */
const alertsAuthor = "alerts";

const textOf = (value: string | number | undefined) =>
  typeof value === "string" ? value : "";

/** What an alert is about, as its notice says it: an animal, a group, an enclosure and its zone, a source, or a campaign. */
export async function placeOf(
  transaction: Transaction,
  {
    subject,
    sectorIds,
    values,
  }: Pick<Alert, "subject" | "sectorIds" | "values">,
): Promise<string> {
  if (subject.kind === "source") return textOf(values["source"]);
  if (subject.kind === "campaign") return textOf(values["campaign"]);
  // Fewer people read a project than its alerts.
  if (subject.kind === "project") return "";
  if (subject.kind === "group") {
    const group = await transaction.get(ref("groups", subject.id));
    return readingOf("groups", group).record?.groupName ?? "";
  }
  if (subject.kind === "sector" || subject.kind === "task") {
    const [sectorId] = sectorIds;
    if (sectorId === undefined) return "";
    const sector = await transaction.get(ref("sectors", sectorId));
    return readingOf("sectors", sector).record?.sectorName ?? "";
  }
  if (subject.kind === "animal") {
    const animal = await transaction.get(ref("animals", subject.id));
    return readingOf("animals", animal).record?.animalName ?? "";
  }
  const stored = await transaction.get(ref("enclosures", subject.id));
  const { record } = readingOf("enclosures", stored);
  return [record?.enclosureName ?? "", textOf(values["area"])]
    .filter((name) => name !== "")
    .join(" · ");
}

/** What a notice says of `count` alerts, this one the latest; null of one that has no words. */
export async function alertsTold(
  transaction: Transaction,
  alert: Alert,
  groupId: string,
  count: number,
): Promise<AlertsTold | null> {
  const { zooId, textKey: text, type, values } = alert;
  if (!isAlertText(text)) return null;
  const place = await placeOf(transaction, alert);
  const parameterId = textOf(values["parameterId"]);
  const parameters =
    alert.class === "health" ? "healthParameters" : "environmentalParameters";
  const stored =
    parameterId === ""
      ? null
      : await transaction.get(ref(parameters, parameterId));
  const found = stored === null ? null : readingOf(parameters, stored).record;
  return {
    zooId,
    groupId,
    place: place.slice(0, announcementTitleMax),
    alert: {
      text,
      type,
      builtIn: found?.builtIn ?? null,
      parameter: found?.name.slice(0, 200) ?? null,
    },
    count,
  };
}

/** Whom an alert concerns: management and vets of its sectors; where there are none, those who administer the establishment. */
export const concerned = (alert: Alert, known: Known): Promise<string[]> =>
  lookingAfter(alert, (uid, access) => mayHearAlert(uid, access, alert), known);

/** An alert, and what one run knows. */
export interface Wanted {
  alert: Alert;
  known: Known;
  now: Date;
}
interface Telling extends Wanted {
  groupId: string;
  mark: AlertMark;
}

/** When somebody's notice is to be sent; the bell has it whatever they want. */
export async function wantedOf(uid: string, { alert, known, now }: Wanted) {
  if (!leavesTheApp(alert)) return { mailAt: null, pushAt: null };
  const account = await known.account(uid);
  if (account?.noticeAlerts !== true) return { mailAt: null, pushAt: null };
  const isPushed = await known.isPushed(uid);
  return {
    mailAt: mailAtOf(account, now),
    pushAt: isPushed ? pushAtOf(account, now) : null,
  };
}

const nobodyFresh: { folded: string[]; day: AuthorDay | null } = {
  folded: [],
  day: null,
};

/** How those come to a notice who have none of these alerts yet: beyond so many within a day, in one that counts. */
async function shareOf(
  transaction: Transaction,
  uids: readonly string[],
  { alert: { zooId }, mark, now }: Telling,
): Promise<typeof nobodyFresh> {
  const fresh = uids.filter((uid) => !mark.told.includes(uid));
  if (fresh.length === 0) return nobodyFresh;
  const author = { zooId, authorId: alertsAuthor };
  const before = await readAuthorDay(transaction, author);
  return shareOfAuthor(before, fresh, now, alertsSinglyMost);
}

/**
 * Tells of one more alert, exactly once: one transaction writes the notices and that they are written, in the mark. Reads all
 * it needs, then writes.
 */
export async function tellAlert(
  transaction: Transaction,
  telling: Telling,
): Promise<void> {
  const { alert, groupId, mark, known, now } = telling;
  const { zooId, alertId } = alert;
  const alertIds = [...mark.alertIds, alertId];
  const said = await alertsTold(transaction, alert, groupId, alertIds.length);
  if (said === null) return;
  const uids = await concerned(alert, known);
  const { folded, day } = await shareOf(transaction, uids, telling);
  const single = uids.filter((uid) => !folded.includes(uid));
  const before = await replaced(transaction, alertNoticeIdOf(groupId), single);
  const counted = await replaced(transaction, alertsNoticeIdOf(zooId), folded);
  const notices = await Promise.all(
    single.map(async (uid) => {
      const wanted = await wantedOf(uid, telling);
      const sent = sentWith(before.get(uid) ?? null, now, wanted);
      return alertNoticeOf(said, uid, sent, now);
    }),
  );
  const counts = folded.map((uid) =>
    alertsNoticeOf(zooId, uid, counted.get(uid) ?? null, now),
  );
  for (const notice of [...notices, ...counts])
    transaction.set(noticeRef(notice.userId, notice.notificationId), {
      ...notice,
      ...stampNew(systemAuthor),
    });
  if (day !== null)
    writeAuthorDay(transaction, { zooId, authorId: alertsAuthor }, day);
  const told = [...new Set([...mark.told, ...single])];
  transaction.set(
    alertMark(groupId),
    keptMark({ ...mark, alertIds, told }, now),
  );
}
