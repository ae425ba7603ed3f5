import {
  doc,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreError,
  onSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";
import { ClientError, type ListenTarget, type SeenSnapshot } from "../client";
import { webQuery } from "./query";
import { seenOnWeb } from "./values";

function seenSnapshot(
  snapshot: QuerySnapshot | DocumentSnapshot,
): SeenSnapshot {
  const { fromCache, hasPendingWrites } = snapshot.metadata;
  if (!("docs" in snapshot))
    return {
      docs: [seenOnWeb(snapshot)],
      changes: [],
      fromCache,
      hasPendingWrites,
    };
  return {
    docs: snapshot.docs.map(seenOnWeb),
    changes: snapshot
      .docChanges()
      .map(({ type, doc: changed, oldIndex, newIndex }) => ({
        type,
        path: changed.ref.path,
        oldIndex,
        newIndex,
      })),
    fromCache,
    hasPendingWrites,
  };
}

/** Listens to a document or a query. Returns how to stop. */
export function listen(
  db: Firestore,
  target: ListenTarget,
  options: { includeMetadataChanges: boolean },
  next: (snapshot: SeenSnapshot) => void,
  failed: (error: ClientError) => void,
): () => void {
  const observer = {
    next: (snapshot: QuerySnapshot | DocumentSnapshot) =>
      next(seenSnapshot(snapshot)),
    error: ({ code, message }: FirestoreError) =>
      failed(new ClientError(code.toUpperCase().replaceAll("-", "_"), message)),
  };
  if ("doc" in target)
    return onSnapshot(doc(db, target.doc), options, observer);
  let stop: (() => void) | null = null;
  let stopped = false;
  webQuery(db, target.query).then(
    (query) => {
      if (!stopped) stop = onSnapshot(query, options, observer);
    },
    (error: unknown) => observer.error(error as FirestoreError),
  );
  return () => {
    stopped = true;
    stop?.();
  };
}
