import type {
  Blocker,
  BlockerCount,
  BlockerKind,
} from "@domain/removal/callables";
import { blockersCounted } from "@domain/removal/callables";
import { livesHere } from "@domain/directory/counts";
import { entryOf } from "@domain/directory/entry-of";
import type { Query } from "@domain/query/query";
import { isPutAway } from "@domain/record/put-away";
import type { Values } from "@domain/record/types";
import type {
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { plain } from "../edge/documents";
import { compile } from "../edge/query";

/** Of each kind an answer names at most this many; more would not help the person. */
const listed = 50;
const pageSize = 250;

interface Content {
  /** The field that names a record. */
  name: string;
  /** Whether a stored record counts, by what its query cannot ask. */
  lives: (stored: Values) => boolean;
}

/** What a place may hold. */
const contents: Record<
  Exclude<BlockerKind, "sectors" | "groups" | "species" | "family">,
  Content
> = {
  enclosures: { name: "enclosureName", lives: (stored) => !isPutAway(stored) },
  animals: {
    name: "animalName",
    lives: (stored) => livesHere(entryOf("animals", "", stored)),
  },
  tasks: { name: "title", lives: () => true },
  // A suspended one may be resumed.
  taskTemplates: {
    name: "title",
    lives: ({ status, deletedAt }) =>
      status !== "archived" && (deletedAt ?? null) === null,
  },
};

/** What stands in the way: some of it by name, and how much by kind. Nothing does: both are []. */
export interface Obstacles {
  blockers: Blocker[];
  counts: BlockerCount[];
}

/** The records of a query that count, page after page: those that do not must not hide them. */
async function living(
  transaction: Transaction,
  query: Query,
  lives: Content["lives"],
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  const page = compile({ ...query, limit: pageSize });
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await transaction.get(
      last === undefined ? page : page.startAfter(last),
    );
    found.push(...docs.filter((doc) => lives(plain(doc.data()) as Values)));
    last = docs.at(-1);
    if (docs.length < pageSize || found.length >= blockersCounted)
      return found.slice(0, blockersCounted);
  }
}

/** What the given queries find that counts. */
export async function obstaclesIn(
  transaction: Transaction,
  queries: Partial<Record<keyof typeof contents, Query>>,
): Promise<Obstacles> {
  const all: Obstacles = { blockers: [], counts: [] };
  for (const [kind, { name, lives }] of Object.entries(contents)) {
    const query = queries[kind as keyof typeof contents];
    if (query === undefined) continue;
    const found = await living(transaction, query, lives);
    if (found.length === 0) continue;
    const known = kind as BlockerKind;
    all.counts.push({ kind: known, count: found.length });
    for (const doc of found.slice(0, listed))
      all.blockers.push({
        kind: known,
        id: doc.id,
        name: String(doc.get(name) ?? ""),
      });
  }
  return all;
}
