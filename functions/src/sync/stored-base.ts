import { collectionPath } from "@domain/collections";
import { metaKeys } from "@domain/schema/fields";
import type {
  Answer,
  PlannedCollection,
  Stored,
  StoredBase,
} from "@domain/sync/plan/kinds";
import { plannedCollections } from "@domain/sync/plan/kinds";
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
async function readAll(collection: PlannedCollection): Promise<Stored[]> {
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

/** Taxa refer to each other: who speaks of one kind of them is compared with all three. */
const taxa: ReadonlySet<PlannedCollection> = new Set([
  "order",
  "family",
  "species",
]);

/** Everything that an answer is compared with; nothing of what it does not speak of. */
export async function readBase(answer: Answer): Promise<StoredBase> {
  const speaksOfTaxa = [...taxa].some((one) => answer[one] !== undefined);
  const all: Partial<Record<PlannedCollection, Stored[]>> = {};
  for (const collection of plannedCollections)
    if (
      answer[collection] !== undefined ||
      (speaksOfTaxa && taxa.has(collection))
    )
      all[collection] = await readAll(collection);
  return all;
}
