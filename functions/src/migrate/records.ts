import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import type { Access } from "@domain/access/access";
import { systemAuthor } from "@domain/task/task";
import { upcastZooConfig } from "@domain/upcast/zoo";
import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { FieldPath } from "firebase-admin/firestore";
import pMap from "p-map";
import { readAccess } from "../callables/team";
import { database } from "../edge/admin";
import { ref, stampChange, zooConfigRef } from "../edge/documents";
import type { GetAll } from "../repair/repair";
import { pagesOf, recountAll, storedOf } from "../repair/repair";
import { moveAutomation } from "./automations";
import { withFirstRun } from "./first-run";
import type { RecordChange } from "./record-change";
import { listedIn, recordChange } from "./record-change";
import type { Counts, Run } from "./report";
import { count, countsOf } from "./report";
import type { Listings } from "./listings";
import { unmigrated } from "./unmigrated";
import { inChunks, rewrite } from "./writing";

const together = 20;
const atOnce = 4;

type Accesses = ReadonlyMap<string, Access>;

/** What becomes of some records of a collection, what follows from others recounted. */
async function changesOf(
  collection: CollectionName,
  docs: readonly DocumentSnapshot[],
  accesses: Accesses,
  getAll: GetAll,
  { buckets, now }: Run,
): Promise<RecordChange[]> {
  const records = docs.map(unmigrated);
  const recounts = await recountAll(collection, records, getAll, now);
  return records.map(({ id, stored }, index) => {
    const accessOf = (uid: string) => accesses.get(uid);
    const change = recordChange(collection, id, stored, accessOf, buckets);
    const { values, unsure } = recounts[index] ?? { values: {}, unsure: [] };
    if (change.odd.includes("unreadable")) return change;
    const all = { ...change.values, ...values };
    return {
      values:
        collection === "taskTemplates"
          ? withFirstRun(id, stored, all, now)
          : all,
      removed: change.removed,
      secrets: change.secrets,
      odd: [...change.odd, ...unsure.map((field) => `notReliedOn ${field}`)],
    };
  });
}

const isNothing = ({ values, removed }: RecordChange) =>
  Object.keys(values).length + removed.length === 0;

/** As they are stored, of whatever kind. */
const secretsOf = (
  doc: DocumentSnapshot,
  fields: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field): [string, unknown] => [
      field,
      doc.get(new FieldPath(field)),
    ]),
  );

/** Writes what has changed of some records, as they are now; answers how many. */
const migrateSome = (
  collection: CollectionName,
  ids: readonly string[],
  run: Run,
): Promise<number> =>
  database().runTransaction(async (transaction) => {
    const found = await transaction.getAll(
      ...ids.map((id) => ref(collection, id)),
    );
    const docs = found.filter(({ exists }) => exists);
    const listed = docs.flatMap((doc) =>
      listedIn(collection, storedOf(doc).stored),
    );
    const accesses = await readAccess(transaction, [...new Set(listed)]);
    const getAll: GetAll = (...refs) => transaction.getAll(...refs);
    const changes = await changesOf(collection, docs, accesses, getAll, run);
    let written = 0;
    for (const [index, change] of changes.entries()) {
      const doc = docs[index];
      if (doc === undefined || isNothing(change)) continue;
      const stamp = stampChange(systemAuthor, run.operationId);
      rewrite(
        transaction,
        doc.ref,
        { ...change.values, ...stamp },
        change.removed,
      );
      if (change.secrets.length > 0)
        transaction.set(
          zooConfigRef(doc.id),
          {
            ...upcastZooConfig(secretsOf(doc, change.secrets)),
            zooId: doc.id,
            ...stamp,
          },
          { merge: true },
        );
      written += 1;
    }
    return written;
  });

async function migratePage(
  collection: CollectionName,
  docs: readonly QueryDocumentSnapshot[],
  listings: Listings,
  run: Run,
  counts: Counts,
): Promise<void> {
  const getAll: GetAll = (...refs) => database().getAll(...refs);
  const changes = await changesOf(
    collection,
    docs,
    listings.access,
    getAll,
    run,
  );
  const todo: string[] = [];
  for (const [index, change] of changes.entries()) {
    const id = docs[index]?.id ?? "";
    for (const reason of change.odd) run.onOdd({ collection, id, reason });
    if (!isNothing(change)) todo.push(id);
  }
  const written = run.dryRun
    ? [todo.length]
    : await pMap(
        inChunks(todo, together),
        (ids) => migrateSome(collection, ids, run),
        { concurrency: atOnce },
      );
  const sum = written.reduce((all, one) => all + one, 0);
  counts.read += docs.length;
  counts.written += sum;
  counts.left += docs.length - sum;
}

/** Puts a collection's documents into today's shape; automations among the tasks move to theirs. */
export async function migrateRecords(
  collection: CollectionName,
  listings: Listings,
  run: Run,
): Promise<Counts> {
  const counts = countsOf(collection);
  const { isOther } = entryOf(collection);
  for await (const docs of pagesOf(collection)) {
    const others = docs.filter((doc) => isOther?.(storedOf(doc).stored));
    const own = docs.filter((doc) => !others.includes(doc));
    await migratePage(collection, own, listings, run, counts);
    const moved = await pMap(others, (doc) => moveAutomation(doc, run), {
      concurrency: atOnce,
    });
    for (const one of moved) count(counts, one);
  }
  return counts;
}
