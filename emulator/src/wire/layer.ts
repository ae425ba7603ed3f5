import type { IncomingMessage } from "node:http";
import type { Caller } from "../contract/rules";
import type { Engine } from "../contract/engine";
import type { StatusError } from "../contract/status";
import type { Identity } from "./caller";
import type { Json } from "./codec/json";
import { openListenStream } from "./streams/listen-stream";
import { run } from "./service";
import { toStatus } from "./status";
import type { Origin, Sink, Stream } from "./stream";
import { openWriteStream } from "./streams/write-stream";

/** One call of a method that is answered once. */
export interface Call {
  origin: Origin;
  caller: Caller;
  method: string;
  request: Json;
}

/** The opening of a stream. */
export interface Opening {
  origin: Origin;
  caller: Caller;
  method: "Listen" | "Write";
}

/** What the transports ask, on requests that the codec has normalised. */
export interface Service {
  /** Throws or rejects with what is to be the call's status. */
  run(call: Call): Json[] | Promise<Json[]>;
  open(opening: Opening, sink: Sink): Stream;
  /** Hears of a call that was turned away before it was known who asks. */
  refused?(asked: Omit<Call, "caller">, status: StatusError): void;
}

/** The connections there are, by `Origin.peer`. */
export interface Connections {
  cut(peer: string): void;
  cutAll(): void;
}

/** Stands between the transports and the service: sees every call, and may hold or refuse it. */
export interface Layer {
  wrap(inner: Service, connections: Connections): Service;
  /** False: the connection is cut unanswered. `path` is null for gRPC. */
  admits?(path: string | null): boolean;
}

const streams = { Listen: openListenStream, Write: openWriteStream };

/** The service itself inside its layers, the first of them outermost. */
export function layeredService(
  engine: Engine,
  layers: readonly Layer[],
  connections: Connections,
): Service {
  const plain: Service = {
    run: ({ caller, method, request }) => run(engine, caller, method, request),
    open: ({ caller, method }, sink) => streams[method](engine, caller, sink),
  };
  return layers.reduceRight(
    (inner, layer) => layer.wrap(inner, connections),
    plain,
  );
}

/** Who asks, as `identify` says; the service hears of a call that is turned away. */
export function identified(
  service: Service,
  asked: Omit<Call, "caller">,
  identify: () => Identity,
): Identity {
  try {
    return identify();
  } catch (error) {
    const status = toStatus(error);
    service.refused?.(asked, status);
    throw status;
  }
}

/** How a connection is named in `Origin.peer`. */
export const peerOf = (socket: {
  remoteAddress?: string;
  remotePort?: number;
}): string => `${socket.remoteAddress ?? ""}:${String(socket.remotePort ?? 0)}`;

/** Where an HTTP request came from. */
export const httpOrigin = (
  transport: Origin["transport"],
  { headers, socket }: IncomingMessage,
): Origin => ({
  transport,
  peer: peerOf(socket),
  userAgent: headers["user-agent"],
  referer: headers.referer,
});
