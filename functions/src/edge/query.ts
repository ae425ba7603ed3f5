import { collectionPath } from "@domain/collections";
import type { Query } from "@domain/query/query";
import type { Query as AdminQuery } from "firebase-admin/firestore";
import { database } from "./admin";

/** The one place where a query value becomes the SDK's; without a parent a nested collection is asked as a whole. */
export function compile(query: Query): AdminQuery {
  const path = collectionPath(query.collection, query.parentId);
  const group = path.includes("{id}") ? path.split("/").at(-1) : undefined;
  const from: AdminQuery =
    group === undefined
      ? database().collection(path)
      : database().collectionGroup(group);
  const found = query.where.reduce(
    (all, { field, op, value }) => all.where(field, op, value),
    from,
  );
  return query.orderBy
    .reduce((all, { field, direction }) => all.orderBy(field, direction), found)
    .limit(query.limit);
}

/** How many documents a query finds, at most its limit. */
export const countOf = async (query: Query): Promise<number> =>
  (await compile(query).count().get()).data().count;
