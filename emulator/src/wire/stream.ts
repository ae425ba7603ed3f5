import type { Json } from "./codec/json";

/** Where a call came from. */
export interface Origin {
  transport: "gRPC" | "REST" | "WebChannel";
  /** Address and port of the other end of its connection. */
  peer: string;
  userAgent?: string;
  /** The page that made it, as a browser says. */
  referer?: string;
}

/** Where a stream's answers go: a gRPC call or a WebChannel session. */
export interface Sink {
  send(answer: Json): void;
  /** Ends the stream with a status. */
  fail(error: unknown): void;
  end(): void;
}

/** One client stream. `receive` never throws: what fails is told to the sink. */
export interface Stream {
  /** `origin` where messages of one stream come on their own ways. */
  receive(request: Json, origin?: Origin): void;
  close(): void;
}
