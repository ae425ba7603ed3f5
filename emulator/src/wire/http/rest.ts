import type { ServerResponse } from "node:http";
import { StatusError } from "../../contract";
import { normalise } from "../codec/codec";
import {
  type HttpRequest,
  readJson,
  sendError,
  sendJson,
  sendText,
} from "./http";
import { isJson, type Json } from "../codec/json";
import { firestoreRpcs, type Rpc } from "../codec/proto";
import { type Gate, provenanceOf } from "../gate";
import { httpOrigin, type Service } from "../layer";

const rpcs = new Map(firestoreRpcs().map((rpc) => [rpc.name, rpc]));

/** `POST /v1/<resource>:verb`: the method, and the request field the resource goes to. */
const verbs: Record<string, { method: string; field: "database" | "parent" }> =
  {
    batchGet: { method: "BatchGetDocuments", field: "database" },
    beginTransaction: { method: "BeginTransaction", field: "database" },
    commit: { method: "Commit", field: "database" },
    rollback: { method: "Rollback", field: "database" },
    batchWrite: { method: "BatchWrite", field: "database" },
    runQuery: { method: "RunQuery", field: "parent" },
    runAggregationQuery: { method: "RunAggregationQuery", field: "parent" },
    listCollectionIds: { method: "ListCollectionIds", field: "parent" },
    partitionQuery: { method: "PartitionQuery", field: "parent" },
    executePipeline: { method: "ExecutePipeline", field: "database" },
  };

const resourcePattern =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?)$/;
const verbPattern = /:([a-zA-Z]+)$/;

interface RestCall {
  method: string;
  request: unknown;
}

function maskFrom(
  url: URL,
  name: string,
): { fieldPaths: string[] } | undefined {
  const fieldPaths = url.searchParams.getAll(`${name}.fieldPaths`);
  return fieldPaths.length > 0 ? { fieldPaths } : undefined;
}

function preconditionFrom(url: URL): Json | undefined {
  const exists = url.searchParams.get("currentDocument.exists");
  const updateTime = url.searchParams.get("currentDocument.updateTime");
  if (exists !== null) return { exists: exists === "true" };
  return updateTime === null ? undefined : { updateTime };
}

function textFrom(url: URL, name: string): string | undefined {
  return url.searchParams.get(name) ?? undefined;
}

function consistencyFrom(url: URL): Json {
  return {
    transaction: textFrom(url, "transaction"),
    readTime: textFrom(url, "readTime"),
  };
}

/** Splits a collection's resource name into its parent and its id. */
function splitCollection(resource: string) {
  const cut = resource.lastIndexOf("/");
  return {
    parent: resource.slice(0, cut),
    collectionId: resource.slice(cut + 1),
  };
}

/** A document has an even number of segments below `documents`; a collection an odd one. */
function isDocument(resource: string): boolean {
  const below = resource.split("/").slice(5);
  return below.length % 2 === 0;
}

function listRequest(resource: string, url: URL): Json {
  return {
    ...splitCollection(resource),
    pageSize: Number(textFrom(url, "pageSize") ?? 0),
    pageToken: textFrom(url, "pageToken"),
    orderBy: textFrom(url, "orderBy"),
    showMissing: textFrom(url, "showMissing") === "true",
    mask: maskFrom(url, "mask"),
    ...consistencyFrom(url),
  };
}

async function verbCall(
  { raw }: HttpRequest,
  resource: string,
  verb: string,
): Promise<RestCall | null> {
  const entry = verbs[verb];
  if (!entry) return null;
  const body = await readJson(raw);
  if (!isJson(body))
    throw new StatusError(
      "INVALID_ARGUMENT",
      "Payload isn't valid for request.",
    );
  const name =
    entry.field === "database"
      ? resource.split("/").slice(0, 4).join("/")
      : resource;
  return { method: entry.method, request: { ...body, [entry.field]: name } };
}

async function createCall(
  { raw, url }: HttpRequest,
  resource: string,
): Promise<RestCall> {
  const documentId = textFrom(url, "documentId");
  const document = await readJson(raw);
  return {
    method: "CreateDocument",
    request: { ...splitCollection(resource), documentId, document },
  };
}

async function patchCall(
  { raw, url }: HttpRequest,
  resource: string,
): Promise<RestCall> {
  const body = await readJson(raw);
  return {
    method: "UpdateDocument",
    request: {
      document: { ...(isJson(body) ? body : {}), name: resource },
      updateMask: maskFrom(url, "updateMask"),
      currentDocument: preconditionFrom(url),
    },
  };
}

/** Only a POST has a verb: document ids may hold colons. */
const verbOf = ({ method, path }: HttpRequest): string | undefined =>
  method === "POST" ? verbPattern.exec(path)?.[1] : undefined;

const beforeVerb = (path: string) => path.replace(verbPattern, "");

/** What a REST request asks for; null when it is no route of ours. */
async function restCall(
  http: HttpRequest,
  resource: string,
  verb: string | undefined,
): Promise<RestCall | null> {
  const { method, url } = http;
  if (verb !== undefined) return verbCall(http, resource, verb);
  const document = isDocument(resource);
  if (method === "GET")
    return document
      ? {
          method: "GetDocument",
          request: {
            name: resource,
            mask: maskFrom(url, "mask"),
            ...consistencyFrom(url),
          },
        }
      : { method: "ListDocuments", request: listRequest(resource, url) };
  if (method === "POST" && !document) return createCall(http, resource);
  if (method === "PATCH" && document) return patchCall(http, resource);
  if (method === "DELETE" && document)
    return {
      method: "DeleteDocument",
      request: { name: resource, currentDocument: preconditionFrom(url) },
    };
  return null;
}

/** PartitionQuery and later additions have no entry in the definitions we load. */
function requestOf(rpc: Rpc | undefined, request: unknown): Json {
  if (rpc) return normalise(rpc.request, request);
  return isJson(request) ? request : {};
}

/** Answers `/v1/...`. Returns false when the path is none of Firestore's REST routes. */
export async function answerRest(
  service: Service,
  gate: Gate,
  http: HttpRequest,
  response: ServerResponse,
): Promise<boolean> {
  const verb = verbOf(http);
  const path = verb === undefined ? http.path : beforeVerb(http.path);
  const resource = resourcePattern.exec(path)?.[1];
  if (resource === undefined) return false;
  let inList = false;
  try {
    const call = await restCall(http, resource, verb);
    if (!call) {
      sendText(response, 404, "Not Found\n");
      return true;
    }
    const rpc = rpcs.get(call.method);
    inList = rpc?.responseStream ?? false;
    const replies = await service.run({
      origin: httpOrigin("REST", http.raw),
      caller: gate.identify(provenanceOf(http.raw)).caller,
      method: call.method,
      request: requestOf(rpc, call.request),
    });
    sendJson(response, 200, inList ? replies : (replies[0] ?? {}));
  } catch (error) {
    sendError(response, error, inList);
  }
  return true;
}
