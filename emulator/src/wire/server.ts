import { createServer as createHttpServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import type { Engine } from "../contract/engine";
import { allowOrigin, answerPreflight } from "./http/cors";
import { createGate, type Gate, provenanceOf } from "./gate";
import type { GrpcFront } from "./grpc";
import { type Connections, type Layer, layeredService, peerOf } from "./layer";
import {
  type HttpRequest,
  parseRequest,
  sendError,
  sendText,
} from "./http/http";
import { answerRest } from "./http/rest";
import { createWebChannelFront } from "./http/web-channel";

/** Answers a request or returns false to leave it to the next. */
export type Route = (
  http: HttpRequest,
  response: ServerResponse,
) => Promise<boolean>;

export interface WireServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Every HTTP/2 connection with prior knowledge begins with these bytes. */
const preface = Buffer.from("PRI ");

/** Hands a socket to gRPC or HTTP by its first bytes, without taking them away. */
function sniff(
  socket: Socket,
  toGrpc: (socket: Socket) => void,
  toHttp: (socket: Socket) => void,
): void {
  let seen = Buffer.alloc(0);
  const look = () => {
    const chunk: unknown = socket.read();
    if (Buffer.isBuffer(chunk)) seen = Buffer.concat([seen, chunk]);
    const start = seen.subarray(0, preface.length);
    const perhaps = preface.subarray(0, start.length).equals(start);
    if (perhaps && start.length < preface.length) {
      if (!socket.readableEnded) socket.once("readable", look);
      return;
    }
    socket.unshift(seen);
    (perhaps ? toGrpc : toHttp)(socket);
  };
  socket.once("readable", look);
}

async function answer(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    allowOrigin(request, response);
    if (request.method === "OPTIONS") {
      answerPreflight(request, response);
      return;
    }
    const http = parseRequest(request);
    for (const route of routes) if (await route(http, response)) return;
    sendText(response, 404, "Not Found\n");
  } catch (error) {
    sendError(response, error);
  }
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((ready, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      const address = server.address();
      ready(
        typeof address === "object" && address !== null ? address.port : port,
      );
    });
  });
}

/** Every connection there is, so that it can be cut. */
class Sockets implements Connections {
  readonly #open = new Set<Socket>();

  add(socket: Socket): void {
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
  }

  cut(peer: string): void {
    for (const socket of this.#open)
      if (peerOf(socket) === peer) socket.destroy();
  }

  cutAll(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

const isService = (path: string): boolean =>
  path.startsWith("/v1/") || path.startsWith("/google.firestore.");

/** The tools beside the service are not for pages from elsewhere; `GET /` tells nobody anything. */
function guarded(route: Route, gate: Gate): Route {
  return (http, response) => {
    if (isService(http.path)) return Promise.resolve(false);
    if (http.path !== "/") gate.admitTool(provenanceOf(http.raw));
    return route(http, response);
  };
}

/**
 * gRPC, REST, WebChannel and `routes` (asked first) on one port; `layers` (the first outermost)
 * see every call of the three. Port 0 takes a free one.
 */
export async function startWire(options: {
  engine: Engine;
  host: string;
  port: number;
  routes: readonly Route[];
  layers?: readonly Layer[];
  /** Whether tokens whose time is over are refused; they are not when left out. */
  checkTokenExpiry?: boolean;
  /** Bytes, or characters, kept for a stream's client that does not read. */
  maxUnread?: number;
}): Promise<WireServer> {
  const { engine, host, layers = [], checkTokenExpiry = false } = options;
  const { maxUnread = 256 * 1024 * 1024 } = options;
  const gate = createGate({ host, checkTokenExpiry });
  const sockets = new Sockets();
  const service = layeredService(engine, layers, sockets);
  const admits = (path: string | null) =>
    layers.every((layer) => layer.admits?.(path) ?? true);
  let loading: Promise<GrpcFront> | undefined;
  // What gRPC needs is a quarter of all there is to load: the port does not wait for it.
  const grpc = () =>
    (loading ??= import("./grpc").then(({ createGrpcFront }) =>
      createGrpcFront(service, gate, sockets, maxUnread),
    ));
  const channels = createWebChannelFront(service, gate, maxUnread);
  const routes: Route[] = [
    ...options.routes.map((route) => guarded(route, gate)),
    (http, response) => channels.answer(http, response),
    (http, response) => answerRest(service, gate, http, response),
  ];
  const http = createHttpServer(
    { keepAliveTimeout: 120_000, requestTimeout: 0 },
    (request, response) => {
      if (admits(request.url ?? "/")) void answer(routes, request, response);
      else request.socket.destroy();
    },
  );
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("error", () => socket.destroy());
    sniff(
      socket,
      (one) => {
        if (!admits(null)) one.destroy();
        else
          void grpc().then((front) => {
            if (!one.destroyed) front.accept(one);
          });
      },
      (one) => http.emit("connection", one),
    );
  });
  const port = await listen(server, host, options.port);
  setImmediate(() => void grpc());
  return {
    port,
    close: () =>
      new Promise((done) => {
        channels.close();
        server.close(() => done());
        void loading?.then((front) => front.close());
        sockets.cutAll();
      }),
  };
}
