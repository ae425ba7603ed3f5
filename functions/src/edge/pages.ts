import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { FieldPath } from "firebase-admin/firestore";

/** Documents held at once. */
export const pageSize = 300;

/** All that a query finds, a page at a time, by document id. */
export async function* pagesOfQuery(
  query: Query,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}
