import { StatusError } from "../../contract/status";
import { isJson, type Json } from "../codec/json";
import { type HttpRequest, readJson } from "./http";
import type { RestPath } from "./rest-path";

/** What a REST request asks for, not yet normalised. */
export interface RestCall {
  method: string;
  request: Json;
}

interface Verb {
  method: string;
  /** The request field the resource goes to; those of a database stand right behind `documents`. */
  field: "database" | "parent";
  /** The definitions we load lack the method. */
  unknown?: true;
}

/** `POST /v1/<resource>:verb`. */
const verbs: Record<string, Verb> = {
  batchGet: { method: "BatchGetDocuments", field: "database" },
  beginTransaction: { method: "BeginTransaction", field: "database" },
  commit: { method: "Commit", field: "database" },
  rollback: { method: "Rollback", field: "database" },
  batchWrite: { method: "BatchWrite", field: "database" },
  runQuery: { method: "RunQuery", field: "parent" },
  runAggregationQuery: { method: "RunAggregationQuery", field: "parent" },
  listCollectionIds: { method: "ListCollectionIds", field: "parent" },
  partitionQuery: { method: "PartitionQuery", field: "parent" },
  executePipeline: {
    method: "ExecutePipeline",
    field: "database",
    unknown: true,
  },
};

const notPayload = () =>
  new StatusError("INVALID_ARGUMENT", "Payload isn't valid for request.");

async function readObject(http: HttpRequest): Promise<Json> {
  const body = await readJson(http.raw);
  if (!isJson(body)) throw notPayload();
  return body;
}

const textIn = (url: URL, name: string): string | undefined =>
  url.searchParams.get(name) ?? undefined;

function flagIn(url: URL, name: string): boolean | undefined {
  const text = textIn(url, name);
  if (text === undefined) return undefined;
  if (text !== "true" && text !== "false") throw notPayload();
  return text === "true";
}

function maskIn(url: URL, name: string): Json | undefined {
  const fieldPaths = url.searchParams.getAll(`${name}.fieldPaths`);
  return fieldPaths.length > 0 ? { fieldPaths } : undefined;
}

function preconditionIn(url: URL): Json | undefined {
  const exists = flagIn(url, "currentDocument.exists");
  const updateTime = textIn(url, "currentDocument.updateTime");
  if (exists !== undefined) return { exists };
  return updateTime === undefined ? undefined : { updateTime };
}

const consistencyIn = (url: URL): Json => ({
  transaction: textIn(url, "transaction"),
  readTime: textIn(url, "readTime"),
});

/** Splits a collection's resource name into its parent and its id. */
function splitCollection(resource: string) {
  const cut = resource.lastIndexOf("/");
  return {
    parent: resource.slice(0, cut),
    collectionId: resource.slice(cut + 1),
  };
}

async function verbCall(
  http: HttpRequest,
  { resource, depth }: RestPath,
  verb: Verb,
): Promise<RestCall | null> {
  const { method, field } = verb;
  if (field === "database" && depth > 0) return null;
  if (verb.unknown) return { method, request: {} };
  const body = await readObject(http);
  const name =
    field === "database" ? resource.split("/").slice(0, 4).join("/") : resource;
  return { method, request: { ...body, [field]: name } };
}

const listCall = (url: URL, resource: string): RestCall => ({
  method: "ListDocuments",
  request: {
    ...splitCollection(resource),
    pageSize: textIn(url, "pageSize"),
    pageToken: textIn(url, "pageToken"),
    orderBy: textIn(url, "orderBy"),
    showMissing: flagIn(url, "showMissing"),
    mask: maskIn(url, "mask"),
    ...consistencyIn(url),
  },
});

const getCall = (url: URL, name: string): RestCall => ({
  method: "GetDocument",
  request: { name, mask: maskIn(url, "mask"), ...consistencyIn(url) },
});

const createCall = (url: URL, resource: string, document: Json): RestCall => ({
  method: "CreateDocument",
  request: {
    ...splitCollection(resource),
    documentId: textIn(url, "documentId"),
    mask: maskIn(url, "mask"),
    document,
  },
});

const patchCall = (url: URL, name: string, document: Json): RestCall => ({
  method: "UpdateDocument",
  request: {
    document: { ...document, name },
    updateMask: maskIn(url, "updateMask"),
    mask: maskIn(url, "mask"),
    currentDocument: preconditionIn(url),
  },
});

async function documentCall(
  http: HttpRequest,
  name: string,
): Promise<RestCall | null> {
  const { method, url } = http;
  if (method === "GET") return getCall(url, name);
  if (method === "PATCH") return patchCall(url, name, await readObject(http));
  if (method !== "DELETE") return null;
  const currentDocument = preconditionIn(url);
  return { method: "DeleteDocument", request: { name, currentDocument } };
}

async function collectionCall(
  http: HttpRequest,
  resource: string,
): Promise<RestCall | null> {
  const { method, url } = http;
  if (method === "GET") return listCall(url, resource);
  if (method !== "POST") return null;
  return createCall(url, resource, await readObject(http));
}

const verbOf = (verb: string | undefined): Verb | undefined =>
  verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;

/** The method behind a path's verb; undefined when it has none that is known. */
export const methodOf = ({ verb }: RestPath): string | undefined =>
  verbOf(verb)?.method;

/** What a request to a resource asks for; null when it is no route of Firestore's. */
export async function restCall(
  http: HttpRequest,
  path: RestPath,
): Promise<RestCall | null> {
  const { resource, depth, verb } = path;
  const known = verbOf(verb);
  if (known) return verbCall(http, path, known);
  if (verb !== undefined || depth === 0) return null;
  return depth % 2 === 0
    ? documentCall(http, resource)
    : collectionCall(http, resource);
}
