import { collectionNames, entryOf } from "@domain/collections";
import { AppError, errorCode } from "@domain/errors";
import { kept } from "@domain/privacy/kept";
import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { logFailure, startOperation } from "../edge/log";
import { purgeAnimal } from "./purge-animal";
import { dayMs } from "@domain/time/lengths";

/** So many documents go at once, and so often in one collection at a time: the rest goes the next day. */
const chunk = 400;
const chunks = 25;

/** All documents of a kind, whosever they lie below. */
function everyOne(name: string): Query {
  const known = collectionNames.find((one) => one === name);
  const path = known === undefined ? name : entryOf(known).path;
  const group = path.includes("{id}") ? path.split("/").at(-1) : undefined;
  return group === undefined
    ? database().collection(path)
    : database().collectionGroup(group);
}

/** What could not be removed: tried again the next night, and in the way of nothing else. */
type Failed = Set<string>;

function tell(failed: Failed, collection: string, error: unknown, id?: string) {
  failed.add(collection);
  const operation = startOperation("purgeExpired", null);
  logFailure(operation, errorCode(error), { collection, id });
}

/** What goes before a record of some collections does, and whether the record may. */
type Before = (doc: QueryDocumentSnapshot, now: Date) => Promise<boolean>;
const first: Readonly<Record<string, Before>> = { animals: purgeAnimal };

async function mayGo(
  name: string,
  docs: readonly QueryDocumentSnapshot[],
  now: Date,
  failed: Failed,
): Promise<readonly QueryDocumentSnapshot[]> {
  const ask = first[name];
  if (ask === undefined) return docs;
  const gone: QueryDocumentSnapshot[] = [];
  for (const doc of docs)
    try {
      if (await ask(doc, now)) gone.push(doc);
    } catch (error) {
      tell(failed, name, error, doc.id);
    }
  return gone;
}

async function purgeCollection(
  name: string,
  { field, days }: { field: string; days: number },
  now: Date,
  failed: Failed,
): Promise<number> {
  const before = new Date(now.getTime() - days * dayMs);
  const old = everyOne(name)
    .where(field, "<=", before)
    .orderBy(field)
    .limit(chunk);
  let purged = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let round = 0; round < chunks; round += 1) {
    const { docs } = await (last ? old.startAfter(last) : old).get();
    const gone = await mayGo(name, docs, now, failed);
    const batch = database().batch();
    for (const doc of gone) batch.delete(doc.ref);
    await batch.commit();
    purged += gone.length;
    last = docs.at(-1);
    if (docs.length < chunk) break;
  }
  return purged;
}

/**
 * Removes what is kept no longer, of every collection that says how long; answers how much, by collection, and says it in `purged`
 * as it goes. What cannot be removed stops nothing else; once all is done it throws "internal", naming the collections. Safe to replay.
 */
export async function purge(
  now: Date,
  purged: Record<string, number> = {},
): Promise<Record<string, number>> {
  const failed: Failed = new Set();
  for (const [name, { retention }] of Object.entries(kept)) {
    if (retention.days === null) continue;
    try {
      const count = await purgeCollection(name, retention, now, failed);
      if (count > 0) purged[name] = count;
    } catch (error) {
      tell(failed, name, error);
    }
  }
  if (failed.size > 0)
    throw new AppError("internal", { collections: [...failed] });
  return purged;
}
