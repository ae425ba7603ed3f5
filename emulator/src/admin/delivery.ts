export interface Delivery {
  key: string;
  url: string;
  contentType: string;
  body: string;
}

export interface DeliveryQueue {
  push(delivery: Delivery): void;
  /** Waiting or under way. */
  readonly pending: number;
  /** Nothing more is sent. */
  close(): void;
}

const retryAfterMs = 500;
/** Longer than any event function may run. */
const timeoutMs = 600_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Nobody ran the function: the host was unreachable or turned the request away. */
const notTaken = (status: number | null) =>
  status === null || status === 429 || (status >= 502 && status <= 504);

async function post(delivery: Delivery): Promise<number | null> {
  try {
    const answer = await fetch(delivery.url, {
      method: "POST",
      headers: { "content-type": delivery.contentType },
      body: delivery.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/**
 * Posts events to the functions emulator: those of one function in order, one at a time, as it
 * would otherwise start a process for each; those of different functions side by side. What
 * nobody took is tried once more; a function that ran and failed is not. `onGone` hears of keys
 * the functions emulator no longer knows.
 */
export function createDeliveryQueue(
  onGone: (key: string) => void,
  log: (line: string) => void,
): DeliveryQueue {
  const waiting = new Map<string, Delivery[]>();
  let running = 0;
  let open = true;

  const waitingCount = () =>
    [...waiting.values()].reduce((sum, list) => sum + list.length, 0);

  async function deliver(delivery: Delivery): Promise<void> {
    let status = await post(delivery);
    if (notTaken(status) && open) {
      await pause(retryAfterMs);
      status = await post(delivery);
    }
    if (status === 404) onGone(delivery.key);
    else if (status === null || status >= 400)
      log(`trigger ${delivery.key}: ${status ?? "functions not reachable"}`);
  }

  async function work(key: string, list: Delivery[]): Promise<void> {
    running += 1;
    for (let next = list.shift(); next && open; next = list.shift())
      await deliver(next);
    running -= 1;
    waiting.delete(key);
  }

  return {
    push(delivery) {
      if (!open) return;
      const { key } = delivery;
      const list = waiting.get(key);
      if (list) {
        list.push(delivery);
        return;
      }
      const fresh = [delivery];
      waiting.set(key, fresh);
      void work(key, fresh);
    },
    get pending() {
      return waitingCount() + running;
    },
    close() {
      if (open && waitingCount() > 0)
        log(`${waitingCount()} trigger events dropped`);
      open = false;
      waiting.clear();
    },
  };
}
