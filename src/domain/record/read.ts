import * as z from "zod";
import type { CollectionName, DocOf } from "../collections";
import { entryOf } from "../collections";
import { mended, missingFields } from "./mend";
import { named, pathsOf } from "./parse";
import type { Values } from "./types";

/** A stored record as it can be shown, and what had to be left out of it. */
export interface Reading<T> {
  /** null: it lacks what says whose it is and who may see it. */
  record: T | null;
  /** `path:code` of everything left out; [] for a record that fits. */
  issues: string[];
}

/** How often what a schema refuses is taken out before a record counts as unreadable. */
const attempts = 12;

const fieldOf = ({ path }: z.core.$ZodIssue) => String(path[0] ?? "");

const lesser = new WeakMap<z.ZodObject, Map<string, z.ZodObject>>();

/** The schema without the field; made once, as a schema is compiled at first use. */
function without(schema: z.ZodObject, field: string): z.ZodObject {
  const { [field]: left, ...shape } = schema.shape;
  if (left === undefined) return schema;
  const known = lesser.get(schema) ?? new Map<string, z.ZodObject>();
  const made = known.get(field) ?? z.object(shape);
  lesser.set(schema, known.set(field, made));
  return made;
}

/** A document that says nothing of its version was written before ours: only those have older shapes. */
export const isOlder = ({ schemaVersion }: Values): boolean =>
  schemaVersion === undefined;

/** A document of an older shape in today's; one that says its version as it is stored, unless its collection tells otherwise. */
export function upcastOf(collection: CollectionName, stored: Values): Values {
  const { upcast, isOlder: isOld = isOlder } = entryOf(collection);
  return isOld(stored) ? (upcast?.(stored) ?? stored) : stored;
}

/**
 * A stored record, read tolerantly: a list element or an optional field that the schema refuses is
 * left out, a compulsory one takes the collection's fallback. Only without its identity (its
 * collection says which fields) is the record null. The document's id wins over a stored one. Documents
 * older than versions are read as the collection's upcaster makes them; what ours hold is never mended
 * silently.
 */
export function readRecord<C extends CollectionName>(
  collection: C,
  id: string,
  stored: Values,
): Reading<DocOf<C>> {
  const entry = entryOf(collection);
  const { schema: whole, identity, idField } = entry;
  if (entry.isOther?.(stored) === true) return { record: null, issues: [] };
  // An id that no schema takes is the document's all the same.
  const fallback = { ...entry.fallback, [idField ?? ""]: () => id };
  let schema = whole;
  let values = named(collection, id, upcastOf(collection, stored));
  const stands: Record<string, unknown> = {};
  const issues: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = schema.safeParse(values);
    if (result.success)
      return { record: { ...result.data, ...stands } as DocOf<C>, issues };
    const found = result.error.issues;
    issues.push(...pathsOf(found).filter((one) => !issues.includes(one)));
    if (found.some((issue) => identity.includes(fieldOf(issue)))) break;
    for (const field of missingFields(values, found)) {
      const stand = fallback[field];
      if (stand === undefined) return { record: null, issues };
      // It need not be what the schema takes from people: an empty name, a target of nothing.
      stands[field] = stand(values);
      schema = without(schema, field);
    }
    values = mended(values, found);
  }
  return { record: null, issues };
}
