import type {
  DocumentSnapshot,
  Firestore,
  QuerySnapshot,
} from "firebase-admin/firestore";
import type { ClientError, ListenTarget, SeenSnapshot } from "../client";
import { adminQuery } from "./query";
import { refusal } from "./refusal";
import { seenByAdmin } from "./values";

function seenSnapshot(
  snapshot: QuerySnapshot | DocumentSnapshot,
): SeenSnapshot {
  if (!("docs" in snapshot))
    return { docs: [seenByAdmin(snapshot)], changes: [] };
  return {
    docs: snapshot.docs.map(seenByAdmin),
    changes: snapshot.docChanges().map(({ type, doc, oldIndex, newIndex }) => ({
      type,
      path: doc.ref.path,
      oldIndex,
      newIndex,
    })),
  };
}

/** Listens to a document or a query. Returns how to stop. */
export function listen(
  db: Firestore,
  target: ListenTarget,
  next: (snapshot: SeenSnapshot) => void,
  failed: (error: ClientError) => void,
): () => void {
  const heard = (snapshot: QuerySnapshot | DocumentSnapshot) =>
    next(seenSnapshot(snapshot));
  const broken = (error: Error) => failed(refusal(error) as ClientError);
  if ("doc" in target) return db.doc(target.doc).onSnapshot(heard, broken);
  let stop: (() => void) | null = null;
  let stopped = false;
  adminQuery(db, target.query).then(
    (query) => {
      if (!stopped) stop = query.onSnapshot(heard, broken);
    },
    (error: unknown) => broken(error as Error),
  );
  return () => {
    stopped = true;
    stop?.();
  };
}
