import { systemAuthor } from "@domain/task/task";
import type { Access } from "@domain/access/access";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../edge/admin";
import {
  accountRef,
  readingOf,
  ref,
  stampChange,
  stampNew,
} from "../edge/documents";
import type { GetAll } from "../repair/repair";
import { pagesOf, storedOf } from "../repair/repair";
import type { PersonChange, StoredPerson } from "./person-change";
import { personChange } from "./person-change";
import type { Counts, Run, SignIn } from "./report";
import { count, countsOf } from "./report";
import type { Listings } from "./listings";
import { unmigrated } from "./unmigrated";
import { inChunks, rewrite } from "./writing";

/** People read together, and written together: three records each. */
const readAtOnce = 100;
const together = 20;
const atOnce = 4;

/** An access record that is there and says nothing readable: nobody knows what its person may do. */
class Unreadable extends Error {}

function accessIn(doc: DocumentSnapshot): Access | null {
  const { record } = readingOf("access", doc);
  if (record === null && doc.exists) throw new Unreadable();
  return record;
}

/** The records of several people; null for one without a card, or whose access record cannot be read. */
async function readPeople(
  uids: readonly string[],
  getAll: GetAll,
): Promise<(StoredPerson | "unreadable" | null)[]> {
  const docs = await getAll(
    ...uids.flatMap((uid) => [
      ref("users", uid),
      ref("access", uid),
      accountRef(uid),
    ]),
  );
  return uids.map((uid, index) => {
    const [card, access, account] = docs.slice(index * 3, index * 3 + 3);
    if (card?.exists !== true || access === undefined) return null;
    try {
      return {
        uid,
        card: unmigrated(card).stored,
        access: accessIn(access),
        account: account?.exists === true ? storedOf(account).stored : null,
      };
    } catch (error) {
      if (error instanceof Unreadable) return "unreadable";
      throw error;
    }
  });
}

const isNothing = ({ access, account, card }: PersonChange): boolean =>
  access === null && account === null && card === null;

function write(
  transaction: Transaction,
  { uid, access }: StoredPerson,
  change: PersonChange,
  operationId: string,
): void {
  const made = stampNew(systemAuthor, operationId);
  const changed = stampChange(systemAuthor, operationId);
  if (change.access !== null) {
    if (access === null)
      transaction.create(ref("access", uid), { ...change.access, ...made });
    else
      transaction.update(ref("access", uid), { ...change.access, ...changed });
  }
  if (change.account !== null)
    transaction.create(accountRef(uid), { ...change.account, ...made });
  if (change.card !== null) {
    const { values, removed } = change.card;
    rewrite(transaction, ref("users", uid), { ...values, ...changed }, removed);
  }
}

/** Makes some people's records, as they are now, all or nothing; what became of each. */
const migrateSome = (
  some: readonly Pending[],
  listings: Listings,
  { operationId, buckets }: Run,
): Promise<Map<string, PersonChange>> =>
  database().runTransaction(async (transaction) => {
    const people = await readPeople(
      some.map(({ uid }) => uid),
      (...refs) => transaction.getAll(...refs),
    );
    const changes = new Map<string, PersonChange>();
    for (const [index, stored] of people.entries()) {
      const signIn = some[index]?.signIn ?? null;
      if (stored === null || stored === "unreadable") continue;
      const change = personChange(stored, signIn, listings, buckets);
      if (!isNothing(change)) write(transaction, stored, change, operationId);
      changes.set(stored.uid, change);
    }
    return changes;
  });

interface Pending {
  uid: string;
  signIn: SignIn | null;
}

async function writeAll(
  todo: readonly Pending[],
  listings: Listings,
  run: Run,
): Promise<void> {
  await pMap(
    inChunks(todo, together),
    async (some) => {
      const changes = await migrateSome(some, listings, run);
      for (const [uid, { accessAfter }] of changes)
        if (accessAfter !== null) listings.access.set(uid, accessAfter);
    },
    { concurrency: atOnce },
  );
}

async function goThrough(
  uids: readonly string[],
  listings: Listings,
  run: Run,
  counts: Counts,
): Promise<void> {
  const [people, signIns] = await Promise.all([
    readPeople(uids, (...refs) => database().getAll(...refs)),
    run.signIns(uids),
  ]);
  const todo: Pending[] = [];
  for (const [index, stored] of people.entries()) {
    const uid = uids[index] ?? "";
    const signIn = signIns.get(uid) ?? null;
    const report = (reason: string) =>
      run.onOdd({ collection: "users", id: uid, reason });
    if (stored === null || stored === "unreadable") {
      if (stored === "unreadable") report("accessUnreadable");
      count(counts, false);
      continue;
    }
    const change = personChange(stored, signIn, listings, run.buckets);
    for (const reason of change.odd) report(reason);
    if (change.accessAfter !== null)
      listings.access.set(uid, change.accessAfter);
    const nothing = isNothing(change);
    count(counts, !nothing);
    if (!nothing) todo.push({ uid, signIn });
  }
  if (!run.dryRun) await writeAll(todo, listings, run);
}

/** Makes access records, private accounts and cards of everybody who has a card. */
export async function migratePeople(
  listings: Listings,
  run: Run,
): Promise<Counts> {
  const counts = countsOf("users");
  for await (const docs of pagesOf("users"))
    for (const some of inChunks(docs, readAtOnce))
      await goThrough(
        some.map(({ id }) => id),
        listings,
        run,
        counts,
      );
  return counts;
}
