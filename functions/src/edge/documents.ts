import type { CollectionName, DocOf } from "@domain/collections";
import { documentPath } from "@domain/collections";
import { AppError } from "@domain/errors";
import { deriveFields } from "@domain/record/derive";
import { parsePatch } from "@domain/record/parse";
import type { Reading } from "@domain/record/read";
import { readRecord } from "@domain/record/read";
import * as stamp from "@domain/record/stamp";
import type { Values } from "@domain/record/types";
import type {
  DocumentReference,
  DocumentSnapshot,
} from "firebase-admin/firestore";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { database } from "./admin";

export function ref(collection: CollectionName, id: string): DocumentReference {
  return database().doc(documentPath(collection, id));
}

/** A document of a nested collection, below its parent. */
export const refBelow = (
  collection: CollectionName,
  parentId: string,
  id: string,
): DocumentReference => database().doc(documentPath(collection, id, parentId));

/** What only a person and their administrators read of them. */
export const accountRef = (uid: string): DocumentReference =>
  database().doc(documentPath("accounts", "account", uid));

/** What only administrators read of an establishment. */
export const zooConfigRef = (zooId: string): DocumentReference =>
  database().doc(documentPath("zooConfigs", "config", zooId));

/** Firestore's own types as plain values. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, plain(one)]),
    );
  return value;
}

/** What can be read of the document, and what was left out; nothing of one that is missing. */
export function readingOf<C extends CollectionName>(
  collection: C,
  snapshot: DocumentSnapshot,
): Reading<DocOf<C>> {
  if (!snapshot.exists) return { record: null, issues: [] };
  const stored = plain(snapshot.data()) as Values;
  return readRecord(collection, snapshot.id, stored);
}

/**
 * The document as it can be read, null when it is missing; one whose identity cannot be told, or
 * that lacks what `needs` says, throws with field names, never values.
 */
export function readable<C extends CollectionName>(
  collection: C,
  snapshot: DocumentSnapshot,
  needs: (issue: string) => boolean = () => false,
): DocOf<C> | null {
  const { record, issues } = readingOf(collection, snapshot);
  if (snapshot.exists && (record === null || issues.some(needs)))
    throw new AppError("internal", { collection, fields: issues });
  return record;
}

/** The meta fields of a new document; `by` is a uid or "system". */
export const stampNew = (by: string, operationId: string | null = null) =>
  stamp.stampNew({
    uid: by,
    time: FieldValue.serverTimestamp(),
    operationId,
  });

/** The meta fields of a change. */
export const stampChange = (by: string, operationId: string | null = null) =>
  stamp.stampChange({
    uid: by,
    time: FieldValue.serverTimestamp(),
    operationId,
  });

/** A change of some fields as it is stored: parsed, with what follows from them, stamped. Throws "invalid-input" naming the fields. */
export function changeOf<C extends CollectionName>(
  collection: C,
  values: Partial<DocOf<C>>,
  by: string,
  operationId: string | null = null,
) {
  const parsed = parsePatch(collection, values);
  const context = { before: null, now: new Date() };
  return {
    ...parsed,
    ...deriveFields(collection, parsed, context),
    ...stampChange(by, operationId),
  };
}
