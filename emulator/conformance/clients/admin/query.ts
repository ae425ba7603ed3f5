import {
  FieldPath,
  Filter as AdminFilter,
  type Firestore,
  type Query as AdminQuery,
} from "firebase-admin/firestore";
import { fieldPath } from "../../format/field-path";
import type { Cursor, Filter, Query } from "../../format/scenario";
import { orderOf } from "../rest/query";
import { toAdmin } from "./values";

export const adminField = (text: string): FieldPath =>
  text === "__name__"
    ? FieldPath.documentId()
    : new FieldPath(...fieldPath(text));

function filterOf(db: Firestore, filter: Filter): AdminFilter {
  if ("or" in filter)
    return AdminFilter.or(...filter.or.map((one) => filterOf(db, one)));
  if ("and" in filter)
    return AdminFilter.and(...filter.and.map((one) => filterOf(db, one)));
  const [field, op, value] = filter;
  return AdminFilter.where(adminField(field), op, toAdmin(db, value));
}

async function withCursor(
  db: Firestore,
  query: AdminQuery,
  kind: "startAt" | "startAfter" | "endAt" | "endBefore",
  cursor: Cursor,
): Promise<AdminQuery> {
  if ("doc" in cursor) return query[kind](await db.doc(cursor.doc).get());
  return query[kind](...cursor.map((value) => toAdmin(db, value)));
}

/** The query of a case in the words of the Admin SDK. */
export async function adminQuery(
  db: Firestore,
  of: Query,
): Promise<AdminQuery> {
  let query: AdminQuery =
    of.group === undefined
      ? db.collection(of.from ?? "")
      : db.collectionGroup(of.group);
  for (const filter of of.where ?? [])
    query = query.where(filterOf(db, filter));
  for (const text of of.orderBy ?? []) {
    const { field, descending } = orderOf(text);
    query = query.orderBy(adminField(field), descending ? "desc" : "asc");
  }
  for (const kind of ["startAt", "startAfter", "endAt", "endBefore"] as const) {
    const cursor = of[kind];
    if (cursor) query = await withCursor(db, query, kind, cursor);
  }
  if (of.offset !== undefined) query = query.offset(of.offset);
  if (of.limit !== undefined) query = query.limit(of.limit);
  if (of.limitToLast !== undefined) query = query.limitToLast(of.limitToLast);
  return of.select ? query.select(...of.select.map(adminField)) : query;
}
