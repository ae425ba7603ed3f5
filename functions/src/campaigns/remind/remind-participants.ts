import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import type { Campaign } from "@domain/campaign/campaign";
import { campaignFacts } from "@domain/campaign/collection";
import { remindedWith } from "@domain/campaign/following/remind";
import { phaseOf } from "@domain/campaign/status";
import { AppError } from "@domain/errors";
import { providerName } from "@domain/mail/provider";
import { campaignNoticeIdOf, campaignNoticeOf } from "@domain/notice/notice";
import { parsePatch } from "@domain/record/parse";
import { parisDay } from "@domain/time/paris";
import pMap from "p-map";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { checkModeOf } from "../../edge/demonstration";
import { readingOf, ref, stampNew } from "../../edge/documents";
import { sha256 } from "../../edge/hash";
import { count } from "../../edge/limits";
import { composeReminder } from "../../mail/compose-reminder";
import { logoOf } from "../../mail/logo";
import { languageOf, post } from "../../mail/send";
import { noticeRef } from "../../notices/follow-task";
import { recipientOf } from "../../notices/worth";
import { countReminders, wantsMail } from "./count-reminders";
import { whomToRemind } from "./whom-to-remind";

const atOnce = 8;

/** The campaign, where this person may change it and its establishment keeps what is done there. */
const mayRemind = (session: Session, campaignId: string): Promise<Campaign> =>
  database().runTransaction(async (transaction) => {
    const { record: campaign } = readingOf(
      "campaigns",
      await transaction.get(ref("campaigns", campaignId)),
    );
    if (campaign === null) throw new AppError("not-found");
    if (!can(session, "change", "campaigns", campaignFacts(campaign)))
      throw new AppError("not-allowed");
    await checkModeOf(transaction, session, campaign.zooId);
    return campaign;
  });

/** So many mails of reminders one person gets in a day, of however many campaigns: the others stand in the bell alone. */
const mailsADay = { count: 5, minutes: 24 * 60 };

/** Whether there is room for one more mail to this person today. */
async function hasMailLeft(uid: string): Promise<boolean> {
  try {
    await count(`reminders of ${uid}`, mailsADay);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "quota") return false;
    throw error;
  }
}

/** Reminds one person in the bell and by mail, once a day; answers whether it was now. */
async function remind(
  uid: string,
  campaign: Campaign,
  by: string,
  now: Date,
): Promise<boolean> {
  const { campaignId } = campaign;
  const said = await noticeRef(uid, campaignNoticeIdOf(campaignId)).get();
  const { record: last } = readingOf("notifications", said);
  if (last !== null && parisDay(last.at) === parisDay(now)) return false;
  return tell(uid, campaign, by, now, await hasMailLeft(uid));
}

const tell = (
  uid: string,
  campaign: Campaign,
  by: string,
  now: Date,
  hasRoom: boolean,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const { campaignId, zooId, name: title } = campaign;
    const at = noticeRef(uid, campaignNoticeIdOf(campaignId));
    const today = parisDay(now);
    const { record: before } = readingOf(
      "notifications",
      await transaction.get(at),
    );
    if (before !== null && parisDay(before.at) === today) return false;
    const person = await recipientOf(transaction, uid);
    if (person?.access.status !== "active") return false;
    const zoo = readingOf("zoo", await transaction.get(ref("zoo", zooId)));
    const id = `reminder-${sha256(`${campaignId} ${today} ${uid}`).slice(0, 40)}`;
    const mail = await transaction.get(ref("mail", id));
    const { account, name } = person;
    const isMailed = hasRoom && !mail.exists && wantsMail(person);
    const logo = isMailed ? await logoOf(zoo.record) : null;
    transaction.set(at, {
      ...campaignNoticeOf(campaign, uid, now),
      ...stampNew(by),
    });
    if (!isMailed) return true;
    const language = languageOf(account.language);
    const from = zoo.record?.zooName ?? providerName;
    post(
      transaction,
      {
        id,
        template: "reminder",
        language,
        to: account.userMail,
        zooId,
        uid,
        by,
        now,
      },
      composeReminder({ language, name, from, logo, campaignId, title }),
    );
    return true;
  });

/** Lets the campaign say who was reminded, to whoever may remind next. */
const keepReminded = (
  campaignId: string,
  uids: readonly string[],
  now: Date,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("campaigns", campaignId));
    const { record } = readingOf("campaigns", stored);
    if (record === null) return;
    const told = remindedWith(record, uids, now);
    transaction.update(stored.ref, parsePatch("campaigns", told));
  });

/** Reminds whoever is behind in a campaign of it, in the bell and by mail: each person at most once a day. */
export const remindParticipants = defineCallable(
  "remindParticipants",
  async (session, { campaignId, isTrial }) => {
    const campaign = await mayRemind(session, campaignId);
    const now = new Date();
    const today = parisDay(now);
    // Pupils are nobody who could be reminded.
    const asks = campaign.mode !== "pedagogical";
    if (!asks || phaseOf(campaign, today) !== "running")
      throw new AppError("conflict");
    const uids = await whomToRemind(campaign, today);
    if (isTrial) return countReminders(uids, campaignId, now);
    const were = await pMap(
      uids,
      (uid) => remind(uid, campaign, session.uid, now),
      { concurrency: atOnce },
    );
    const reminded = uids.filter((_, n) => were[n]);
    if (reminded.length > 0) await keepReminded(campaignId, reminded, now);
    return { reminded: reminded.length };
  },
);
