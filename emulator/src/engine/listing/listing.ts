import type { Caller } from "../../contract/rules";
import type { Cursor, StructuredQuery } from "../../contract/query";
import type { Database } from "../../contract/database";
import type { Doc } from "../../contract/values";
import { StatusError } from "../../contract/status";
import type { DatabaseState } from "../core";
import { authorizerFor, recordRead } from "../core";
import { orderKey } from "../query/order";
import { checkIndexed } from "../indexes/check-indexed";
import { decodeToken, encodeToken } from "./page-token";
import { planQuery, projection } from "../query/plan";
import { parseFieldPath } from "../values/field-path";
import { checkCollectionId, checkParent } from "../values/resource-name";
import { compareNames } from "../values/resource-path";
import { compareText } from "../values/text";
import type { View } from "../view";
import { runIn, snapshotAt, viewOf } from "../view";

type ListOptions = Parameters<Database["listDocuments"]>[3];
type ListResult = ReturnType<Database["listDocuments"]>;

const DEFAULT_PAGE_SIZE = 100;
const MAX_PAGE_SIZE = 300;
/** What the tokens of collection ids name as their list, whatever the parent. */
const COLLECTION_IDS = "collection ids";

function requireAdmin(caller: Caller): void {
  if (caller.kind === "admin") return;
  throw new StatusError(
    "PERMISSION_DENIED",
    "Metadata operations require admin authentication.",
  );
}

function negativePage(): StatusError {
  return new StatusError("INVALID_ARGUMENT", "Page size must be nonnegative.");
}

function isFieldPath(text: string): boolean {
  try {
    return parseFieldPath(text).length > 0;
  } catch {
    return false;
  }
}

function parseOrderBy(text: string): StructuredQuery["orderBy"] {
  return text.split(",").map((part) => {
    const [fieldPath = "", direction = "asc"] = part.trim().split(/\s+/);
    if (!isFieldPath(fieldPath) || !/^(asc|desc)$/i.test(direction)) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        `Invalid order by clause "${text}".`,
      );
    }
    const descending = direction.toLowerCase() === "desc";
    return {
      field: { fieldPath },
      direction: descending ? "DESCENDING" : "ASCENDING",
    };
  });
}

function pageOf(
  view: View,
  parent: string,
  query: StructuredQuery,
  pageSize: number,
  list: string,
): { docs: Doc[]; nextPageToken: string } {
  const plan = planQuery(parent, { ...query, limit: pageSize + 1 });
  const { docs } = runIn(view, plan);
  const page = docs.slice(0, pageSize);
  const last = page.at(-1);
  const key =
    last && docs.length > pageSize ? orderKey(plan.orders, last) : undefined;
  return {
    docs: page,
    nextPageToken: key ? encodeToken({ list, values: key }) : "",
  };
}

/** Names of documents in a collection, those that only have documents below them included. */
function namesWithMissing(view: View, collection: string): string[] {
  const [parent, collectionId] = splitCollection(collection);
  const here = planQuery(parent, { from: [{ collectionId }] });
  const below = planQuery(collection, {
    from: [{ collectionId: "", allDescendants: true }],
  });
  const names = new Set(runIn(view, here).docs.map(({ name }) => name));
  const start = collection.length + 1;
  for (const { name } of runIn(view, below).docs) {
    names.add(name.slice(0, name.indexOf("/", start)));
  }
  return [...names].sort(compareNames);
}

function splitCollection(collection: string): [string, string] {
  const slash = collection.lastIndexOf("/");
  return [collection.slice(0, slash), collection.slice(slash + 1)];
}

function pageWithMissing(
  view: View,
  collection: string,
  after: Cursor | undefined,
  pageSize: number,
  list: string,
): ListResult {
  const last = after?.values[0];
  const start = last && "referenceValue" in last ? last.referenceValue : "";
  const names = namesWithMissing(view, collection).filter(
    (name) => start === "" || compareNames(name, start) > 0,
  );
  const page = names.slice(0, pageSize);
  const end = page.at(-1);
  const more = end !== undefined && names.length > pageSize;
  return {
    docs: page.map((name) => view.reader.get(name) ?? { name }),
    nextPageToken: more
      ? encodeToken({ list, values: [{ referenceValue: end }] })
      : "",
  };
}

/** Names a list: a token goes on with the same one, at whatever time it is read. */
function listKey(
  parent: string,
  collectionId: string,
  { orderBy = "", mask = [], showMissing }: ListOptions,
): string {
  return JSON.stringify([parent, collectionId, orderBy, mask, showMissing]);
}

function listPage(
  state: DatabaseState,
  caller: Caller,
  parent: string,
  collectionId: string,
  options: ListOptions,
): ListResult {
  const asked = options.pageSize || DEFAULT_PAGE_SIZE;
  const pageSize = Math.min(asked, MAX_PAGE_SIZE);
  const list = listKey(parent, collectionId, options);
  const startAt = decodeToken(options.pageToken, list);
  const view = viewOf(state, options);
  if (options.showMissing) {
    requireAdmin(caller);
    if (options.orderBy) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        "cannot specify an order when show_missing is true",
      );
    }
    const collection = `${parent}/${collectionId}`;
    return pageWithMissing(view, collection, startAt, pageSize, list);
  }
  const query: StructuredQuery = { from: [{ collectionId }] };
  if (options.orderBy) query.orderBy = parseOrderBy(options.orderBy);
  if (startAt) query.startAt = startAt;
  authorizerFor(state, caller)?.list(caller, parent, {
    ...query,
    limit: pageSize,
  });
  checkIndexed(state, query);
  return pageOf(view, parent, query, pageSize, list);
}

/**
 * `Database.listDocuments`: a page of a collection, of all collections right below the parent when it is not named;
 * `pageSize` 0 leaves the size to the service.
 */
export function listDocuments(state: DatabaseState): Database["listDocuments"] {
  return (caller, parent, collectionId, options) => {
    checkParent(state.root, parent);
    if (options.pageSize < 0) throw negativePage();
    if (collectionId !== "") checkCollectionId(collectionId);
    else if (options.showMissing) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        "collection id must be set when show_missing is true",
      );
    }
    const page = listPage(state, caller, parent, collectionId, options);
    const project = projection(options.mask);
    recordRead(state, caller, {
      method: "list",
      collection: collectionId,
      documents: Math.max(1, page.docs.length),
    });
    return {
      ...page,
      docs: page.docs.map((doc) => ("fields" in doc ? project(doc) : doc)),
    };
  };
}

function collectionIdsAt(
  state: DatabaseState,
  parent: string,
  readTime: string | undefined,
): string[] {
  const prefix = `${parent}/`;
  const ids = new Set<string>();
  const add = (path: string): void => {
    if (!path.startsWith(prefix)) return;
    ids.add(path.slice(prefix.length).split("/", 1)[0] ?? "");
  };
  if (readTime === undefined) {
    for (const path of state.tree.collectionNames()) add(path);
  } else {
    const source = { parent, collectionId: "", allDescendants: true };
    const past = snapshotAt(state, readTime);
    for (const { name } of past.scan(source, false)) add(name);
  }
  return [...ids].sort(compareText);
}

/** `Database.listCollectionIds`. */
export function listCollectionIds(
  state: DatabaseState,
): Database["listCollectionIds"] {
  return (caller, parent, options = {}) => {
    requireAdmin(caller);
    checkParent(state.root, parent);
    const { pageSize = 0, pageToken = "", readTime } = options;
    if (pageSize < 0) throw negativePage();
    const after = decodeToken(pageToken, COLLECTION_IDS)?.values[0];
    const start = after && "stringValue" in after ? after.stringValue : "";
    const ids = collectionIdsAt(state, parent, readTime).filter(
      (id) => compareText(id, start) > 0,
    );
    const page = ids.slice(0, pageSize || ids.length);
    const last = page.at(-1);
    const more = last !== undefined && page.length < ids.length;
    return {
      ids: page,
      nextPageToken: more
        ? encodeToken({ list: COLLECTION_IDS, values: [{ stringValue: last }] })
        : "",
    };
  };
}
