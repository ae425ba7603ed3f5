import { collectionPath } from "@domain/collections";
import type { Query } from "@domain/query/query";
import type { Query as AdminQuery } from "firebase-admin/firestore";
import { database } from "./admin";

/** The one place where a query value becomes the SDK's. */
export function compile(query: Query): AdminQuery {
  const path = collectionPath(query.collection, query.parentId);
  const from: AdminQuery = database().collection(path);
  const found = query.where.reduce(
    (all, { field, op, value }) => all.where(field, op, value),
    from,
  );
  return query.orderBy
    .reduce((all, { field, direction }) => all.orderBy(field, direction), found)
    .limit(query.limit);
}
