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
import { checkCollectionId, checkParent } from "./values/resource-name";
import { compareNames } from "./values/resource-path";
import { compareText } from "./values/text";
import type { View } from "./view";
import { runIn, snapshotAt, viewOf } from "./view";

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

function negativePage(): StatusError {
  return new StatusError("INVALID_ARGUMENT", "Page size must be nonnegative.");
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
  view: View,
  parent: string,
  query: StructuredQuery,
  pageSize: number,
): { docs: Doc[]; nextPageToken: string } {
  const plan = planQuery(parent, { ...query, limit: pageSize + 1 });
  const { docs } = runIn(view, plan);
  const page = docs.slice(0, pageSize);
  const last = page.at(-1);
  const key =
    last && docs.length > pageSize ? orderKey(plan.orders, last) : undefined;
  return { docs: page, nextPageToken: key ? encodeToken(key) : "" };
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
  const view = viewOf(state, options);
  if (options.showMissing) {
    requireAdmin(caller);
    if (options.orderBy) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        "showMissing cannot be used with orderBy.",
      );
    }
    const collection = `${parent}/${collectionId}`;
    return pageWithMissing(view, collection, startAt, pageSize);
  }
  const query: StructuredQuery = { from: [{ collectionId }] };
  if (options.orderBy) query.orderBy = parseOrderBy(options.orderBy);
  if (startAt) query.startAt = startAt;
  authorizerFor(state, caller)?.list(caller, parent, {
    ...query,
    limit: pageSize,
  });
  return pageOf(view, parent, query, pageSize);
}

/** `Database.listDocuments`: a page of a collection; `pageSize` 0 leaves the size to the service. */
export function listDocuments(state: DatabaseState): Database["listDocuments"] {
  return (caller, parent, collectionId, options) => {
    checkParent(state.root, parent);
    checkCollectionId(collectionId);
    if (options.pageSize < 0) {
      throw negativePage();
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
    const after = decodeToken(pageToken)?.values[0];
    const start = after && "stringValue" in after ? after.stringValue : "";
    const ids = collectionIdsAt(state, parent, readTime).filter(
      (id) => compareText(id, start) > 0,
    );
    const page = ids.slice(0, pageSize || ids.length);
    const last = page.at(-1);
    const more = last !== undefined && page.length < ids.length;
    return {
      ids: page,
      nextPageToken: more ? encodeToken([{ stringValue: last }]) : "",
    };
  };
}
