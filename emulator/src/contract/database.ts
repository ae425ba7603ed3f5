import type { ListenOptions, ListenTarget, TargetChange } from "./listening";
import type {
  Cursor,
  IndexUsed,
  StructuredAggregationQuery,
  StructuredQuery,
} from "./query";
import type { Caller } from "./rules";
import type { StatusError } from "./status";
import type { Doc, Value } from "./values";
import type { Write, WriteResult } from "./write";

/** What a read sees: the present, a transaction's snapshot, or the documents as they were at a past time. */
export interface Consistency {
  transaction?: string;
  /** RFC 3339, within the past hour of this life of the process; not together with `transaction`. */
  readTime?: string;
}

/** One (project, database) of the engine. Every method is synchronous: one process, one thread. */
export interface Database {
  readonly project: string;
  readonly database: string;
  /** Current time of the strictly increasing microsecond clock, RFC 3339. */
  now(): string;
  get(
    caller: Caller,
    names: string[],
    options?: Consistency & { mask?: string[] },
  ): { readTime: string; docs: (Doc | null)[] };
  query(
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    options?: Consistency,
  ): { readTime: string; docs: Doc[]; skipped: number };
  aggregate(
    caller: Caller,
    parent: string,
    query: StructuredAggregationQuery,
    options?: Consistency,
  ): {
    readTime: string;
    fields: Record<string, Value>;
    /** How many index entries it was made from. */
    entries: number;
  };
  /** The indexes a query, or an aggregation, is answered from; what that would refuse is refused. */
  indexesUsed(
    caller: Caller,
    parent: string,
    query: StructuredQuery | StructuredAggregationQuery,
  ): IndexUsed[];
  /** Atomic; a failure of any write, precondition or rule applies nothing. */
  commit(
    caller: Caller,
    writes: Write[],
    transaction?: string,
  ): { commitTime: string; results: WriteResult[] };
  /** Each write on its own; a status per write. */
  batchWrite(
    caller: Caller,
    writes: Write[],
  ): { result: WriteResult; error: StatusError | null }[];
  /** `readTime` makes a read-only transaction of the past; `retry` names the one it is another try of. */
  begin(options: {
    readOnly: boolean;
    readTime?: string;
    retry?: string;
  }): string;
  rollback(transaction: string): void;
  listDocuments(
    caller: Caller,
    parent: string,
    collectionId: string,
    options: Consistency & {
      pageSize: number;
      pageToken: string;
      orderBy?: string;
      showMissing: boolean;
      mask?: string[];
    },
  ): { docs: (Doc | { name: string })[]; nextPageToken: string };
  /** Ids right below a parent, sorted; `pageSize` 0 or none leaves the size to the service. */
  listCollectionIds(
    caller: Caller,
    parent: string,
    options?: { pageSize?: number; pageToken?: string; readTime?: string },
  ): { ids: string[]; nextPageToken: string };
  /** Cursors between parts of a collection group of about equal size, `count` of them at most; for admins. */
  partition(
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    options: {
      count: number;
      pageSize?: number;
      pageToken?: string;
      readTime?: string;
    },
  ): { partitions: Cursor[]; nextPageToken: string };
  /** Removes a document tree or everything; listeners hear of it, triggers do not. */
  clear(pathPrefix?: string): void;
  /** Atomic, past the rules; listeners hear of it, triggers do not: many documents at once would keep them for minutes. */
  load(writes: Write[]): void;
  /**
   * A live target: the first call answers at once with the whole result, or what changed of it, later
   * ones after each commit that touched it. Throws when the rules or the query's check refuse it.
   */
  listen(
    caller: Caller,
    target: ListenTarget,
    onChange: (change: TargetChange) => void,
    options?: ListenOptions,
  ): () => void;
}
