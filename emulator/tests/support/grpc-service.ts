import type { ServiceDefinition } from "@grpc/grpc-js";
import { decode, encode } from "../../src/wire/codec/codec";
import type { Json } from "../../src/wire/codec/json";
import { firestoreRpcs, type Rpc } from "../../src/wire/codec/proto";

const definition = (rpc: Rpc) => ({
  path: `/google.firestore.v1.Firestore/${rpc.name}`,
  requestStream: rpc.requestStream,
  responseStream: rpc.responseStream,
  requestSerialize: (json: Json) => encode(rpc.request, json),
  requestDeserialize: (bytes: Buffer) => decode(rpc.request, bytes),
  responseSerialize: (json: Json) => encode(rpc.response, json),
  responseDeserialize: (bytes: Buffer) => decode(rpc.response, bytes),
});

/** The Firestore service as a bare gRPC client sees it: ProtoJSON in and out. */
export const grpcService = (): ServiceDefinition =>
  Object.fromEntries(firestoreRpcs().map((rpc) => [rpc.name, definition(rpc)]));

/** Writes requests of one method. */
export function requestWriter(name: string): (json: Json) => Buffer {
  const rpc = firestoreRpcs().find((one) => one.name === name);
  if (!rpc) throw new Error(`no method ${name}`);
  return (json) => encode(rpc.request, json);
}
