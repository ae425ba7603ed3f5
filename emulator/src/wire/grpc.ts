import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
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
import type { Engine } from "../contract";
import { callerFrom } from "./caller";
import { decode, encode } from "./codec/codec";
import type { Json } from "./codec/json";
import { openListenStream } from "./listen-stream";
import { firestoreRpcs, type Rpc } from "./codec/proto";
import { run } from "./service";
import { toStatus } from "./status";
import { openWriteStream } from "./write-stream";

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

function unary(engine: Engine, method: string): handleUnaryCall<Json, Json> {
  return (call, answer) => {
    try {
      const [reply = {}] = run(
        engine,
        callerOf(call.metadata),
        method,
        call.request,
      );
      answer(null, reply);
    } catch (error) {
      answer(asServiceError(error));
    }
  };
}

function serverStream(
  engine: Engine,
  method: string,
): handleServerStreamingCall<Json, Json> {
  return (call) => {
    try {
      const caller = callerOf(call.metadata);
      for (const reply of run(engine, caller, method, call.request))
        call.write(reply);
      call.end();
    } catch (error) {
      call.emit("error", asServiceError(error));
    }
  };
}

function bidiStream(
  engine: Engine,
  open: typeof openListenStream,
): handleBidiStreamingCall<Json, Json> {
  return (call) => {
    try {
      const stream = open(engine, callerOf(call.metadata), {
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

function handlerFor(engine: Engine, rpc: Rpc): UntypedHandleCall {
  if (rpc.name === "Listen") return bidiStream(engine, openListenStream);
  if (rpc.name === "Write") return bidiStream(engine, openWriteStream);
  return rpc.responseStream
    ? serverStream(engine, rpc.name)
    : unary(engine, rpc.name);
}

export interface GrpcFront {
  /** Takes over a socket whose first bytes are the HTTP/2 preface. */
  accept(socket: Socket): void;
  close(): void;
}

/** The Firestore service over gRPC, without a port of its own. */
export function createGrpcFront(engine: Engine): GrpcFront {
  const server = new Server({
    "grpc.max_receive_message_length": maxMessage,
    "grpc.max_send_message_length": maxMessage,
  });
  const rpcs = firestoreRpcs();
  const service: ServiceDefinition = Object.fromEntries(
    rpcs.map((rpc) => [rpc.name, definition(rpc)]),
  );
  const handlers: UntypedServiceImplementation = Object.fromEntries(
    rpcs.map((rpc) => [rpc.name, handlerFor(engine, rpc)]),
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
