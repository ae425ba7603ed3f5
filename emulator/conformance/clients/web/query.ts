import {
  and,
  collection,
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  type Firestore,
  getDoc,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  type Query as WebQuery,
  type QueryCompositeFilterConstraint,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  startAfter,
  startAt,
  where,
} from "firebase/firestore";
import { fieldPath } from "../../format/field-path";
import type { Cursor, Filter, Query } from "../../format/scenario";
import { tagOf, textOf } from "../../format/notation";
import { orderOf } from "../rest/query";
import { toWeb } from "./values";

export const webField = (text: string): FieldPath =>
  text === "__name__" ? documentId() : new FieldPath(...fieldPath(text));

function filterOf(db: Firestore, filter: Filter): QueryFilterConstraint {
  if ("or" in filter) return or(...filter.or.map((one) => filterOf(db, one)));
  if ("and" in filter)
    return and(...filter.and.map((one) => filterOf(db, one)));
  const [field, op, value] = filter;
  return where(webField(field), op, toWeb(db, value));
}

/** The web SDK wants ids for a place among the names of a collection, paths among those of a group. */
function cursorValue(db: Firestore, of: Query, index: number, value: unknown) {
  const order = of.orderBy?.[index];
  const tagged = tagOf(value as never);
  if (order === undefined || orderOf(order).field !== "__name__" || !tagged)
    return toWeb(db, value as never);
  const path = textOf(tagged.of);
  return of.group === undefined ? path.slice(path.lastIndexOf("/") + 1) : path;
}

const cursors = { startAt, startAfter, endAt, endBefore };

async function cursorOf(
  db: Firestore,
  of: Query,
  kind: keyof typeof cursors,
  cursor: Cursor,
): Promise<QueryNonFilterConstraint> {
  if ("doc" in cursor) return cursors[kind](await getDoc(doc(db, cursor.doc)));
  return cursors[kind](
    ...cursor.map((value, index) => cursorValue(db, of, index, value)),
  );
}

/** The query of a case in the words of the web SDK. */
export async function webQuery(db: Firestore, of: Query): Promise<WebQuery> {
  const from =
    of.group === undefined
      ? collection(db, of.from ?? "")
      : collectionGroup(db, of.group);
  const others: QueryNonFilterConstraint[] = (of.orderBy ?? []).map((text) => {
    const { field, descending } = orderOf(text);
    return orderBy(webField(field), descending ? "desc" : "asc");
  });
  for (const kind of ["startAt", "startAfter", "endAt", "endBefore"] as const) {
    const cursor = of[kind];
    if (cursor) others.push(await cursorOf(db, of, kind, cursor));
  }
  if (of.limit !== undefined) others.push(limit(of.limit));
  if (of.limitToLast !== undefined) others.push(limitToLast(of.limitToLast));
  const filters = (of.where ?? []).map((filter) => filterOf(db, filter));
  if (filters.length === 0) return query(from, ...others);
  const all: QueryCompositeFilterConstraint = and(...filters);
  return query(from, all, ...others);
}
