import { collectionPath } from "@domain/collections";
import { metaKeys } from "@domain/schema/fields";
import type {
  Stored,
  StoredBase,
  SyncCollection,
} from "@domain/sync/plan/kinds";
import { syncCollections } from "@domain/sync/plan/kinds";
import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { plain } from "../edge/documents";

const pageSize = 1000;

/** Not what a sync looks at, and much of it. */
const left = new Set([...metaKeys, "reviewData", "underReview"]);

/** What tells whether a record was written since; "" for none. */
export const baseOf = (snapshot: DocumentSnapshot): string => {
  const at = snapshot.updateTime;
  return at === undefined ? "" : `${at.seconds}.${at.nanoseconds}`;
};

function storedOf(snapshot: QueryDocumentSnapshot): Stored {
  const values = Object.entries(plain(snapshot.data()) as object).filter(
    ([field]) => !left.has(field),
  );
  return {
    id: snapshot.id,
    base: baseOf(snapshot),
    values: Object.fromEntries(values),
  };
}

/** A whole collection, once, page by page. */
async function readAll(collection: SyncCollection): Promise<Stored[]> {
  const all: Stored[] = [];
  const pages = database()
    .collection(collectionPath(collection))
    .orderBy("__name__")
    .limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (
      last === undefined ? pages : pages.startAfter(last)
    ).get();
    all.push(...docs.map(storedOf));
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last !== undefined);
  return all;
}

/** Everything that a sync compares with. */
export async function readBase(): Promise<StoredBase> {
  const all: [SyncCollection, Stored[]][] = [];
  for (const collection of syncCollections)
    all.push([collection, await readAll(collection)]);
  return Object.fromEntries(all) as Record<SyncCollection, Stored[]>;
}
