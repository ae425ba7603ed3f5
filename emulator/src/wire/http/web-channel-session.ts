import { StatusError } from "../../contract/status";
import type { Json } from "../codec/json";
import { httpError, toStatus } from "../status";
import type { Origin, Sink, Stream } from "../stream";

/** Where a session writes to the browser: the answer of one GET. */
export interface BackChannel {
  write(text: string): void;
  end(): void;
  /** Ends at once, whatever was written and not yet read. */
  cut(): void;
}

/** What a WebChannel answers: the length in UTF-16 units, a line feed, then the JSON. */
const frameOf = (json: string): string => `${json.length}\n${json}`;

export const frame = (value: unknown): string => frameOf(JSON.stringify(value));

/** `json` is the numbered message as it is sent, `[id,[payload]]`. */
interface Element {
  id: number;
  json: string;
}
interface Waiting {
  message: Json;
  origin: Origin | undefined;
}

export interface SessionLimits {
  /** Characters kept for the browser until it acknowledges them; over it the session is dropped. */
  queue: number;
  /** Characters written to one answer before it ends, so that the browser acknowledges. */
  answer: number;
  /** Messages of the browser that wait for an earlier one. */
  waiting: number;
}

const defaultLimits: SessionLimits = {
  queue: 256 * 1024 * 1024,
  answer: 8 * 1024 * 1024,
  waiting: 10_000,
};
const keepAliveMs = 30_000;
const rotateMs = 60_000;

/**
 * One WebChannel: numbered messages to the browser, kept until acknowledged and sent again on a
 * new back channel; numbered messages from the browser, each taken once and in order.
 */
export class WebChannelSession implements Sink {
  lastSeen = Date.now();
  private stream: Stream | null = null;
  private queue: Element[] = [];
  private queued = 0;
  private lastId = 0;
  private sentId = 0;
  private received = 0;
  private readonly waiting = new Map<number, Waiting>();
  private back: { channel: BackChannel; longPolling: boolean } | null = null;
  private written = 0;
  private timers: NodeJS.Timeout[] = [];
  private flushing = false;
  private closed = false;

  private readonly onDropped: () => void;
  private readonly limits: SessionLimits;

  /** `onDropped` is told when the session has ended itself: its browser does not read. */
  constructor(onDropped: () => void, limits: Partial<SessionLimits> = {}) {
    this.onDropped = onDropped;
    this.limits = { ...defaultLimits, ...limits };
  }

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

  /** Characters the browser has not acknowledged. */
  get outstanding(): number {
    return this.queued;
  }

  /**
   * Messages `offset`, `offset + 1`, ...; those taken before are retries and are dropped, those that
   * come before an earlier one wait for it.
   */
  receive(offset: number, messages: Json[], origin?: Origin): void {
    this.lastSeen = Date.now();
    messages.forEach((message, index) => {
      const number = offset + index;
      if (number >= this.received)
        this.waiting.set(number, { message, origin });
    });
    for (;;) {
      const next = this.waiting.get(this.received);
      if (!next) break;
      this.waiting.delete(this.received);
      this.received += 1;
      this.stream?.receive(next.message, next.origin);
    }
    if (this.waiting.size > this.limits.waiting)
      this.fail(new StatusError("INVALID_ARGUMENT", "A message is missing."));
  }

  acknowledge(id: number): void {
    this.lastSeen = Date.now();
    const first = this.queue.findIndex((element) => element.id > id);
    const gone = this.queue.splice(0, first < 0 ? this.queue.length : first);
    for (const { json } of gone) this.queued -= json.length;
  }

  /** A new GET takes the place of the one before it; what was not acknowledged is sent again. */
  attach(channel: BackChannel, longPolling: boolean, acknowledged: number) {
    this.detach();
    this.acknowledge(acknowledged);
    this.sentId = Math.min(acknowledged, this.lastId);
    this.written = 0;
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
    if (channel && this.back?.channel !== channel) return;
    this.release()?.end();
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
    this.forget();
  }

  private forget(): void {
    this.closed = true;
    this.queue = [];
    this.queued = 0;
    this.waiting.clear();
  }

  private release(): BackChannel | undefined {
    const channel = this.back?.channel;
    if (!channel) return undefined;
    this.back = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.lastSeen = Date.now();
    return channel;
  }

  private push(payload: unknown): void {
    if (this.closed) return;
    const id = ++this.lastId;
    const json = JSON.stringify([id, [payload]]);
    this.queue.push({ id, json });
    this.queued += json.length;
    if (this.queued > this.limits.queue) {
      this.drop();
      return;
    }
    if (this.flushing) return;
    this.flushing = true;
    // What one commit produces leaves as one chunk.
    queueMicrotask(() => {
      this.flushing = false;
      this.flush();
    });
  }

  /** The browser does not read: nothing more is kept for it. It finds its session gone and begins anew. */
  private drop(): void {
    this.forget();
    this.stream?.close();
    this.release()?.cut();
    this.onDropped();
  }

  private flush(): void {
    if (!this.back) return;
    const firstId = this.queue[0]?.id ?? 0;
    const fresh = this.queue.slice(Math.max(0, this.sentId + 1 - firstId));
    if (fresh.length === 0) return;
    this.sentId = this.lastId;
    const { channel, longPolling } = this.back;
    const json = `[${fresh.map((element) => element.json).join()}]`;
    channel.write(frameOf(json));
    this.written += json.length;
    if (longPolling || this.written > this.limits.answer) this.detach();
  }

  private rotate(): void {
    this.push("noop");
    queueMicrotask(() => this.detach());
  }
}
