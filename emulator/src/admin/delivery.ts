export interface Delivery {
  key: string;
  url: string;
  contentType: string;
  body: string;
}

/** What became of the events of one function, or of all. */
export interface DeliveryCounts {
  /** Not yet delivered, the one under way included. */
  waiting: number;
  delivered: number;
  /** Tries beyond the first. */
  retried: number;
  /** The function answered with an error. */
  failed: number;
  /** Given up or turned away, never run. */
  dropped: number;
}

export interface DeliveryQueue {
  push(delivery: Delivery): void;
  /** All zero for a key that has had no event. */
  counts(key: string): DeliveryCounts;
  /** Of all functions, those forgotten included. */
  totals(): DeliveryCounts & { waitingBytes: number };
  /** Nothing more is sent. */
  close(): void;
}

export interface DeliveryLimits {
  /** Events waiting, of all functions. */
  events: number;
  /** UTF-8 bytes of their bodies. */
  bytes: number;
  /** The pause before the second try; it doubles up to `longestPauseMs`. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** An event this old that nobody took is dropped. */
  giveUpMs: number;
}

const defaults: DeliveryLimits = {
  events: 10_000,
  bytes: 64 * 1024 * 1024,
  firstPauseMs: 250,
  longestPauseMs: 5000,
  giveUpMs: 60_000,
};
/** Longer than any event function may run. */
const timeoutMs = 600_000;
const everyNthDrop = 1000;

interface Waiting {
  delivery: Delivery;
  bytes: number;
  since: number;
}

/** Nobody ran the function: the host was unreachable or turned the request away. */
const notTaken = (status: number | null) =>
  status === null || status === 429 || (status >= 502 && status <= 504);

const noCounts = (): DeliveryCounts => ({
  waiting: 0,
  delivered: 0,
  retried: 0,
  failed: 0,
  dropped: 0,
});

async function post(
  delivery: Delivery,
  closed: AbortSignal,
): Promise<number | null> {
  try {
    const answer = await fetch(delivery.url, {
      method: "POST",
      headers: { "content-type": delivery.contentType },
      body: delivery.body,
      signal: AbortSignal.any([closed, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

class BoundedQueue implements DeliveryQueue {
  readonly #limits: DeliveryLimits;
  readonly #onGone: (key: string) => void;
  readonly #log: (line: string) => void;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #counts = new Map<string, DeliveryCounts>();
  readonly #totals = { ...noCounts(), waitingBytes: 0 };
  readonly #closing = new AbortController();

  constructor(
    limits: DeliveryLimits,
    onGone: (key: string) => void,
    log: (line: string) => void,
  ) {
    this.#limits = limits;
    this.#onGone = onGone;
    this.#log = log;
  }

  push(delivery: Delivery): void {
    if (this.#closing.signal.aborted) return;
    const { key } = delivery;
    const bytes = Buffer.byteLength(delivery.body);
    const { waiting, waitingBytes } = this.#totals;
    const { events, bytes: most } = this.#limits;
    if (waiting >= events || waitingBytes + bytes > most) {
      this.#drop(key, "too many events wait");
      return;
    }
    this.#count(key, "waiting", 1);
    this.#totals.waitingBytes += bytes;
    const entry = { delivery, bytes, since: Date.now() };
    const list = this.#waiting.get(key);
    if (list) {
      list.push(entry);
      return;
    }
    const fresh = [entry];
    this.#waiting.set(key, fresh);
    void this.#work(key, fresh);
  }

  counts(key: string): DeliveryCounts {
    return this.#counts.get(key) ?? noCounts();
  }

  totals(): DeliveryCounts & { waitingBytes: number } {
    return { ...this.#totals };
  }

  close(): void {
    const { waiting } = this.#totals;
    if (!this.#closing.signal.aborted && waiting > 0)
      this.#log(`${waiting} trigger events dropped at the end`);
    this.#closing.abort();
    this.#waiting.clear();
  }

  #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Takes an event out only once it is done with, so that what is under way counts as waiting. */
  async #work(key: string, list: Waiting[]): Promise<void> {
    for (let next = list[0]; next && !this.#isClosed(); next = list[0]) {
      await this.#deliver(next);
      list.shift();
      this.#count(key, "waiting", -1);
      this.#totals.waitingBytes -= next.bytes;
    }
    this.#waiting.delete(key);
  }

  async #deliver({ delivery, since }: Waiting): Promise<void> {
    const { key } = delivery;
    const { firstPauseMs, longestPauseMs, giveUpMs } = this.#limits;
    let status = await post(delivery, this.#closing.signal);
    let pauseMs = firstPauseMs;
    while (notTaken(status) && !this.#isClosed()) {
      if (Date.now() - since + pauseMs > giveUpMs) {
        this.#drop(key, status === null ? "not reachable" : String(status));
        return;
      }
      await new Promise((done) => setTimeout(done, pauseMs).unref());
      if (this.#isClosed()) return;
      this.#count(key, "retried", 1);
      status = await post(delivery, this.#closing.signal);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
    this.#finish(key, status);
  }

  #finish(key: string, status: number | null): void {
    if (status === null) return;
    if (status === 404) {
      this.#onGone(key);
      this.#drop(key, "no such function");
    } else if (status >= 400) {
      this.#count(key, "failed", 1);
      this.#log(`trigger ${key}: ${status}`);
    } else this.#count(key, "delivered", 1);
  }

  #drop(key: string, why: string): void {
    const before = this.counts(key).dropped;
    this.#count(key, "dropped", 1);
    if (before % everyNthDrop === 0)
      this.#log(`trigger ${key}: event dropped (${before + 1} so far): ${why}`);
  }

  #count(key: string, name: keyof DeliveryCounts, amount: number): void {
    const counts = this.#counts.get(key) ?? noCounts();
    this.#counts.set(key, counts);
    counts[name] += amount;
    this.#totals[name] += amount;
  }
}

/**
 * Posts events to the functions emulator: those of one function in order, one at a time, as it
 * would otherwise start a process for each; those of different functions side by side. What
 * nobody took is tried again, with growing pauses, until it is too old; a function that ran and
 * failed is not. What does not fit is dropped, counted and logged. `onGone` hears of keys the
 * functions emulator no longer knows.
 */
export function createDeliveryQueue(
  onGone: (key: string) => void,
  log: (line: string) => void,
  limits: Partial<DeliveryLimits> = {},
): DeliveryQueue {
  return new BoundedQueue({ ...defaults, ...limits }, onGone, log);
}
