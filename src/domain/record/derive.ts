import type { CollectionName } from "../collections";
import { collections, entryOf } from "../collections";
import { AppError } from "../errors";
import type { Derivation, DeriveContext, Values } from "./types";

/**
 * The derived fields that the given values change. `before` is the record before them: needed where
 * a field follows from several and only some are given ("internal" is thrown without it). {} when
 * no source is given.
 */
export function deriveFields(
  collection: CollectionName,
  values: Values,
  context: DeriveContext,
  derivations: readonly Derivation[] = entryOf(collection).derive,
): Record<string, unknown> {
  const known: Record<string, unknown> = { ...context.before, ...values };
  const changed = new Set(Object.keys(values));
  const result: Record<string, unknown> = {};
  for (const { field, from, of } of derivations) {
    if (!from.some((source) => changed.has(source))) continue;
    if (!from.every((source) => Object.hasOwn(known, source)))
      throw new AppError("internal", { collection, field, missing: "base" });
    result[field] = of(known, context);
    known[field] = result[field];
    changed.add(field);
  }
  return result;
}

/** The names of all fields that people's own fields decide, directly or through others. */
export const derivedNames = (
  derivations: readonly Derivation[],
): ReadonlySet<string> => new Set(derivations.map(({ field }) => field));

/** Whose documents carry their author: set by whoever writes, never typed. */
export const hasAuthor = (collection: CollectionName): boolean =>
  Object.hasOwn(collections[collection].schema.shape, "authorId");
