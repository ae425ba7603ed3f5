import type { CodeTemplate, MailTemplate } from "@domain/mail/mail";
import type { UserLanguage } from "@domain/person/user";
import { languageSchema } from "@domain/person/user";
import { parseCreate } from "@domain/record/parse";
import type { Transaction } from "firebase-admin/firestore";
import { nowhere } from "../edge/audit";
import { ref, stampNew } from "../edge/documents";
import type { Message } from "./compose";
import { compose } from "./compose";
import type { Logo } from "./logo";
import { dayMs } from "@domain/time/lengths";

const keptMs = 30 * dayMs;

/** Where the app is served: set for each project; locally the suite says it. */
export function appUrl(): string {
  const set = process.env["APP_URL"] ?? "";
  const project = process.env["GCLOUD_PROJECT"] ?? "";
  return (set === "" ? `https://${project}.web.app` : set).replace(/\/+$/, "");
}

/** A stored language; French where it is none of ours. */
export const languageOf = (stored: string | undefined): UserLanguage =>
  languageSchema.catch("fr").parse(stored);

/** Whose a mail is, in whose words and language. */
interface Envelope {
  /** The same for the same operation: it is sent once. */
  id: string;
  template: MailTemplate;
  language: UserLanguage;
  to: string;
  zooId: string;
  uid: string;
  by: string;
  now: Date;
}

export interface Sending extends Envelope {
  template: CodeTemplate;
  name: string;
  from: string;
  /** The establishment a mail is about, where another sends it; null: it says none. */
  at: string | null;
  logo: Logo | null;
  /** Below the app's address. */
  path: string;
}

/** Puts a message where the extension Trigger Email takes it from, in the transaction of what it is about. */
export function post(
  transaction: Transaction,
  { id, template, language, to, zooId, uid, by, now }: Envelope,
  message: Message,
): void {
  const expireAt = new Date(now.getTime() + keptMs);
  transaction.create(ref("mail", id), {
    ...parseCreate("mail", id, {
      to: [to],
      message,
      template,
      language,
      zooId: zooId === "" ? nowhere : zooId,
      uid,
      expireAt,
    }),
    ...stampNew(by),
  });
}

/** Posts the mail of a template. */
export function send(transaction: Transaction, sending: Sending): void {
  const { template, language, name, from, at, logo, path } = sending;
  const link = `${appUrl()}${path}`;
  const message = compose(template, language, { name, from, at, logo, link });
  post(transaction, sending, message);
}
