import type { CollectionName } from "@domain/collections";
import { parseCreate } from "@domain/record/parse";
import type { Values } from "@domain/record/types";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { readingOf, stampChange, stampNew } from "./documents";

/**
 * Writes a document that functions alone make, in the name of `by`: `shared` says what it is of, `values` what it holds; null takes
 * it out. One that cannot be read is made anew.
 */
export function putDerived(
  transaction: Transaction,
  collection: CollectionName,
  snapshot: DocumentSnapshot,
  shared: Values,
  values: Values | null,
  by: string,
): void {
  if (values === null) {
    if (snapshot.exists) transaction.delete(snapshot.ref);
    return;
  }
  const whole = { ...shared, ...values };
  if (readingOf(collection, snapshot).record !== null)
    transaction.update(snapshot.ref, { ...whole, ...stampChange(by) });
  else
    transaction.set(snapshot.ref, {
      ...parseCreate(collection, snapshot.id, whole),
      ...stampNew(by),
    });
}

/** The map, or null for an empty one. */
export const orNull = <T extends object>(map: T): T | null =>
  Object.keys(map).length === 0 ? null : map;
