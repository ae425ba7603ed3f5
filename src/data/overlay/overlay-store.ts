import type { CollectionName } from "@domain/collections";
import type { Query } from "@domain/query/query";
import type { LiveList, LiveStore, OnError, Row } from "../live-store";
import {
  changedRow,
  changesById,
  overlaid,
  type OverlayEntry,
} from "./overlaid";

/** The writes that an overlay shows, always the same array until they change. */
export interface OverlaySource {
  entries: () => readonly OverlayEntry[];
  /** Told at every change of the entries; returns its end. */
  subscribe: (listener: () => void) => () => void;
  /** Told what the store delivered: what a record carries by now is no longer shown over it. */
  arrived: (operationIds: readonly string[]) => void;
}

const operationsOf = <C extends CollectionName>(
  rows: readonly (Row<C> | null)[],
): string[] => rows.flatMap((row) => row?.data.operationId ?? []);

/** A live store that shows the writes of `source` over what another one holds. */
export function overlayStore(
  inner: () => LiveStore,
  source: OverlaySource,
): LiveStore {
  function watch<C extends CollectionName>(
    query: Query<C>,
    onNext: (list: LiveList<C>) => void,
    onError: OnError,
  ): () => void {
    let stored: LiveList<C> | null = null;
    let last: LiveList<C> | null = null;
    let ended = false;
    const emit = () => {
      if (stored === null || ended) return;
      const next = overlaid(stored, source.entries(), query);
      if (next === last) return;
      last = next;
      onNext(next);
    };
    const endSource = source.subscribe(emit);
    const end = inner().watch(
      query,
      (list) => {
        stored = list;
        source.arrived(operationsOf(list.rows));
        emit();
      },
      onError,
    );
    return () => {
      ended = true;
      endSource();
      end();
    };
  }

  function watchDoc<C extends CollectionName>(
    collection: C,
    id: string,
    onNext: (row: Row<C> | null) => void,
    onError: OnError,
    parentId?: string,
  ): () => void {
    let stored: Row<C> | null | undefined;
    let last: Row<C> | null | undefined;
    let end: (() => void) | null = null;
    const begin = () => {
      end ??= inner().watchDoc(
        collection,
        id,
        (row) => {
          stored = row;
          source.arrived(operationsOf([row]));
          emit();
        },
        onError,
        parentId,
      );
    };
    const emit = () => {
      const changes =
        changesById(source.entries(), collection, parentId ?? null).get(id) ??
        [];
      const unknown = stored === undefined;
      // Nobody may ask for a record before it is there: the server would refuse.
      const isNew = changes.some(
        ({ entry, operation }) =>
          entry.state !== "landed" && operation.kind === "create",
      );
      if (!isNew) begin();
      const row = changedRow(collection, id, stored ?? null, changes, unknown);
      if ((unknown && row === null) || row === last) return;
      last = row;
      onNext(row);
    };
    const endSource = source.subscribe(emit);
    emit();
    return () => {
      endSource();
      end?.();
    };
  }

  return {
    watch,
    watchDoc,
    getDoc: (collection, id, parentId) =>
      inner().getDoc(collection, id, parentId),
    countOf: (query) => inner().countOf(query),
  };
}
