import { writesForReal } from "@domain/access/reach";
import type { Access } from "@domain/access/access";
import { providerName } from "@domain/mail/provider";
import { quietEnd } from "@domain/notice/mail-time";
import type { Notice } from "@domain/notice/notice";
import { mailableOfPersonQuery } from "@domain/notice/notice-queries";
import { isTold } from "@domain/notice/task-notices";
import type { Account } from "@domain/person/user";
import { fullName } from "@domain/person/user";
import type { Task } from "@domain/task/task";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { accountRef, changeOf, readingOf, ref } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { compile } from "../edge/query";
import { languageOf, post } from "../mail/send";
import type { Told } from "./compose-notice";
import { composeDigest, composeNotice } from "./compose-notice";
import type { Known } from "./known";
import { mayHear } from "./known";

/** At most so many notices of a person are mailed in one run; the rest a minute later. */
const atOnce = 100;

/** A notice that is worth a mail, and the task as it is now. */
interface Worth {
  at: DocumentReference;
  notice: Notice;
  task: Task;
}

interface Recipient {
  uid: string;
  access: Access;
  account: Account;
  name: string;
}

/** Who is mailed; null for who cannot be, or does not want to be. */
async function recipientOf(
  transaction: Transaction,
  uid: string,
): Promise<Recipient | null> {
  const [access, account, card] = await transaction.getAll(
    ref("access", uid),
    accountRef(uid),
    ref("users", uid),
  );
  if (access === undefined || account === undefined || card === undefined)
    return null;
  const { record: may } = readingOf("access", access);
  const { record: own } = readingOf("accounts", account);
  const { record: user } = readingOf("users", card);
  if (may === null || own === null || own.userMail === "") return null;
  if (own.noticeMail === "none") return null;
  const name = user === null ? "" : fullName(user);
  return { uid, access: may, account: own, name };
}

/** The notices that somebody has not read yet, of tasks that are still to be done and theirs to hear of. */
async function worthOf(
  transaction: Transaction,
  docs: readonly QueryDocumentSnapshot[],
  { uid, access }: Recipient,
): Promise<Worth[]> {
  const unread = docs.flatMap((doc) => {
    const { record: notice } = readingOf("notifications", doc);
    return notice?.kind === "task" && !notice.read
      ? [{ at: doc.ref, notice }]
      : [];
  });
  if (unread.length === 0) return [];
  const tasks = await transaction.getAll(
    ...unread.map(({ notice }) => ref("tasks", notice.about)),
  );
  return unread.flatMap((one, index): Worth[] => {
    const stored = tasks[index];
    const task =
      stored === undefined ? null : readingOf("tasks", stored).record;
    return task !== null && isTold(task) && mayHear(uid, access, task)
      ? [{ ...one, task }]
      : [];
  });
}

/** Those of establishments that keep what is written there: a demonstration sends nothing. */
async function keptOnes(
  worth: readonly Worth[],
  { access }: Recipient,
  known: Known,
): Promise<Map<string, Worth[]>> {
  const byZoo = new Map<string, Worth[]>();
  for (const one of worth) {
    const { zooId } = one.task;
    const zoo = await known.zoo(zooId);
    if (zoo !== null && writesForReal(access, zoo))
      byZoo.set(zooId, [...(byZoo.get(zooId) ?? []), one]);
  }
  return byZoo;
}

const toldOf = ({ notice, task }: Worth): Told => ({
  says: notice.says ?? "onCreate",
  taskId: task.taskId,
  title: task.title,
  dueAt: task.dueAt,
});

/** The same notices make the same mail, whatever run writes it. */
const mailIdOf = (notices: readonly Worth[]): string =>
  `notice-${sha256(
    notices.map((one) => `${one.at.path}@${one.notice.at.getTime()}`).join(),
  ).slice(0, 40)}`;

/** One mail: of which notices, and in whose name. */
interface Draft {
  id: string;
  notices: readonly Worth[];
  zooId: string;
  from: string;
}

/** The mails of what is worth it, establishment by establishment: each notice by itself, or all in one. */
async function draftsOf(
  worth: ReadonlyMap<string, Worth[]>,
  { account }: Recipient,
  known: Known,
): Promise<Draft[]> {
  const isDigest = account.noticeMail === "digest";
  const drafts: Draft[] = [];
  for (const [zooId, notices] of worth) {
    const from = (await known.zoo(zooId))?.zooName ?? providerName;
    for (const some of isDigest ? [notices] : notices.map((one) => [one]))
      drafts.push({ id: mailIdOf(some), notices: some, zooId, from });
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
  { id, notices, zooId, from }: Draft,
  { uid, account, name }: Recipient,
  now: Date,
): void {
  const language = languageOf(account.language);
  const isDigest = account.noticeMail === "digest";
  const told = notices.map(toldOf);
  const filling = { language, name, from, now };
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

/** Posts what is worth it of somebody's notices. Answers how many mails that are. */
async function postWorth(
  transaction: Transaction,
  docs: readonly QueryDocumentSnapshot[],
  person: Recipient,
  known: Known,
  now: Date,
): Promise<number> {
  const worth = await worthOf(transaction, docs, person);
  const kept = await keptOnes(worth, person, known);
  const drafts = await draftsOf(kept, person, known);
  const open = await unwritten(transaction, drafts);
  for (const draft of open) postDraft(transaction, draft, person, now);
  return open.length;
}

/** What becomes of one person's notices that are due: how many mails were written. */
export type MailPerson = (
  uid: string,
  now: Date,
  known: Known,
) => Promise<number>;

/**
 * Mails somebody what is due by `now`, exactly once: one transaction writes the mails and that the notices are
 * mailed. What they have chosen by now decides; in quiet hours all waits for their end.
 */
export const mailPerson: MailPerson = (uid, now, known) =>
  database().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(
      compile(mailableOfPersonQuery(uid, now, atOnce)),
    );
    if (docs.length === 0) return 0;
    const person = await recipientOf(transaction, uid);
    const wakes = person === null ? now : quietEnd(person.account, now);
    const mails =
      person === null || wakes > now
        ? 0
        : await postWorth(transaction, docs, person, known, now);
    const mailAt = wakes > now ? wakes : null;
    for (const { ref: at } of docs)
      transaction.update(
        at,
        changeOf("notifications", { mailAt }, systemAuthor),
      );
    return mails;
  });
