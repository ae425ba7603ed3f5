import type { CollectionName } from "@domain/collections";
import { documentPath } from "@domain/collections";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { plain } from "../edge/documents";

/** Which document: `parentId` for the nested collections. */
export interface Place {
  collection: CollectionName;
  id: string;
  parentId?: string | undefined;
}

export const pathOf = ({ collection, id, parentId }: Place): string =>
  documentPath(collection, id, parentId);

/** What a transaction knows of documents: as stored, then as the changes so far make them; null: there is none. */
export type Known = Map<string, Values | null>;

/** A record that cannot be told whose it is counts as one nobody may write: it stays, empty. */
const recordOf = (
  { collection, id }: Place,
  data: FirebaseFirestore.DocumentData,
): Values => readRecord(collection, id, plain(data) as Values).record ?? {};

/** Reads the places not known yet, all in one go. */
export async function readInto(
  transaction: Transaction,
  known: Known,
  places: readonly Place[],
): Promise<void> {
  const missing = new Map<string, Place>();
  for (const place of places)
    if (!known.has(pathOf(place))) missing.set(pathOf(place), place);
  if (missing.size === 0) return;
  const refs: DocumentReference[] = [...missing.keys()].map((path) =>
    database().doc(path),
  );
  const found = await transaction.getAll(...refs);
  for (const snapshot of found) {
    const { path } = snapshot.ref;
    const place = missing.get(path);
    const data = snapshot.data();
    if (place !== undefined)
      known.set(path, data === undefined ? null : recordOf(place, data));
  }
}
