import { campaignNoticeIdOf } from "@domain/notice/notice";
import { parisDay } from "@domain/time/paris";
import pMap from "p-map";
import { database } from "../../edge/admin";
import { readingOf } from "../../edge/documents";
import { noticeRef } from "../../notices/follow-task";
import type { Recipient } from "../../notices/worth";
import { recipientOf } from "../../notices/worth";

const atOnce = 8;

/** Whether somebody wants reminders by mail, too. */
export const wantsMail = ({ account }: Recipient): boolean =>
  account.userMail !== "" && account.noticeMail !== "none";

/** How many of them would be reminded of a campaign now, and how many of these by mail at most: nothing is sent. */
export async function countReminders(
  uids: readonly string[],
  campaignId: string,
  now: Date,
): Promise<{ reminded: number; mails: number }> {
  const people = await pMap(
    uids,
    (uid) =>
      database().runTransaction(async (transaction) => {
        const said = await transaction.get(
          noticeRef(uid, campaignNoticeIdOf(campaignId)),
        );
        const { record: last } = readingOf("notifications", said);
        if (last !== null && parisDay(last.at) === parisDay(now)) return null;
        const person = await recipientOf(transaction, uid);
        return person?.access.status === "active" ? person : null;
      }),
    { concurrency: atOnce },
  );
  const told = people.filter((person) => person !== null);
  return { reminded: told.length, mails: told.filter(wantsMail).length };
}
