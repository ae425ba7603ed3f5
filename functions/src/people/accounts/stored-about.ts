import { feedsOfPersonQuery } from "@domain/calendar-feed/feed-queries";
import type { CollectionName } from "@domain/collections";
import { collectionNames } from "@domain/collections";
import { mailOfPersonQuery } from "@domain/mail/mail-queries";
import { kept } from "@domain/privacy/kept";
import {
  belowPersonQuery,
  ofPersonQueries,
} from "@domain/privacy/person-queries";
import type { Query } from "@domain/query/query";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { accountRef, plain, ref } from "../../edge/documents";
import { compile } from "../../edge/query";
import { codesOf } from "../codes";

export type Records = Record<string, Record<string, unknown>[]>;

/** So many documents go at once. */
const atOnce = 100;

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

const without = (
  record: Record<string, unknown>,
  left: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([field]) => !left.includes(field)),
  );

interface Found {
  records: Record<string, unknown>[];
  /** There was more. */
  cut: boolean;
}

type IsMeant = (doc: DocumentSnapshot) => boolean;

async function find(
  queries: readonly Query[],
  isMeant: IsMeant,
): Promise<Found> {
  const answers = await Promise.all(
    queries.map(async (query) => {
      // One more than is asked for says whether there is more.
      const more = { ...query, limit: query.limit + 1 };
      const { docs } = await compile(more).get();
      return {
        docs: docs.slice(0, query.limit),
        cut: docs.length > query.limit,
      };
    }),
  );
  const docs = new Map(
    answers
      .flatMap((answer) => answer.docs)
      .filter(isMeant)
      .map((doc) => [doc.id, doc]),
  );
  const cut = answers.some((answer) => answer.cut);
  return { records: [...docs.values()].map(recordOf), cut };
}

async function readOwn(name: CollectionName, uid: string): Promise<Found> {
  const doc = await (
    name === "accounts" ? accountRef(uid) : ref(name, uid)
  ).get();
  return { records: doc.exists ? [recordOf(doc)] : [], cut: false };
}

export interface Asking {
  uid: string;
  /** It is the person who asks. */
  self: boolean;
  /** What lies in one establishment alone; null: anywhere. */
  zooId: string | null;
}

async function foundIn(
  name: CollectionName,
  { uid, self, zooId }: Asking,
): Promise<Found | null> {
  const about = kept[name].person;
  if (about.kind === "nothing") return null;
  if (about.kind === "own") return readOwn(name, uid);
  const selfOnly = self ? undefined : about.selfOnly;
  if (selfOnly === true) return null;
  const isMeant: IsMeant = (doc) =>
    (zooId === null || doc.get("zooId") === zooId) &&
    (selfOnly === undefined || doc.get(selfOnly) !== true);
  const { records, cut } = await find(ofPersonQueries(name, uid), isMeant);
  const left = about.without ?? [];
  return { records: records.map((one) => without(one, left)), cut };
}

/**
 * Everything that is stored about a person, by collection: their records, what names them, what they did, what they
 * were sent. `cut` names the collections of which there was more.
 */
export async function storedAbout(asking: Asking): Promise<Records> {
  const stored: Records = {};
  const cut: Record<string, unknown>[] = [];
  for (const name of collectionNames) {
    const found = await foundIn(name, asking);
    if (found === null) continue;
    stored[name] = found.records;
    if (found.cut) cut.push({ collection: name });
  }
  return cut.length > 0 ? { ...stored, cut } : stored;
}

/** Deletes what was sent to a person and told them, their codes, devices and calendars, in pages. */
export async function forgetAround(uid: string): Promise<void> {
  const pages = [
    compile(mailOfPersonQuery(uid, atOnce)),
    codesOf(uid),
    compile({ ...belowPersonQuery("devices", uid), limit: atOnce }),
    compile({ ...belowPersonQuery("notifications", uid), limit: atOnce }),
    compile(feedsOfPersonQuery(uid, atOnce)),
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
