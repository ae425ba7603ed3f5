import type { Values } from "@domain/record/types";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { FieldPath, FieldValue } from "firebase-admin/firestore";

/** A list in pieces of at most `size`, in order. */
export const inChunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Fields to write and to remove, whatever signs their names hold. */
export function rewrite(
  transaction: Transaction,
  document: DocumentReference,
  values: Values,
  removed: readonly string[],
): void {
  const all: [string, unknown][] = [
    ...Object.entries(values),
    ...removed.map((field): [string, unknown] => [field, FieldValue.delete()]),
  ];
  const [first, ...rest] = all;
  if (first === undefined) return;
  transaction.update(
    document,
    new FieldPath(first[0]),
    first[1],
    ...rest.flatMap(([field, value]) => [new FieldPath(field), value]),
  );
}
