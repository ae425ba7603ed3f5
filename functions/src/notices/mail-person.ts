import { providerName } from "@domain/mail/provider";
import { digestWait, quietEnd } from "@domain/notice/mail-time";
import { mailableOfPersonQuery } from "@domain/notice/notice-queries";
import type { HourShare } from "@domain/notice/sending-hour";
import { shareOfHour } from "@domain/notice/sending-hour";
import { systemAuthor } from "@domain/task/task";
import type {
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, ref } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { compile } from "../edge/query";
import type { Logo } from "../mail/logo";
import { languageOf, post } from "../mail/send";
import { composeDigest, composeNotice } from "./compose-notice";
import type { Known } from "./known";
import { readDay, readHour, writeDay, writeHour } from "./sending-hours";
import type { Recipient, Worth } from "./worth";
import { keptOnes, recipientOf, toldOf, worthOf } from "./worth";

/** At most so many notices of a person are looked at in one run; the rest a minute later, or with the next day's mail. */
const atOnce = 300;

/** The same notices make the same mail, whatever run writes it. */
const mailIdOf = (notices: readonly Worth[]): string =>
  `notice-${sha256(
    notices.map((one) => `${one.at.path}@${one.notice.at.getTime()}`).join(),
  ).slice(0, 40)}`;

/** One mail: of which notices, in whose name, and whether it is one of several together. */
interface Draft {
  id: string;
  notices: readonly Worth[];
  isDigest: boolean;
  zooId: string;
  from: string;
  logo: Logo | null;
}

/** The mails of what is worth it, establishment by establishment: each notice by itself, or all in one. */
async function draftsOf(
  worth: ReadonlyMap<string, Worth[]>,
  isDigest: boolean,
  known: Known,
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const [zooId, notices] of worth) {
    const from = (await known.zoo(zooId))?.zooName ?? providerName;
    const logo = await known.logo(zooId);
    for (const some of isDigest ? [notices] : notices.map((one) => [one]))
      drafts.push({
        id: mailIdOf(some),
        notices: some,
        isDigest,
        zooId,
        from,
        logo,
      });
  }
  return drafts;
}

/** Those that are not written yet: a schedule that is heard again may say anew what it has mailed. */
async function unwritten(
  transaction: Transaction,
  drafts: readonly Draft[],
): Promise<Draft[]> {
  if (drafts.length === 0) return [];
  const stored = await transaction.getAll(
    ...drafts.map(({ id }) => ref("mail", id)),
  );
  return drafts.filter((_, index) => stored[index]?.exists !== true);
}

function postDraft(
  transaction: Transaction,
  { id, notices, isDigest, zooId, from, logo }: Draft,
  person: Recipient,
  now: Date,
): void {
  const { uid, account, name } = person;
  const language = languageOf(account.language);
  const told = notices.map(toldOf(person));
  const filling = { language, name, from, logo, now };
  const message = isDigest
    ? composeDigest(told, filling)
    : composeNotice(told, filling);
  post(
    transaction,
    {
      id,
      template: isDigest ? "digest" : "notice",
      language,
      to: account.userMail,
      zooId,
      uid,
      by: systemAuthor,
      now,
    },
    message,
  );
}

const isDaily = ({ account }: Recipient): boolean =>
  account.noticeMail === "digest";

/** What is posted, and what waits for the end of an hour in which there were many, or for the next day's mail. */
interface Posting {
  drafts: readonly Draft[];
  held: readonly Draft[];
  heldUntil: Date | null;
  hour: HourShare["hour"] | null;
}

/** The day's mail, once: what comes on a day that has had it waits for the next. */
async function dailyOf(
  transaction: Transaction,
  all: readonly Draft[],
  { uid, account }: Recipient,
  now: Date,
): Promise<Posting> {
  const mailedOn = await readDay(transaction, uid);
  const heldUntil = digestWait(mailedOn, account, now);
  return heldUntil === null
    ? { drafts: all, held: [], heldUntil, hour: null }
    : { drafts: [], held: all, heldUntil, hour: null };
}

/** Who wants one mail a day gets that; the others each by itself, but for those beyond an hour's share. */
async function postingOf(
  transaction: Transaction,
  worth: ReadonlyMap<string, Worth[]>,
  person: Recipient,
  known: Known,
  now: Date,
): Promise<Posting> {
  const together = () => draftsOf(worth, true, known);
  const open = async (drafts: readonly Draft[]) =>
    unwritten(transaction, drafts);
  if (isDaily(person))
    return dailyOf(transaction, await open(await together()), person, now);
  const singles = await open(await draftsOf(worth, false, known));
  if (singles.length === 0)
    return { drafts: [], held: [], heldUntil: null, hour: null };
  const before = await readHour(transaction, "mail", person.uid);
  const { single, folded, heldUntil, hour } = shareOfHour(
    before,
    singles.length,
    now,
  );
  return folded
    ? { drafts: await open(await together()), held: [], heldUntil, hour }
    : {
        drafts: singles.slice(0, single),
        held: singles.slice(single),
        heldUntil,
        hour,
      };
}

/** Posts what is worth it of somebody's notices. Answers how many mails that are, and until when each other waits. */
async function postWorth(
  transaction: Transaction,
  docs: readonly QueryDocumentSnapshot[],
  person: Recipient,
  known: Known,
  now: Date,
): Promise<{ mails: number; waiting: ReadonlyMap<string, Date> }> {
  const worth = await worthOf(transaction, docs, person);
  const kept = await keptOnes(worth, person, known);
  const posting = await postingOf(transaction, kept, person, known, now);
  const { drafts, held, heldUntil, hour } = posting;
  for (const draft of drafts) postDraft(transaction, draft, person, now);
  if (isDaily(person) && drafts.length > 0)
    writeDay(transaction, person.uid, now);
  if (hour !== null) writeHour(transaction, "mail", person.uid, hour);
  const until = heldUntil === null ? null : quietEnd(person.account, heldUntil);
  const waiting = new Map(
    until === null
      ? []
      : held.flatMap(({ notices }) =>
          notices.map(({ at }) => [at.path, until] as const),
        ),
  );
  return { mails: drafts.length, waiting };
}

/** What becomes of one person's notices that are due: how many mails were written. */
export type MailPerson = (
  uid: string,
  now: Date,
  known: Known,
) => Promise<number>;

const nothing = { mails: 0, waiting: new Map<string, Date>() };

/**
 * Mails somebody what is due by `now`, exactly once: one transaction writes the mails and that the notices are
 * mailed. What they have chosen by now decides; in quiet hours all waits for their end, and beyond so many within an
 * hour for its end.
 */
export const mailPerson: MailPerson = (uid, now, known) =>
  database().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(
      compile(mailableOfPersonQuery(uid, now, atOnce)),
    );
    if (docs.length === 0) return 0;
    const person = await recipientOf(transaction, uid);
    const isMailed =
      person !== null &&
      person.account.userMail !== "" &&
      person.account.noticeMail !== "none";
    const wakes = isMailed ? quietEnd(person.account, now) : now;
    const { mails, waiting } =
      isMailed && wakes <= now
        ? await postWorth(transaction, docs, person, known, now)
        : nothing;
    const all = wakes > now ? wakes : null;
    for (const { ref: at } of docs) {
      const mailAt = all ?? waiting.get(at.path) ?? null;
      transaction.update(
        at,
        changeOf("notifications", { mailAt }, systemAuthor),
      );
    }
    return mails;
  });
