import type { StructuredQuery } from "../contract/query";
import type { Write } from "../contract/write";
import { isJson, type Json } from "../wire/codec/json";
import { queryText } from "./query-text";

/** What a request is about. */
export interface Subject {
  project: string;
  database: string;
  what: string;
  /** Paths of documents it names, below `documents`. */
  documents: string[];
  /** Path of the collection it asks; a collection group's is its id alone. */
  collection: string | null;
}

const shown = 3;
const longest = 400;

const pathOf = (name: string) => name.split("/").slice(5).join("/");

const textOf = (json: Json, key: string): string => {
  const value = json[key];
  return typeof value === "string" ? value : "";
};

function few(texts: readonly string[]): string {
  const more = texts.length - shown;
  const first = texts.slice(0, shown).join(", ");
  return more > 0 ? `${first} and ${more} more` : first;
}

/** The document a write is about, as a full name. */
export const writtenName = (write: Write): string =>
  write.update?.name ??
  write.delete ??
  write.verify ??
  write.transform?.document ??
  "";

function writeText(write: Write): string {
  const path = pathOf(writtenName(write));
  if (write.delete !== undefined) return `delete ${path}`;
  if (write.verify !== undefined) return `verify ${path}`;
  return `${write.updateMask || write.transform ? "update" : "set"} ${path}`;
}

/** The writes of any request that writes; empty for all others. */
export function writesOf(method: string, request: Json): Write[] {
  const { writes, document } = request;
  // The codec has given the request the shape its message type declares.
  if (Array.isArray(writes)) return writes as Write[];
  const fields = {};
  if (method === "CreateDocument") {
    const id = textOf(request, "documentId") || "(new)";
    const name = `${textOf(request, "parent")}/${textOf(request, "collectionId")}/${id}`;
    return [{ update: { name, fields } }];
  }
  if (method === "UpdateDocument" && isJson(document))
    return [{ update: { name: textOf(document, "name"), fields } }];
  if (method === "DeleteDocument") return [{ delete: textOf(request, "name") }];
  return [];
}

function structuredQueryIn(request: Json): StructuredQuery | null {
  const aggregation = request["structuredAggregationQuery"];
  const holder = isJson(aggregation) ? aggregation : request;
  const query = holder["structuredQuery"];
  return isJson(query) ? (query as unknown as StructuredQuery) : null;
}

function aggregationText(request: Json): string {
  const aggregation = request["structuredAggregationQuery"];
  const list = isJson(aggregation) ? aggregation["aggregations"] : null;
  if (!Array.isArray(list)) return "";
  const names = list.filter(isJson).map((one) => {
    const kind = ["count", "sum", "avg"].find((name) => name in one) ?? "";
    const { field } = isJson(one[kind]) ? one[kind] : {};
    return isJson(field) ? `${kind}(${textOf(field, "fieldPath")})` : kind;
  });
  return `${names.join(", ")} of `;
}

function aboutQuery(request: Json, query: StructuredQuery) {
  const parent = pathOf(textOf(request, "parent"));
  const [from] = query.from;
  const id = from?.collectionId ?? "";
  const collection =
    from?.allDescendants || parent === "" ? id : `${parent}/${id}`;
  const what = `${aggregationText(request)}${queryText(parent, query)}`;
  return { what, documents: [], collection };
}

function aboutDocuments(names: unknown) {
  const list = Array.isArray(names) ? names.map(String) : [];
  const documents = list.map(pathOf);
  return { what: few(documents), documents, collection: null };
}

/** A Listen target asks as a query or a read of documents does. */
function innerRequest(request: Json): Json {
  const { addTarget } = request;
  if (!isJson(addTarget)) return request;
  const { query, documents } = addTarget;
  if (isJson(query)) return query;
  return isJson(documents) ? documents : {};
}

function about(
  method: string,
  request: Json,
): Pick<Subject, "what" | "documents" | "collection"> {
  const writes = writesOf(method, request);
  if (writes.length > 0) {
    const documents = writes.map((write) => pathOf(writtenName(write)));
    return { what: few(writes.map(writeText)), documents, collection: null };
  }
  const inner = innerRequest(request);
  const query = structuredQueryIn(inner);
  if (query) return aboutQuery(inner, query);
  if ("documents" in inner) return aboutDocuments(inner["documents"]);
  if (method === "GetDocument") return aboutDocuments([request["name"]]);
  const parent = pathOf(textOf(request, "parent"));
  if (method === "ListDocuments") {
    const id = textOf(request, "collectionId");
    const collection = parent === "" ? id : `${parent}/${id}`;
    return { what: collection, documents: [], collection };
  }
  return { what: parent, documents: [], collection: null };
}

/** What the service is about to refuse may have any shape. */
function safely(method: string, request: Json): ReturnType<typeof about> {
  try {
    return about(method, request);
  } catch {
    return { what: "(malformed)", documents: [], collection: null };
  }
}

/** The full name that says which database a request is about. */
function resourceIn(request: Json): string {
  const { document } = request;
  const nested = isJson(document) ? textOf(document, "name") : "";
  return (
    textOf(request, "database") ||
    textOf(request, "parent") ||
    textOf(request, "name") ||
    nested
  );
}

/**
 * Says what a normalised request of `method` is about, without any field's value. `database` is
 * the full name of the stream's, for requests that do not repeat it.
 */
export function describe(
  method: string,
  request: Json,
  database = "",
): Subject {
  const [, project = "", , id = ""] = (resourceIn(request) || database).split(
    "/",
  );
  const { what, documents, collection } = safely(method, request);
  const short = what.length > longest ? `${what.slice(0, longest - 1)}…` : what;
  return { project, database: id, what: short, documents, collection };
}
