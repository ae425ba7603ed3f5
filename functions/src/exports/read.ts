import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import type { CollectionName, DocOf } from "@domain/collections";
import { entryOf } from "@domain/collections";
import type { Query } from "@domain/query/query";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { readingOf } from "../edge/documents";
import { inPages } from "../edge/pages";
import { compile, countOf as countOfOne } from "../edge/query";

/** So many documents are held at once. */
export const atOnce = 300;

/** More than any query of an export finds. */
const countMost = 1_000_000;

/** The documents that a query finds, as many at a time as its limit says. */
export function pagesOf(
  query: Query,
  fields?: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const whole = compile(query);
  const page = fields === undefined ? whole : whole.select(...fields);
  return inPages(page, query.limit);
}

/** How many documents these queries find together; one that several find counts for each. */
export async function countOf(queries: readonly Query[]): Promise<number> {
  const counts = await Promise.all(
    queries.map((query) => countOfOne({ ...query, limit: countMost })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Records of a page that can be read, and how many documents were looked at for them. */
export interface Read<C extends CollectionName> {
  records: DocOf<C>[];
  looked: number;
}

/** What queries find that this person may read, each once, in pages. */
export async function* readableBy<C extends CollectionName>(
  session: Session,
  queries: readonly Query<C>[],
): AsyncGenerator<Read<C>> {
  const seen = queries.length > 1 ? new Set<string>() : null;
  for (const query of queries) {
    const { resource, facts } = entryOf(query.collection);
    if (resource === null) throw new Error("nobody reads it");
    for await (const docs of pagesOf(query)) {
      const records: DocOf<C>[] = [];
      for (const doc of docs) {
        if (seen?.has(doc.id) === true) continue;
        seen?.add(doc.id);
        const { record } = readingOf(query.collection, doc);
        const mayRead =
          record !== null &&
          can(session, "read", resource, facts(record as never));
        if (mayRead) records.push(record);
      }
      yield { records, looked: docs.length };
    }
  }
}
