import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type ServiceError,
  status,
  type UntypedHandleCall,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import type { Socket } from "node:net";
import { callerFrom } from "./caller";
import { decode, encode } from "./codec/codec";
import type { Json } from "./codec/json";
import type { Opening, Service } from "./layer";
import { firestoreRpcs, type Rpc } from "./codec/proto";
import { toStatus } from "./status";
import type { Origin } from "./stream";

const maxMessage = 100 * 1024 * 1024;

/** The code and text of a status, in the shape grpc-js sends as trailers. */
function asServiceError(error: unknown): Partial<ServiceError> {
  const failure = toStatus(error);
  return { code: status[failure.code], details: failure.message };
}

const callerOf = (metadata: Metadata) => {
  const [authorization] = metadata.get("authorization");
  return callerFrom(authorization?.toString());
};

function definition(rpc: Rpc): MethodDefinition<Json, Json> {
  return {
    path: `/google.firestore.v1.Firestore/${rpc.name}`,
    requestStream: rpc.requestStream,
    responseStream: rpc.responseStream,
    requestSerialize: (json) => encode(rpc.request, json),
    requestDeserialize: (bytes) => decode(rpc.request, bytes),
    responseSerialize: (json) => encode(rpc.response, json),
    responseDeserialize: (bytes) => decode(rpc.response, bytes),
  };
}

/** What every gRPC call says of itself. */
interface Surface {
  metadata: Metadata;
  getPeer(): string;
}

function originOf(call: Surface): Origin {
  const [userAgent] = call.metadata.get("user-agent");
  return {
    transport: "gRPC",
    peer: call.getPeer(),
    userAgent: userAgent?.toString(),
  };
}

/** Async, so that whatever is thrown becomes a rejection; the work itself starts at once. */
async function replies(
  service: Service,
  method: string,
  call: Surface & { request: Json },
): Promise<Json[]> {
  const caller = callerOf(call.metadata);
  const { request } = call;
  return service.run({ origin: originOf(call), caller, method, request });
}

function unary(service: Service, method: string): handleUnaryCall<Json, Json> {
  return (call, answer) => {
    void replies(service, method, call).then(
      ([reply = {}]) => answer(null, reply),
      (error: unknown) => answer(asServiceError(error)),
    );
  };
}

function serverStream(
  service: Service,
  method: string,
): handleServerStreamingCall<Json, Json> {
  return (call) => {
    // Client libraries take an error before any headers for a lost connection and try again for seconds.
    call.sendMetadata(new Metadata());
    void replies(service, method, call).then(
      (all) => {
        for (const reply of all) call.write(reply);
        call.end();
      },
      (error: unknown) => call.emit("error", asServiceError(error)),
    );
  };
}

function bidiStream(
  service: Service,
  method: Opening["method"],
): handleBidiStreamingCall<Json, Json> {
  return (call) => {
    try {
      const origin = originOf(call);
      const opening = { origin, caller: callerOf(call.metadata), method };
      const stream = service.open(opening, {
        send: (reply) => call.write(reply),
        fail: (error) => call.emit("error", asServiceError(error)),
        end: () => call.end(),
      });
      call.on("data", (request: Json) => stream.receive(request));
      call.on("end", () => {
        stream.close();
        call.end();
      });
      for (const event of ["cancelled", "close", "error"])
        call.on(event, () => stream.close());
    } catch (error) {
      call.emit("error", asServiceError(error));
    }
  };
}

function handlerFor(service: Service, { name, responseStream }: Rpc) {
  const handler: UntypedHandleCall =
    name === "Listen" || name === "Write"
      ? bidiStream(service, name)
      : (responseStream ? serverStream : unary)(service, name);
  return handler;
}

export interface GrpcFront {
  /** Takes over a socket whose first bytes are the HTTP/2 preface. */
  accept(socket: Socket): void;
  close(): void;
}

/** The Firestore service over gRPC, without a port of its own. */
export function createGrpcFront(inner: Service): GrpcFront {
  const server = new Server({
    "grpc.max_receive_message_length": maxMessage,
    "grpc.max_send_message_length": maxMessage,
  });
  const rpcs = firestoreRpcs();
  const service: ServiceDefinition = Object.fromEntries(
    rpcs.map((rpc) => [rpc.name, definition(rpc)]),
  );
  const handlers: UntypedServiceImplementation = Object.fromEntries(
    rpcs.map((rpc) => [rpc.name, handlerFor(inner, rpc)]),
  );
  server.addService(service, handlers);
  const injector = server.createConnectionInjector(
    ServerCredentials.createInsecure(),
  );
  return {
    accept: (socket) => injector.injectConnection(socket),
    close: () => server.forceShutdown(),
  };
}
