import type { MailTemplate } from "@domain/mail/mail";
import type { UserLanguage } from "@domain/person/user";
import { languageSchema } from "@domain/person/user";
import { parseCreate } from "@domain/record/parse";
import type { Transaction } from "firebase-admin/firestore";
import { nowhere } from "../edge/audit";
import { ref, stampNew } from "../edge/documents";
import { compose } from "./compose";

const keptMs = 30 * 86_400_000;

/** Where the app is served: set for each project; locally the suite says it. */
function appUrl(): string {
  const set = process.env["APP_URL"] ?? "";
  const project = process.env["GCLOUD_PROJECT"] ?? "";
  return (set === "" ? `https://${project}.web.app` : set).replace(/\/+$/, "");
}

/** A stored language; French where it is none of ours. */
export const languageOf = (stored: string | undefined): UserLanguage =>
  languageSchema.catch("fr").parse(stored);

export interface Sending {
  /** The same for the same operation: it is sent once. */
  id: string;
  template: MailTemplate;
  language: UserLanguage;
  to: string;
  name: string;
  from: string;
  /** Below the app's address. */
  path: string;
  zooId: string;
  uid: string;
  by: string;
  now: Date;
}

/** Puts a mail where the extension Trigger Email takes it from, in the transaction of what it is about. */
export function send(transaction: Transaction, sending: Sending): void {
  const { id, template, language, to, name, from, path, now } = sending;
  const message = compose(template, language, {
    name,
    from,
    link: `${appUrl()}${path}`,
  });
  const { zooId, uid, by } = sending;
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
