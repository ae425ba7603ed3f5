import type { ServerResponse } from "node:http";
import { normalise } from "../codec/codec";
import type { Json } from "../codec/json";
import { firestoreRpcs, type Rpc } from "../codec/proto";
import { type Gate, provenanceOf } from "../gate";
import { httpOrigin, identified, type Service } from "../layer";
import { type HttpRequest, sendError, sendJson, sendText } from "./http";
import { methodOf, type RestCall, restCall } from "./rest-call";
import { restForm } from "./rest-form";
import { parseRestPath } from "./rest-path";

const rpcs = new Map(firestoreRpcs().map((rpc) => [rpc.name, rpc]));

/** What has no definition is answered in a list: all that was added since streams. */
const inListOf = (rpc: Rpc | undefined) => rpc?.responseStream ?? true;

function requestOf(rpc: Rpc | undefined, { request }: RestCall): Json {
  return rpc ? normalise(rpc.request, request) : request;
}

/** Answers `/v1/...`. Returns false when the path is none of Firestore's REST routes. */
export async function answerRest(
  service: Service,
  gate: Gate,
  http: HttpRequest,
  response: ServerResponse,
): Promise<boolean> {
  let inList = false;
  try {
    const path = parseRestPath(http.url.pathname, http.method);
    if (!path) return false;
    const method = methodOf(path);
    inList = method !== undefined && inListOf(rpcs.get(method));
    const call = await restCall(http, path);
    if (!call) {
      sendText(response, 404, "Not Found\n");
      return true;
    }
    const rpc = rpcs.get(call.method);
    const asked = { ...call, origin: httpOrigin("REST", http.raw) };
    const { caller } = identified(service, asked, () =>
      gate.identify(provenanceOf(http.raw)),
    );
    const request = requestOf(rpc, call);
    const replies = await service.run({ ...asked, caller, request });
    sendJson(response, 200, restForm(inList ? replies : (replies[0] ?? {})));
  } catch (error) {
    sendError(response, error, inList);
  }
  return true;
}
