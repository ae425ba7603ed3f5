import { createServer as createHttpServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import type { Engine } from "../contract";
import { allowOrigin, answerPreflight } from "./http/cors";
import { createGrpcFront } from "./grpc";
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
  const look = () => {
    const chunk: unknown = socket.read();
    if (!Buffer.isBuffer(chunk)) {
      if (!socket.readableEnded) socket.once("readable", look);
      return;
    }
    socket.unshift(chunk);
    const start = chunk.subarray(0, preface.length);
    (preface.subarray(0, start.length).equals(start) ? toGrpc : toHttp)(socket);
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
}): Promise<WireServer> {
  const { engine, host, layers = [] } = options;
  const sockets = new Sockets();
  const service = layeredService(engine, layers, sockets);
  const admits = (path: string | null) =>
    layers.every((layer) => layer.admits?.(path) ?? true);
  const grpc = createGrpcFront(service);
  const channels = createWebChannelFront(service);
  const routes: Route[] = [
    ...options.routes,
    (http, response) => channels.answer(http, response),
    (http, response) => answerRest(service, http, response),
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
      (one) => void (admits(null) ? grpc.accept(one) : one.destroy()),
      (one) => http.emit("connection", one),
    );
  });
  const port = await listen(server, host, options.port);
  return {
    port,
    close: () =>
      new Promise((done) => {
        channels.close();
        server.close(() => done());
        grpc.close();
        sockets.cutAll();
      }),
  };
}
