import type { Doc, Value } from "../../contract/values";
import type { StructuredQuery } from "../../contract/query";
import type { Alike } from "../../store/alike";
import type { Source } from "../../store/source";
import { sourceHasDocument } from "../../store/source";
import { parseFieldPath, pickFields } from "../values/field-path";
import { checkCollectionId } from "../values/resource-name";
import { NAME_FIELD } from "./field-reader";
import { alikeOf, filterTest, simplified } from "./filter";
import type { Nearest } from "./find-nearest";
import { nearestOf } from "./find-nearest";
import type { Order } from "./order";
import { cursorTest, fullOrder, orderKey } from "./order";
import { checkQuery } from "./validate-query";

/** A checked query, ready to run or to match single documents. */
export interface QueryPlan {
  source: Source;
  orders: readonly Order[];
  /** What all documents of the result have in common; undefined: nothing is known. */
  alike: Alike | undefined;
  offset: number;
  /** Infinity when the query has none. */
  limit: number;
  /** The document's order key when it is in the unlimited result, undefined when it is not. */
  match: (doc: Doc) => Value[] | undefined;
  /** The vector search among the documents, where the query has one. */
  nearest: Nearest | undefined;
  /** The document as the query returns it. */
  project: (doc: Doc) => Doc;
}

/** The document with only the given field paths; `__name__` stands for no field at all. */
export function projection(
  fieldPaths: readonly string[] | undefined,
): (doc: Doc) => Doc {
  if (fieldPaths === undefined) return (doc) => doc;
  const paths = fieldPaths
    .filter((path) => path !== NAME_FIELD)
    .map(parseFieldPath);
  return (doc) => ({ ...doc, fields: pickFields(doc.fields, paths) });
}

function selectedPaths(query: StructuredQuery): string[] | undefined {
  const fields = query.select?.fields ?? [];
  return fields.length === 0 ? undefined : fields.map((f) => f.fieldPath);
}

function sourceOf(parent: string, query: StructuredQuery): Source {
  const selector = query.from[0];
  const collectionId = selector?.collectionId ?? "";
  if (collectionId !== "") checkCollectionId(collectionId);
  return {
    parent,
    collectionId,
    allDescendants: selector?.allDescendants ?? false,
  };
}

/** Checks and prepares a query below a parent; throws INVALID_ARGUMENT for a query that is not allowed. */
export function planQuery(parent: string, given: StructuredQuery): QueryPlan {
  const query = { ...given, where: simplified(given.where) };
  checkQuery(parent, query);
  const source = sourceOf(parent, query);
  const orders = fullOrder(query);
  const passes = filterTest(query.where);
  const within = cursorTest(orders, query);
  const nearest = nearestOf(query);
  const project = projection(selectedPaths(query));
  return {
    source,
    orders,
    alike: alikeOf(query.where),
    offset: query.offset ?? 0,
    limit: query.limit ?? Infinity,
    match: (doc) => {
      if (!passes(doc)) return undefined;
      const key = orderKey(orders, doc);
      return key && within(key) ? key : undefined;
    },
    nearest,
    project: nearest ? (doc) => project(nearest.tell(doc)) : project,
  };
}

/** True when the document belongs to the unlimited result of the plan. */
export function planMatches(plan: QueryPlan, doc: Doc): boolean {
  return (
    sourceHasDocument(plan.source, doc.name) && plan.match(doc) !== undefined
  );
}
