import type { Obstacles } from "@domain/removal/callables";
import { blockersCounted } from "@domain/removal/callables";
import type { ContentKind } from "@domain/removal/contents";
import { contents, obstaclesOf } from "@domain/removal/contents";
import type { Query } from "@domain/query/query";
import type { Values } from "@domain/record/types";
import type {
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { plain } from "../edge/documents";
import { compile } from "../edge/query";

const pageSize = 250;

interface Held {
  id: string;
  stored: Values;
}

/** The records of a query that count, page after page: those that do not must not hide them. */
async function living(
  transaction: Transaction,
  query: Query,
  kind: ContentKind,
): Promise<Held[]> {
  const found: Held[] = [];
  const page = compile({ ...query, limit: pageSize });
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await transaction.get(
      last === undefined ? page : page.startAfter(last),
    );
    const held = docs.map((doc) => ({
      id: doc.id,
      stored: plain(doc.data()) as Values,
    }));
    found.push(...held.filter(({ stored }) => contents[kind].lives(stored)));
    last = docs.at(-1);
    if (docs.length < pageSize || found.length >= blockersCounted)
      return found.slice(0, blockersCounted);
  }
}

/** What the given queries find that counts. */
export async function obstaclesIn(
  transaction: Transaction,
  queries: Partial<Record<ContentKind, Query>>,
): Promise<Obstacles> {
  const found: { kind: ContentKind; held: Held[] }[] = [];
  for (const kind of Object.keys(contents) as ContentKind[]) {
    const query = queries[kind];
    if (query === undefined) continue;
    found.push({ kind, held: await living(transaction, query, kind) });
  }
  return obstaclesOf(found);
}
