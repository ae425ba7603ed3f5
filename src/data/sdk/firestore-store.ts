import {
  collection as collectionRef,
  collectionGroup,
  doc,
  getCountFromServer,
  getDocFromCache,
  getDocFromServer,
  limit,
  onSnapshot,
  orderBy,
  query as makeQuery,
  serverTimestamp,
  Timestamp,
  waitForPendingWrites,
  where,
  writeBatch,
  type DocumentChange,
  type DocumentSnapshot,
  type Firestore,
  type Query as SdkQuery,
  type QuerySnapshot,
} from "firebase/firestore";
import {
  collectionPath,
  documentPath,
  type CollectionName,
} from "@domain/collections";
import type { Query } from "@domain/query/query";
import type { Backend } from "../backend-type";
import { toAppError } from "../errors";
import type { LiveList, Row } from "../live-store";
import { stampedValues } from "../outbox/stamp";
import { parseDoc } from "../parse";

/** Told whether a list came from the server or from the cache, to know whether it can be reached. */
export type OnSource = (fromCache: boolean) => void;

type Raw = Record<string, unknown>;

const isMap = (value: unknown): value is Raw =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Timestamps as Dates, at any depth. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  return isMap(value) ? plainMap(value) : value;
}

const plainMap = (map: Raw): Raw =>
  Object.fromEntries(
    Object.entries(map).map(([key, value]) => [key, plain(value)]),
  );

/** The one place where a query value becomes the SDK's. */
const compile = (db: Firestore, query: Query): SdkQuery =>
  makeQuery(unbounded(db, query), limit(query.limit));

/** A collection; a nested one without a parent is asked as a whole. */
function asked(db: Firestore, path: string) {
  const last = path.includes("{id}") ? path.split("/").at(-1) : undefined;
  return last === undefined
    ? collectionRef(db, path)
    : collectionGroup(db, last);
}

const unbounded = (db: Firestore, query: Query): SdkQuery =>
  makeQuery(
    asked(db, collectionPath(query.collection, query.parentId)),
    ...query.where.map(({ field, op, value }) => where(field, op, value)),
    ...query.orderBy.map(({ field, direction }) => orderBy(field, direction)),
  );

function rowOf<C extends CollectionName>(
  collection: C,
  snapshot: DocumentSnapshot,
  parentId?: string,
): Row<C> | null {
  const raw = snapshot.data({ serverTimestamps: "estimate" });
  if (raw === undefined) return null;
  const data = parseDoc(collection, snapshot.id, plainMap(raw), parentId);
  if (data === null) return null;
  return {
    id: snapshot.id,
    data,
    pending: snapshot.metadata.hasPendingWrites,
  };
}

/** Keeps the parsed rows of one listener, so that a snapshot costs what changed. */
function rowKeeper<C extends CollectionName>(query: Query<C>) {
  const known = new Map<string, Row<C> | null>();
  let heard = false;
  const take = ({ type, doc: changed }: DocumentChange) => {
    if (type === "removed") known.delete(changed.id);
    else known.set(changed.id, rowOf(query.collection, changed));
  };
  return (snapshot: QuerySnapshot): LiveList<C> => {
    heard ||= !snapshot.metadata.fromCache;
    snapshot.docChanges({ includeMetadataChanges: true }).forEach(take);
    const rows = snapshot.docs
      .map(({ id }) => known.get(id) ?? null)
      .filter((row) => row !== null);
    return {
      rows,
      unreadable: snapshot.size - rows.length,
      fromCache: snapshot.metadata.fromCache,
      heard,
      full: snapshot.size >= query.limit,
    };
  };
}

/** Live reading and writing over Firestore. */
export function firestoreStore(db: Firestore, onSource: OnSource): Backend {
  const refOf = (collection: CollectionName, id: string, parentId?: string) =>
    doc(db, documentPath(collection, id, parentId));
  return {
    watch(query, onNext, onError) {
      const keep = rowKeeper(query);
      return onSnapshot(
        compile(db, query),
        { includeMetadataChanges: true },
        (snapshot) => {
          onSource(snapshot.metadata.fromCache);
          onNext(keep(snapshot));
        },
        (error) => onError(toAppError(error).code),
      );
    },
    watchDoc(collection, id, onNext, onError, parentId) {
      return onSnapshot(
        refOf(collection, id, parentId),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          onSource(fromCache);
          // A document the cache does not hold may well exist: only the server knows.
          if (!snapshot.exists() && fromCache) return;
          onNext(rowOf(collection, snapshot, parentId));
        },
        (error) => onError(toAppError(error).code),
      );
    },
    async getDoc(collection, id, parentId) {
      try {
        const snapshot = await getDocFromServer(
          refOf(collection, id, parentId),
        );
        return rowOf(collection, snapshot, parentId);
      } catch (error) {
        throw toAppError(error);
      }
    },
    async countOf(query) {
      try {
        const counted = await getCountFromServer(unbounded(db, query));
        return counted.data().count;
      } catch (error) {
        throw toAppError(error);
      }
    },
    async cachedDoc(collection, id, parentId) {
      try {
        const snapshot = await getDocFromCache(refOf(collection, id, parentId));
        return rowOf(collection, snapshot, parentId);
      } catch {
        // The SDK rejects what it does not keep.
        return null;
      }
    },
    async commit(operations, uid, operationId) {
      const batch = writeBatch(db);
      for (const operation of operations) {
        const { kind, collection, id, parentId } = operation;
        const ref = refOf(collection, id, parentId ?? undefined);
        const values = stampedValues(operation, {
          uid,
          time: serverTimestamp(),
          operationId,
        });
        if (kind === "create") batch.set(ref, values);
        else batch.update(ref, values);
      }
      try {
        await batch.commit();
      } catch (error) {
        throw toAppError(error);
      }
    },
    async settled() {
      try {
        await waitForPendingWrites(db);
      } catch (error) {
        throw toAppError(error);
      }
    },
  };
}
