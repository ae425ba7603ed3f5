import { changesEntry } from "@domain/directory/entry-of";
import type { DirectoryKind } from "@domain/directory/kinds";
import { directoryOf } from "@domain/directory/kinds";
import type {
  DocumentData,
  DocumentReference,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";

/** Marks say what the next run has to look at again; only functions read and write them. */
export const marksPath = "directoryMarks";

/** A record to be looked at again; kind and id null: the whole directory. */
export interface Mark {
  directoryId: string;
  kind: DirectoryKind | null;
  id: string | null;
  ref: DocumentReference;
}

const setMark = (
  directoryId: string,
  kind: DirectoryKind | null,
  id: string | null,
) =>
  database()
    // The directory first: marks of one directory come one after the other.
    .doc(`${marksPath}/${directoryId}_${kind ?? ""}_${id ?? ""}`)
    .set({ directoryId, kind, id, at: FieldValue.serverTimestamp() });

/** What a mark's document says; one that says nothing is taken as a mark of the whole directory. */
export const markOf = (stored: QueryDocumentSnapshot): Mark => ({
  directoryId: String(stored.get("directoryId")),
  kind: (stored.get("kind") ?? null) as DirectoryKind | null,
  id: (stored.get("id") ?? null) as string | null,
  ref: stored.ref,
});

/**
 * Marks a record whose entry a change has changed, in the directory it left and the one it came to;
 * safe to replay, as a mark says where to look and not what changed. Answers how many marks it set.
 */
export async function markChange(
  kind: DirectoryKind,
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<number> {
  if (!changesEntry(kind, id, before ?? null, after ?? null)) return 0;
  const places = [before, after].flatMap((record) =>
    record === undefined ? [] : [directoryOf(kind, record)],
  );
  const touched = [...new Set(places)].filter((place) => place !== null);
  await Promise.all(touched.map((place) => setMark(place, kind, id)));
  return touched.length;
}

/** Marks a species whose names have changed in a directory that holds it. */
export const markSpecieIn = (
  directoryId: string,
  id: string,
): Promise<unknown> => setMark(directoryId, "species", id);

/** Asks the next run to build a whole directory. */
export const markDirectory = async (directoryId: string): Promise<void> => {
  await setMark(directoryId, null, null);
};
