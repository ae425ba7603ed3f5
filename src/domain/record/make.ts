import type { CollectionName } from "../collections";
import { deriveFields } from "./derive";
import { parseCreate } from "./parse";
import type { Values } from "./types";

/**
 * The stored fields of a new record without its stamp: absent ones as their defaults, derived ones
 * from the others. Throws "invalid-input" naming the fields that do not fit.
 */
export function makeRecord(
  collection: CollectionName,
  id: string,
  values: Values,
  now: Date,
): Record<string, unknown> {
  const parsed = parseCreate(collection, id, values);
  const context = { before: null, now };
  return { ...parsed, ...deriveFields(collection, parsed, context) };
}
