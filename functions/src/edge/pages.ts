import type {
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from "firebase-admin/firestore";
import { FieldPath } from "firebase-admin/firestore";

/** Documents held at once. */
export const pageSize = 300;

/** All that a query finds, a page of `size` at a time, by document id; `read` reads within a transaction. */
export async function* pagesOfQuery(
  query: Query,
  read: (page: Query) => Promise<QuerySnapshot> = (one) => one.get(),
  size = pageSize,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = query.orderBy(FieldPath.documentId()).limit(size);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await read(last ? page.startAfter(last) : page);
    yield docs;
    last = docs.at(-1);
    if (docs.length < size) return;
  }
}
