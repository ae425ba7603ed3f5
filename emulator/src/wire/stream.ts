import type { Json } from "./codec/json";

/** Where a stream's answers go: a gRPC call or a WebChannel session. */
export interface Sink {
  send(answer: Json): void;
  /** Ends the stream with a status. */
  fail(error: unknown): void;
  end(): void;
}

/** One client stream. `receive` never throws: what fails is told to the sink. */
export interface Stream {
  receive(request: Json): void;
  close(): void;
}
