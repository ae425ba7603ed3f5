import type { CollectionName, DocOf } from "@domain/collections";
import { collections, documentPath } from "@domain/collections";
import { AppError, type ErrorCode } from "@domain/errors";
import { compareRows, matches, type Query } from "@domain/query/query";
import type { Backend } from "./backend-type";
import type { LiveList, Row } from "./live-store";
import type { OutboxOperation } from "./outbox/entry";
import { stampedValues } from "./outbox/stamp";
import { parseDoc } from "./parse";

type Values = Record<string, unknown>;

interface Stored {
  collection: CollectionName;
  id: string;
  parentId: string | null;
  raw: Values;
}

export interface MemoryOptions {
  now?: () => Date;
  /** The rules: why an operation is refused, null when it is allowed. */
  decide?: (
    operation: OutboxOperation,
    before: Values | null,
    uid: string,
  ) => ErrorCode | null;
}

export interface MemoryStore extends Backend {
  /** Puts a document as it is, unchecked: the way existing data are. */
  seed(
    collection: CollectionName,
    id: string,
    raw: Values,
    parentId?: string,
  ): void;
  erase(collection: CollectionName, id: string, parentId?: string): void;
}

function applied(
  operation: OutboxOperation,
  before: Values | null,
  uid: string,
  now: Date,
  operationId: string,
): Values {
  const values = stampedValues(operation, { uid, time: now, operationId });
  return operation.kind === "create" ? values : { ...before, ...values };
}

/** The live store over a map, with the same answers as Firestore's for the same documents. */
export function memoryStore(options: MemoryOptions = {}): MemoryStore {
  const { now = () => new Date(), decide = () => null } = options;
  const docs = new Map<string, Stored>();
  /** Rows are parsed once for each state of a document, so that unchanged ones stay the same object. */
  const rows = new WeakMap<Stored, Row<CollectionName> | null>();
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  function rowOf<C extends CollectionName>(stored: Stored): Row<C> | null {
    const known = rows.get(stored);
    if (known !== undefined) return known;
    const { collection, id, parentId, raw } = stored;
    const data = parseDoc(collection, id, raw, parentId ?? undefined);
    const row = data === null ? null : { id, data, pending: false };
    rows.set(stored, row);
    return row as Row<C> | null;
  }
  const matching = <C extends CollectionName>(query: Query<C>) =>
    [...docs.values()]
      .filter(
        ({ collection, parentId }) =>
          collection === query.collection &&
          (query.parentId === undefined || parentId === query.parentId),
      )
      .filter(({ raw }) => matches(query, raw as DocOf<C>));
  function listOf<C extends CollectionName>(query: Query<C>): LiveList<C> {
    const found = matching(query)
      .map((stored) => ({
        id: stored.id,
        data: stored.raw as DocOf<C>,
        stored,
      }))
      .sort(compareRows(query))
      .slice(0, query.limit);
    const readable = found
      .map(({ stored }) => rowOf<C>(stored))
      .filter((row) => row !== null);
    return {
      rows: readable,
      unreadable: found.length - readable.length,
      fromCache: false,
      heard: true,
      full: found.length >= query.limit,
    };
  }
  /** Answers come later than the question, as over a network, and only when they differ. */
  function live<T>(
    read: () => T,
    same: (a: T, b: T) => boolean,
    onNext: (value: T) => void,
  ): () => void {
    let last: { value: T } | null = null;
    let ended = false;
    const check = () => {
      queueMicrotask(() => {
        if (ended) return;
        const value = read();
        if (last !== null && same(last.value, value)) return;
        last = { value };
        onNext(value);
      });
    };
    listeners.add(check);
    check();
    return () => {
      ended = true;
      listeners.delete(check);
    };
  }
  const docAt = <C extends CollectionName>(path: string): Row<C> | null => {
    const stored = docs.get(path);
    return stored === undefined ? null : rowOf<C>(stored);
  };
  function put({ collection, id, parentId, raw }: Stored): void {
    const path = documentPath(collection, id, parentId ?? undefined);
    docs.set(path, { collection, id, parentId, raw });
  }
  function checked(
    operation: OutboxOperation,
    uid: string,
    time: Date,
    operationId: string,
  ): Stored {
    const { kind, collection, id, parentId } = operation;
    const path = documentPath(collection, id, parentId ?? undefined);
    const before = docs.get(path)?.raw ?? null;
    if (kind === "patch" && before === null) throw new AppError("not-found");
    const refusal = decide(operation, before, uid);
    if (refusal !== null) throw new AppError(refusal);
    const raw = applied(operation, before, uid, time, operationId);
    return { collection, id, parentId, raw };
  }
  return {
    watch: (query, onNext) => live(() => listOf(query), sameList, onNext),
    watchDoc: <C extends CollectionName>(
      collection: C,
      id: string,
      onNext: (row: Row<C> | null) => void,
      _onError: (code: ErrorCode) => void,
      parentId?: string,
    ) =>
      live(
        () => docAt<C>(documentPath(collection, id, parentId)),
        (a, b) => a === b,
        onNext,
      ),
    getDoc: (collection, id, parentId) =>
      Promise.resolve(docAt(documentPath(collection, id, parentId))),
    countOf: (query) => Promise.resolve(matching(query).length),
    cachedDoc: (collection, id, parentId) =>
      Promise.resolve(docAt(documentPath(collection, id, parentId))),
    commit: async (operations, uid, operationId) => {
      await Promise.resolve();
      const time = now();
      const results = operations.map((one) =>
        checked(one, uid, time, operationId),
      );
      results.forEach(put);
      tell();
    },
    settled: () => Promise.resolve(),
    seed(collection, id, raw, parentId) {
      const { idField } = collections[collection];
      const named = idField === null ? raw : { ...raw, [idField]: id };
      put({ collection, id, parentId: parentId ?? null, raw: named });
      tell();
    },
    erase(collection, id, parentId) {
      docs.delete(documentPath(collection, id, parentId));
      tell();
    },
  };
}

const sameList = <C extends CollectionName>(
  a: LiveList<C>,
  b: LiveList<C>,
): boolean =>
  a.unreadable === b.unreadable &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, index) => row === b.rows[index]);
