import type { CollectionName, DocOf } from "@domain/collections";
import type { ErrorCode } from "@domain/errors";
import type { Query } from "@domain/query/query";

export interface Row<C extends CollectionName> {
  id: string;
  data: DocOf<C>;
  /** Written here and not yet acknowledged by the server. */
  pending: boolean;
}

export interface LiveList<C extends CollectionName> {
  rows: readonly Row<C>[];
  /** Documents left out because they do not fit their schema. */
  unreadable: number;
  /** Not confirmed by the server (yet). */
  fromCache: boolean;
  /** The server has answered since this was asked; until then, what is not here may well be there. */
  heard: boolean;
  /** The query's limit is reached: there may be more. */
  full: boolean;
  /** The rest is on its way. */
  coming?: boolean;
}

export type Live<T> =
  | { state: "loading" }
  | { state: "error"; code: ErrorCode; retry: () => void }
  | { state: "data"; data: T };

export type OnError = (code: ErrorCode) => void;

/** Live reading, the same over Firestore and over memory. Every watch returns its end. */
export interface LiveStore {
  watch<C extends CollectionName>(
    query: Query<C>,
    onNext: (list: LiveList<C>) => void,
    onError: OnError,
  ): () => void;
  /** null: the server says there is no such document (or it does not fit its schema). */
  watchDoc<C extends CollectionName>(
    collection: C,
    id: string,
    onNext: (row: Row<C> | null) => void,
    onError: OnError,
    parentId?: string,
  ): () => void;
  /** The server's document; rejects AppError (offline when it cannot be asked). */
  getDoc<C extends CollectionName>(
    collection: C,
    id: string,
    parentId?: string,
  ): Promise<Row<C> | null>;
  /** How many documents the query finds, whatever its limit, as stored; rejects AppError (offline when it cannot be asked). */
  countOf(query: Query): Promise<number>;
}
