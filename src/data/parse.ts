import {
  documentPath,
  type CollectionName,
  type DocOf,
} from "@domain/collections";
import { AppError, errorCode } from "@domain/errors";
import * as strict from "@domain/record/parse";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { report } from "../lib/report";

/**
 * A stored document as it can be shown: what its schema refuses is left out and reported by path and
 * field names. null without its identity.
 */
export function parseDoc<C extends CollectionName>(
  collection: C,
  id: string,
  raw: Values,
  parentId?: string,
): DocOf<C> | null {
  const { record, issues } = readRecord(collection, id, raw);
  if (issues.length > 0)
    report({
      code: "unreadable",
      where: documentPath(collection, id, parentId),
      fields: issues,
    });
  return record;
}

/** Reports what was refused by path and code, and throws on. */
function reported<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof AppError)
      report({
        code: errorCode(error),
        where: String(error.details["collection"]),
        fields: error.details["fields"] as string[],
      });
    throw error;
  }
}

/** All stored fields of a new document, absent ones as their defaults; throws "invalid-input" naming the fields. */
export const parseCreate = (
  collection: CollectionName,
  id: string,
  values: Values,
): Record<string, unknown> =>
  reported(() => strict.parseCreate(collection, id, values));

/** The given fields and no others: what a patch leaves out gets no default. */
export const parsePatch = (
  collection: CollectionName,
  changes: Values,
): Record<string, unknown> =>
  reported(() => strict.parsePatch(collection, changes));
