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

const atOnce = 16;
const retryAfterMs = 500;
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
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/**
 * Posts events to the functions emulator, in order of arrival, a bounded number at a time. What
 * nobody took is tried once more; a function that ran and failed is not. `onGone` hears of keys
 * the functions emulator no longer knows.
 */
export function createDeliveryQueue(
  onGone: (key: string) => void,
  log: (line: string) => void,
): DeliveryQueue {
  const waiting: Delivery[] = [];
  let running = 0;
  let open = true;

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

  function next(): void {
    while (open && running < atOnce) {
      const delivery = waiting.shift();
      if (!delivery) return;
      running += 1;
      void deliver(delivery).finally(() => {
        running -= 1;
        next();
      });
    }
  }

  return {
    push(delivery) {
      waiting.push(delivery);
      next();
    },
    get pending() {
      return waiting.length + running;
    },
    close() {
      open = false;
      if (waiting.length > 0) log(`${waiting.length} trigger events dropped`);
      waiting.length = 0;
    },
  };
}
