import definitions from "@google-cloud/firestore/build/protos/v1.json" with { type: "json" };
import protobuf, { type Root, type Type } from "protobufjs";

function load(): Root {
  const root = protobuf.Root.fromJSON(definitions);
  const write = root.lookupType("google.firestore.v1.Write");
  // The published definitions lack it; the web SDK sends it for documents a transaction only read.
  const verify = new protobuf.Field("verify", 5, "string");
  write.add(verify);
  write.oneofs["operation"]?.add(verify);
  root.resolveAll();
  return root;
}

const root = load();
const prefix = "google.firestore.v1.";

/** The message type of that name within `google.firestore.v1`. */
export const messageType = (name: string): Type =>
  root.lookupType(prefix + name);

export interface Rpc {
  name: string;
  request: Type;
  response: Type;
  requestStream: boolean;
  responseStream: boolean;
}

/** Every method of the Firestore service, with its request and response types. */
export function firestoreRpcs(): Rpc[] {
  const service = root.lookup(`${prefix}Firestore`);
  if (!(service instanceof protobuf.Service))
    throw new Error("no Firestore service");
  return service.methodsArray.map((method) => {
    method.resolve();
    if (!method.resolvedRequestType || !method.resolvedResponseType)
      throw new Error(`unresolved method ${method.name}`);
    return {
      name: method.name,
      request: method.resolvedRequestType,
      response: method.resolvedResponseType,
      requestStream: method.requestStream === true,
      responseStream: method.responseStream === true,
    };
  });
}
