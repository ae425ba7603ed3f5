import type { CollectionName, DocOf } from "@domain/collections";
import type {
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { FieldPath } from "firebase-admin/firestore";
import { readingOf } from "./documents";

/** Documents held at once. */
export const pageSize = 300;

/** What a query in its own order finds, a page of its limit, `size`, at a time. */
export async function* inPages(
  page: Query,
  size: number,
  read: (page: Query) => Promise<QuerySnapshot> = (one) => one.get(),
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await read(last ? page.startAfter(last) : page);
    yield docs;
    last = docs.at(-1);
    if (docs.length < size) return;
  }
}

/** All that a query finds, a page of `size` at a time, by document id; `read` reads within a transaction. */
export const pagesOfQuery = (
  query: Query,
  read?: (page: Query) => Promise<QuerySnapshot>,
  size = pageSize,
): AsyncGenerator<QueryDocumentSnapshot[]> =>
  inPages(query.orderBy(FieldPath.documentId()).limit(size), size, read);

/** Does something to each document that a query finds, one after the other, however many; answers for how many it was done. */
export async function countEach(
  query: Query,
  isDone: (id: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for await (const docs of pagesOfQuery(query))
    for (const { id } of docs) if (await isDone(id)) done += 1;
  return done;
}

/** A document that can be read, and where it lies. */
export interface Stored<C extends CollectionName> {
  at: DocumentReference;
  record: DocOf<C>;
}

/** All that a query finds within a transaction and that can be read, however much it is. */
export async function allStored<C extends CollectionName>(
  transaction: Transaction,
  collection: C,
  query: Query,
): Promise<Stored<C>[]> {
  const found: Stored<C>[] = [];
  for await (const docs of pagesOfQuery(query, (page) => transaction.get(page)))
    for (const doc of docs) {
      const { record } = readingOf(collection, doc);
      if (record !== null) found.push({ at: doc.ref, record });
    }
  return found;
}
