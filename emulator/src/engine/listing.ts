import type {
  Caller,
  Cursor,
  Database,
  Doc,
  StructuredQuery,
  Value,
} from "../contract";
import { StatusError } from "../contract";
import type { DatabaseState } from "./core";
import { authorizerFor, recordRead } from "./core";
import { orderKey } from "./query/order";
import { planQuery, projection } from "./query/plan";
import { runPlan } from "./query/run";
import {
  checkCollectionId,
  checkParent,
  compareNames,
} from "./values/resource-path";
import { compareText } from "./values/text";

type ListOptions = Parameters<Database["listDocuments"]>[3];
type ListResult = ReturnType<Database["listDocuments"]>;

const DEFAULT_PAGE_SIZE = 300;

function requireAdmin(caller: Caller): void {
  if (caller.kind === "admin") return;
  throw new StatusError(
    "PERMISSION_DENIED",
    "Metadata operations require admin authentication.",
  );
}

function encodeToken(values: Value[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

function decodeToken(token: string): Cursor | undefined {
  if (token === "") return undefined;
  try {
    const text = Buffer.from(token, "base64url").toString();
    return { values: JSON.parse(text) as Value[], before: false };
  } catch {
    throw new StatusError("INVALID_ARGUMENT", "Invalid page token.");
  }
}

function parseOrderBy(text: string): StructuredQuery["orderBy"] {
  return text.split(",").map((part) => {
    const [fieldPath, direction = "asc"] = part.trim().split(/\s+/);
    if (!fieldPath || !/^(asc|desc)$/i.test(direction)) {
      throw new StatusError("INVALID_ARGUMENT", `Invalid order "${text}".`);
    }
    const descending = direction.toLowerCase() === "desc";
    return {
      field: { fieldPath },
      direction: descending ? "DESCENDING" : "ASCENDING",
    };
  });
}

function pageOf(
  state: DatabaseState,
  parent: string,
  query: StructuredQuery,
  pageSize: number,
): { docs: Doc[]; nextPageToken: string } {
  const plan = planQuery(parent, { ...query, limit: pageSize + 1 });
  const { docs } = runPlan(state.tree, plan);
  const page = docs.slice(0, pageSize);
  const last = page.at(-1);
  const key =
    last && docs.length > pageSize ? orderKey(plan.orders, last) : undefined;
  return { docs: page, nextPageToken: key ? encodeToken(key) : "" };
}

/** Names of documents in a collection, those that only have documents below them included. */
function namesWithMissing(state: DatabaseState, collection: string): string[] {
  const names = new Set<string>();
  const prefix = `${collection}/`;
  for (const path of state.tree.collectionNames()) {
    if (!path.startsWith(prefix)) continue;
    names.add(path.slice(0, path.indexOf("/", prefix.length)));
  }
  const [parent, id] = splitCollection(collection);
  const source = { parent, collectionId: id, allDescendants: false };
  for (const { name } of state.tree.scan(source, false)) names.add(name);
  return [...names].sort(compareNames);
}

function splitCollection(collection: string): [string, string] {
  const slash = collection.lastIndexOf("/");
  return [collection.slice(0, slash), collection.slice(slash + 1)];
}

function pageWithMissing(
  state: DatabaseState,
  collection: string,
  after: Cursor | undefined,
  pageSize: number,
): ListResult {
  const last = after?.values[0];
  const start = last && "referenceValue" in last ? last.referenceValue : "";
  const names = namesWithMissing(state, collection).filter(
    (name) => start === "" || compareNames(name, start) > 0,
  );
  const page = names.slice(0, pageSize);
  const end = page.at(-1);
  const more = end !== undefined && names.length > pageSize;
  return {
    docs: page.map((name) => state.tree.get(name) ?? { name }),
    nextPageToken: more ? encodeToken([{ referenceValue: end }]) : "",
  };
}

function listPage(
  state: DatabaseState,
  caller: Caller,
  parent: string,
  collectionId: string,
  options: ListOptions,
): ListResult {
  const pageSize = options.pageSize || DEFAULT_PAGE_SIZE;
  const startAt = decodeToken(options.pageToken);
  if (options.showMissing) {
    requireAdmin(caller);
    if (options.orderBy) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        "showMissing cannot be used with orderBy.",
      );
    }
    const collection = `${parent}/${collectionId}`;
    return pageWithMissing(state, collection, startAt, pageSize);
  }
  const query: StructuredQuery = { from: [{ collectionId }] };
  if (options.orderBy) query.orderBy = parseOrderBy(options.orderBy);
  if (startAt) query.startAt = startAt;
  authorizerFor(state, caller)?.list(caller, parent, {
    ...query,
    limit: pageSize,
  });
  return pageOf(state, parent, query, pageSize);
}

/** `Database.listDocuments`: a page of a collection; `pageSize` 0 leaves the size to the service. */
export function listDocuments(state: DatabaseState): Database["listDocuments"] {
  return (caller, parent, collectionId, options) => {
    checkParent(state.root, parent);
    checkCollectionId(collectionId);
    if (options.pageSize < 0) {
      throw new StatusError("INVALID_ARGUMENT", "pageSize is negative");
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

/** `Database.listCollectionIds`: ids right below a parent, sorted. */
export function listCollectionIds(
  state: DatabaseState,
): Database["listCollectionIds"] {
  return (caller, parent) => {
    requireAdmin(caller);
    checkParent(state.root, parent);
    const prefix = `${parent}/`;
    const ids = new Set<string>();
    for (const path of state.tree.collectionNames()) {
      if (!path.startsWith(prefix)) continue;
      ids.add(path.slice(prefix.length).split("/", 1)[0] ?? "");
    }
    return [...ids].sort(compareText);
  };
}
