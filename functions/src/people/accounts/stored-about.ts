import type { CollectionName } from "@domain/collections";
import { collections } from "@domain/collections";
import { auditOfPersonQueries } from "@domain/audit/audit-queries";
import { mailOfPersonQuery } from "@domain/mail/mail-queries";
import { tasksOfPersonQueries } from "@domain/person/export-queries";
import type { Query } from "@domain/query/query";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { plain, ref } from "../../edge/documents";
import { compile } from "../../edge/query";
import { codesOf } from "../codes";
import { accountRef } from "../person";

export type Records = Record<string, Record<string, unknown>[]>;

/** So many mails of one person are looked for at once. */
const mailsAtOnce = 100;

/** Instants as ISO text: what an answer carries. */
function written(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, written(one)]),
  );
}

const recordOf = (doc: DocumentSnapshot): Record<string, unknown> => ({
  id: doc.id,
  ...(written(plain(doc.data())) as Record<string, unknown>),
});

/** A mail without its links: they sign in. */
const withoutMessage = (
  mail: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(mail).filter(([field]) => field !== "message"),
  );

async function found(
  queries: readonly Query[],
  isMeant: (doc: DocumentSnapshot) => boolean,
): Promise<Record<string, unknown>[]> {
  const answers = await Promise.all(
    queries.map((query) => compile(query).get()),
  );
  const docs = new Map(
    answers
      .flatMap((answer) => answer.docs)
      .filter(isMeant)
      .map((doc) => [doc.id, doc]),
  );
  return [...docs.values()].map(recordOf);
}

/**
 * Everything that is stored about a person, by collection, in the establishment given (null: anywhere):
 * their records, where they are signed in, what names them in tasks, what they did, what they were sent.
 */
export async function storedAbout(
  uid: string,
  zooId: string | null,
): Promise<Records> {
  const isMeant = (doc: DocumentSnapshot) =>
    zooId === null || doc.get("zooId") === zooId;
  const own = await Promise.all([
    ref("users", uid).get(),
    accountRef(uid).get(),
    ref("access", uid).get(),
  ]);
  const [card, account, access] = own.map((doc) =>
    doc.exists ? [recordOf(doc)] : [],
  );
  const devices = await database().collection(`users/${uid}/devices`).get();
  const [tasks, audit, mail] = await Promise.all([
    found(tasksOfPersonQueries(uid), isMeant),
    found(auditOfPersonQueries(uid), isMeant),
    found([mailOfPersonQuery(uid, mailsAtOnce)], isMeant),
  ]);
  return {
    users: card ?? [],
    accounts: account ?? [],
    access: access ?? [],
    devices: devices.docs.map(recordOf),
    tasks,
    audit,
    mail: mail.map(withoutMessage),
  } satisfies Partial<Record<CollectionName, unknown>>;
}

/** Deletes what was sent to a person, their codes and their devices, in pages. */
export async function forgetAround(uid: string): Promise<void> {
  const pages = [
    compile(mailOfPersonQuery(uid, mailsAtOnce)),
    codesOf(uid),
    database()
      .collection(collections.devices.path.replace("{id}", uid))
      .limit(100),
  ];
  for (const page of pages) {
    for (;;) {
      const { docs } = await page.get();
      if (docs.length === 0) break;
      const batch = database().batch();
      for (const doc of docs) batch.delete(doc.ref);
      await batch.commit();
    }
  }
}
