import type { Json } from "../codec/json";
import { httpError, toStatus } from "../status";
import type { Origin, Sink, Stream } from "../stream";

/** Where a session writes to the browser: the answer of one GET. */
export interface BackChannel {
  write(text: string): void;
  end(): void;
}

/** What a WebChannel answers: the length in UTF-16 units, a line feed, then the JSON. */
export function frame(value: unknown): string {
  const json = JSON.stringify(value);
  return `${json.length}\n${json}`;
}

type Element = readonly [id: number, payload: unknown];

const keepAliveMs = 30_000;
const rotateMs = 60_000;

/**
 * One WebChannel: numbered messages to the browser, kept until acknowledged and sent again on a
 * new back channel; numbered messages from the browser, each taken once.
 */
export class WebChannelSession implements Sink {
  lastSeen = Date.now();
  private stream: Stream | null = null;
  private queue: Element[] = [];
  private lastId = 0;
  private sentId = 0;
  private received = 0;
  private back: { channel: BackChannel; longPolling: boolean } | null = null;
  private timers: NodeJS.Timeout[] = [];
  private flushing = false;

  /** The stream whose answers come here. */
  start(stream: Stream): void {
    this.stream = stream;
  }

  get hasBackChannel(): boolean {
    return this.back !== null;
  }

  get lastSentId(): number {
    return this.sentId;
  }

  /** Messages `offset`, `offset + 1`, ...; those taken before are retries and are dropped. */
  receive(offset: number, messages: Json[], origin?: Origin): void {
    this.lastSeen = Date.now();
    messages.forEach((message, index) => {
      if (offset + index < this.received) return;
      this.received = offset + index + 1;
      this.stream?.receive(message, origin);
    });
  }

  acknowledge(id: number): void {
    this.lastSeen = Date.now();
    this.queue = this.queue.filter(([one]) => one > id);
  }

  /** A new GET takes the place of the one before it; what was not acknowledged is sent again. */
  attach(channel: BackChannel, longPolling: boolean, acknowledged: number) {
    this.detach();
    this.acknowledge(acknowledged);
    this.sentId = acknowledged;
    this.back = { channel, longPolling };
    this.timers = [
      setInterval(() => this.push("noop"), keepAliveMs),
      setTimeout(() => this.rotate(), rotateMs),
    ];
    for (const timer of this.timers) timer.unref();
    // Tells a streaming client that nothing between us holds the answer back.
    if (longPolling) this.flush();
    else this.push("noop");
  }

  /** The browser closed the GET, or another replaces it. */
  detach(channel?: BackChannel): void {
    if (!this.back || (channel && this.back.channel !== channel)) return;
    const { channel: old } = this.back;
    this.back = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.lastSeen = Date.now();
    old.end();
  }

  send(answer: Json): void {
    this.push(answer);
  }

  fail(error: unknown): void {
    this.push(httpError(toStatus(error)));
    this.stream?.close();
  }

  end(): void {
    this.push("close");
    this.stream?.close();
  }

  close(): void {
    this.stream?.close();
    this.flush();
    this.detach();
  }

  private push(payload: unknown): void {
    this.lastId += 1;
    this.queue.push([this.lastId, [payload]]);
    if (this.flushing) return;
    this.flushing = true;
    // What one commit produces leaves as one chunk.
    queueMicrotask(() => {
      this.flushing = false;
      this.flush();
    });
  }

  private flush(): void {
    if (!this.back) return;
    const fresh = this.queue.filter(([id]) => id > this.sentId);
    if (fresh.length === 0) return;
    this.sentId = this.lastId;
    const { channel, longPolling } = this.back;
    channel.write(frame(fresh));
    if (longPolling) this.detach();
  }

  private rotate(): void {
    this.push("noop");
    queueMicrotask(() => this.detach());
  }
}
