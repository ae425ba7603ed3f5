import type { Cursor, StructuredQuery } from "../../contract/query";
import type { Doc, Value } from "../../contract/values";
import { StatusError } from "../../contract/status";
import { compareValues } from "../values/compare";
import type { FieldReader } from "./field-reader";
import { fieldReader, NAME_FIELD } from "./field-reader";
import { inequalityFields } from "./filter";

/** One part of a query's full order; `sign` is -1 when descending. */
export interface Order {
  fieldPath: string;
  sign: 1 | -1;
  read: FieldReader;
}

function order(fieldPath: string, sign: 1 | -1): Order {
  return { fieldPath, sign, read: fieldReader(fieldPath) };
}

function duplicate(paths: readonly string[]): string | undefined {
  return paths.find((path, index) => paths.indexOf(path) !== index);
}

/**
 * The full order of a query: what it asks for, then its inequality fields, then the name. Throws
 * INVALID_ARGUMENT for a field asked for twice or after the name.
 */
export function fullOrder(query: StructuredQuery): Order[] {
  const orders = (query.orderBy ?? []).map(({ field, direction }) =>
    order(field.fieldPath, direction === "DESCENDING" ? -1 : 1),
  );
  const twice = duplicate(orders.map((o) => o.fieldPath));
  if (twice !== undefined) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `order by clause cannot contain duplicate fields ${twice}`,
    );
  }
  const sign = orders.at(-1)?.sign ?? 1;
  const implicit = inequalityFields(query.where).filter(
    (fieldPath) => fieldPath !== NAME_FIELD,
  );
  for (const fieldPath of [...implicit, NAME_FIELD]) {
    if (!orders.some((o) => o.fieldPath === fieldPath)) {
      orders.push(order(fieldPath, sign));
    }
  }
  if (orders.at(-1)?.fieldPath !== NAME_FIELD) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      "order by clause cannot contain more fields after the key",
    );
  }
  return orders;
}

/** A document's values of the orders; undefined when it lacks one and so is not in the result. */
export function orderKey(
  orders: readonly Order[],
  doc: Doc,
): Value[] | undefined {
  const key: Value[] = [];
  for (const { read } of orders) {
    const value = read(doc);
    if (value === undefined) return undefined;
    key.push(value);
  }
  return key;
}

/** Order of two keys, as far as the shorter one goes. */
export function compareKeys(
  orders: readonly Order[],
  a: readonly Value[],
  b: readonly Value[],
): number {
  for (let i = 0; i < orders.length; i++) {
    const x = a[i];
    const y = b[i];
    if (x === undefined || y === undefined) return 0;
    const result = compareValues(x, y);
    if (result !== 0) return orders[i]?.sign === -1 ? -result : result;
  }
  return 0;
}

function checkCursor(orders: readonly Order[], cursor: Cursor): void {
  if (cursor.values.length > orders.length) {
    throw new StatusError("INVALID_ARGUMENT", "Cursor has too many values.");
  }
  for (const [i, { fieldPath }] of orders.entries()) {
    const value = cursor.values[i];
    if (fieldPath === NAME_FIELD && value && !("referenceValue" in value)) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        "Cursor __key__ value is not a document reference.",
      );
    }
  }
}

/** Decides whether a key lies between the cursors of a query. */
export function cursorTest(
  orders: readonly Order[],
  { startAt, endAt }: Pick<StructuredQuery, "startAt" | "endAt">,
): (key: readonly Value[]) => boolean {
  if (startAt) checkCursor(orders, startAt);
  if (endAt) checkCursor(orders, endAt);
  return (key) => {
    const start = startAt ? compareKeys(orders, key, startAt.values) : 1;
    if (start < 0 || (start === 0 && !startAt?.before)) return false;
    const end = endAt ? compareKeys(orders, key, endAt.values) : -1;
    return end < 0 || (end === 0 && !endAt?.before);
  };
}
