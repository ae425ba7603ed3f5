import type { Values } from "@domain/record/types";
import { FieldValue } from "firebase-admin/firestore";

/** A list in pieces of at most `size`, in order. */
export const inChunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Fields to write, with those that go. */
export const withGone = (
  values: Values,
  gone: readonly string[],
): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(gone.map((field) => [field, FieldValue.delete()])),
});
