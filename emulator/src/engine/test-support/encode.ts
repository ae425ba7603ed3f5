import type { Fields, Value } from "../../contract/values";
import type { StructuredQuery } from "../../contract/query";
import type { Write } from "../../contract/write";
import { doubleValue } from "../values/number";

/** Plain data the tests write documents with. */
export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Plain[]
  | { [key: string]: Plain };

/** A plain value in wire form: whole numbers and bigints as integers, dates as timestamps. */
export function encode(plain: Plain): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === "boolean") return { booleanValue: plain };
  if (typeof plain === "string") return { stringValue: plain };
  if (typeof plain === "bigint") return { integerValue: plain.toString() };
  if (typeof plain === "number") {
    return Number.isInteger(plain)
      ? { integerValue: plain.toString() }
      : doubleValue(plain);
  }
  if (plain instanceof Date) return { timestampValue: plain.toISOString() };
  if (Array.isArray(plain))
    return { arrayValue: { values: plain.map(encode) } };
  return { mapValue: { fields: encodeFields(plain) } };
}

/** Plain fields in wire form. */
export function encodeFields(plain: Record<string, Plain>): Fields {
  return Object.fromEntries(
    Object.entries(plain).map(([key, value]) => [key, encode(value)]),
  );
}

/** The documents root the tests use. */
export const ROOT = "projects/p/databases/(default)/documents";

/** Full name of a document, a collection or the root itself. */
export const nameOf = (path: string): string => `${ROOT}/${path}`;

/** A write that replaces a whole document. */
export const set = (path: string, fields: Record<string, Plain>): Write => ({
  update: { name: nameOf(path), fields: encodeFields(fields) },
});

/** A write that changes single fields of a document that must exist. */
export const update = (
  path: string,
  fields: Record<string, Plain>,
  fieldPaths = Object.keys(fields),
): Write => ({
  ...set(path, fields),
  updateMask: { fieldPaths },
  currentDocument: { exists: true },
});

/** A write that deletes a document. */
export const remove = (path: string): Write => ({ delete: nameOf(path) });

type FieldFilter = Extract<
  NonNullable<StructuredQuery["where"]>,
  { fieldFilter: unknown }
>;

/** A field filter on a plain operand. */
export const where = (
  fieldPath: string,
  op: FieldFilter["fieldFilter"]["op"],
  value: Plain,
): FieldFilter => ({
  fieldFilter: { field: { fieldPath }, op, value: encode(value) },
});
