import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServiceDefinition,
  type ServiceError,
  status,
  type UntypedHandleCall,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import type { Socket } from "node:net";
import { StatusError } from "../contract/status";
import { decode, encode } from "./codec/codec";
import type { Json } from "./codec/json";
import { type Gate, noBrowser } from "./gate";
import {
  type Connections,
  identified,
  type Opening,
  type Service,
} from "./layer";
import { firestoreRpcs, type Rpc } from "./codec/proto";
import { toStatus } from "./status";
import type { Origin, Sink } from "./stream";
import { openUntil } from "./streams/expiring";

const maxMessage = 100 * 1024 * 1024;

/** The code and text of a status, in the shape grpc-js sends as trailers. */
function asServiceError(error: unknown): Partial<ServiceError> {
  const failure = toStatus(error);
  return { code: status[failure.code], details: failure.message };
}

/** A request, or why it is none: the library makes INTERNAL of whatever is thrown while it reads. */
type Received = Json | StatusError;

function received(rpc: Rpc, bytes: Buffer): Received {
  try {
    return decode(rpc.request, bytes);
  } catch (error) {
    if (error instanceof StatusError) return error;
    return new StatusError("INVALID_ARGUMENT", "The request is no message.");
  }
}

/** The request; throws why it is none. */
function readable(request: Received): Json {
  if (request instanceof StatusError) throw request;
  return request;
}

/** Answers are encoded before they get here, so that their size is known. */
function definition(rpc: Rpc): MethodDefinition<Received, Buffer> {
  return {
    path: `/google.firestore.v1.Firestore/${rpc.name}`,
    requestStream: rpc.requestStream,
    responseStream: rpc.responseStream,
    requestSerialize: (json) => encode(rpc.request, readable(json)),
    requestDeserialize: (bytes) => received(rpc, bytes),
    responseSerialize: (bytes) => bytes,
    responseDeserialize: (bytes) => bytes,
  };
}

/** What the calls of one server share. */
interface Front {
  service: Service;
  gate: Gate;
  connections: Connections;
  /** Bytes kept for a stream's client until it reads them. */
  maxUnread: number;
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

/** Who asks; `request` is what is known of what was asked. */
function identityOf(
  { gate, service }: Front,
  call: Surface,
  method: string,
  request: Json = {},
) {
  const [authorization] = call.metadata.get("authorization");
  return identified(service, { origin: originOf(call), method, request }, () =>
    gate.identify(noBrowser(authorization?.toString())),
  );
}

/** Async, so that whatever is thrown becomes a rejection; the work itself starts at once. */
async function replies(
  front: Front,
  { name, response }: Rpc,
  call: Surface & { request: Received },
): Promise<Buffer[]> {
  const request = readable(call.request);
  const { caller } = identityOf(front, call, name, request);
  const origin = originOf(call);
  const asked = { origin, caller, method: name, request };
  const all = await front.service.run(asked);
  return all.map((reply) => encode(response, reply));
}

function unary(front: Front, rpc: Rpc): handleUnaryCall<Received, Buffer> {
  return (call, answer) => {
    void replies(front, rpc, call).then(
      ([reply = Buffer.alloc(0)]) => answer(null, reply),
      (error: unknown) => answer(asServiceError(error)),
    );
  };
}

function serverStream(
  front: Front,
  rpc: Rpc,
): handleServerStreamingCall<Received, Buffer> {
  return (call) => {
    // Client libraries take an error before any headers for a lost connection and try again for seconds.
    call.sendMetadata(new Metadata());
    void replies(front, rpc, call).then(
      (all) => {
        for (const reply of all) call.write(reply);
        call.end();
      },
      (error: unknown) => call.emit("error", asServiceError(error)),
    );
  };
}

type BidiCall = ServerDuplexStream<Received, Buffer>;

/** Where a stream's answers go. A client that does not read them loses its connection. */
function sinkOf(front: Front, rpc: Rpc, call: BidiCall): Sink {
  let unread = 0;
  const send = (bytes: Buffer) => {
    unread += bytes.length;
    if (unread > front.maxUnread) front.connections.cut(call.getPeer());
    else
      call.write(bytes, () => {
        unread -= bytes.length;
      });
  };
  return {
    send(reply) {
      if (unread <= front.maxUnread) send(encode(rpc.response, reply));
    },
    fail: (error) => call.emit("error", asServiceError(error)),
    end: () => call.end(),
  };
}

function bidiStream(
  front: Front,
  rpc: Rpc,
  method: Opening["method"],
): handleBidiStreamingCall<Received, Buffer> {
  return (call) => {
    try {
      const { caller, expiresAt } = identityOf(front, call, method);
      const opening = { origin: originOf(call), caller, method };
      const stream = openUntil(expiresAt, sinkOf(front, rpc, call), (sink) =>
        front.service.open(opening, sink),
      );
      call.on("data", (request: Received) => {
        if (request instanceof StatusError) {
          stream.close();
          call.emit("error", asServiceError(request));
        } else stream.receive(request);
      });
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

function handlerFor(front: Front, rpc: Rpc): UntypedHandleCall {
  const { name, responseStream } = rpc;
  if (name === "Listen" || name === "Write")
    return bidiStream(front, rpc, name);
  return (responseStream ? serverStream : unary)(front, rpc);
}

export interface GrpcFront {
  /** Takes over a socket whose first bytes are the HTTP/2 preface. */
  accept(socket: Socket): void;
  close(): void;
}

/** The Firestore service over gRPC, without a port of its own. */
export function createGrpcFront(
  inner: Service,
  gate: Gate,
  connections: Connections,
  maxUnread: number,
): GrpcFront {
  const server = new Server({
    "grpc.max_receive_message_length": maxMessage,
    "grpc.max_send_message_length": maxMessage,
  });
  const front: Front = { service: inner, gate, connections, maxUnread };
  const rpcs = firestoreRpcs();
  const service: ServiceDefinition = Object.fromEntries(
    rpcs.map((rpc) => [rpc.name, definition(rpc)]),
  );
  const handlers: UntypedServiceImplementation = Object.fromEntries(
    rpcs.map((rpc) => [rpc.name, handlerFor(front, rpc)]),
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
