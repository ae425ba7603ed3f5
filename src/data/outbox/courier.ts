import { AppError } from "@domain/errors";
import type { Attempt } from "./delivery";
import type { OutboxEntry } from "./entry";
import type { Mirror } from "./mirror";
import { standingOf } from "./order";

/** Waits between attempts while the server cannot be asked: doubled up to a minute. */
const shortestWaitMs = 2000;
const longestWaitMs = 60_000;

/** An entry that this tab looks after. */
interface Held {
  /** Kept, and nothing made before it waits to be handed over. */
  ready: boolean;
  running: boolean;
  /** It may have reached the server already. */
  tried: boolean;
  resolve: () => void;
  reject: (failure: AppError) => void;
  settled: Promise<void>;
}

export type Deliver = (
  entry: OutboxEntry,
  triedBefore: boolean,
  later: readonly OutboxEntry[],
) => Promise<Attempt>;

function newHeld(tried: boolean): Held {
  let resolve: Held["resolve"] = () => undefined;
  let reject: Held["reject"] = () => undefined;
  const settled = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // What nobody waits for is still kept and shown.
  settled.catch(() => undefined);
  return { ready: false, running: false, tried, resolve, reject, settled };
}

/**
 * Hands over what this tab looks after: each entry once those before it are acknowledged, again
 * after a while when the server could not be asked, and never when one before it was refused.
 */
export function createCourier(mirror: Mirror, deliver: Deliver) {
  const held = new Map<string, Held>();
  const runs = new Set<Promise<void>>();
  let wait = shortestWaitMs;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const release = (id: string): Held | undefined => {
    const one = held.get(id);
    held.delete(id);
    return one;
  };

  /** What goes after a refused entry is refused too, with its values. */
  async function refuseBehind(entry: OutboxEntry, before: OutboxEntry) {
    const one = release(entry.id);
    const { reason, winner } = before;
    const behind = before.id;
    await mirror.put({ ...entry, state: "refused", reason, winner, behind });
    one?.reject(new AppError(reason ?? "conflict", { behind, winner }));
  }

  function tryLater(): void {
    timer ??= setTimeout(() => {
      timer = null;
      pump();
    }, wait);
    wait = Math.min(wait * 2, longestWaitMs);
  }

  async function finish(entry: OutboxEntry, attempt: Attempt): Promise<void> {
    const { id } = entry;
    if (attempt.state === "accepted") {
      wait = shortestWaitMs;
      await mirror.remove(id, entry.via === "desk");
      release(id)?.resolve();
    } else if (attempt.state === "refused") {
      await mirror.put(attempt.entry);
      release(id)?.reject(attempt.failure);
    } else if (attempt.ended) release(id)?.reject(attempt.failure);
    else tryLater();
  }

  async function run(entry: OutboxEntry, one: Held): Promise<void> {
    one.running = true;
    const entries = mirror.list();
    const later = entries.slice(entries.indexOf(entry) + 1);
    const attempt = await deliver(entry, one.tried, later);
    one.tried = true;
    await finish(entry, attempt);
    one.running = false;
  }

  function begin(entry: OutboxEntry, one: Held): void {
    const going = run(entry, one).finally(() => runs.delete(going));
    runs.add(going);
  }

  function pump(): void {
    const entries = mirror.list();
    for (const entry of entries) {
      const one = held.get(entry.id);
      if (!one?.ready || one.running || entry.state === "refused") continue;
      const standing = standingOf(entry, entries);
      if (standing === "free") {
        if (timer === null || !one.tried) begin(entry, one);
      } else if (standing !== "waiting") void refuseBehind(entry, standing);
    }
  }
  mirror.subscribe(pump);

  return {
    holds: (id: string): boolean => held.has(id),
    /** Looks after an entry from now on; the promise settles with the server's answer. */
    hold(id: string, tried: boolean): Promise<void> {
      const one = held.get(id) ?? newHeld(tried);
      held.set(id, one);
      return one.settled;
    },
    /** The entry may be handed over. */
    ready(id: string): void {
      const one = held.get(id);
      if (one) one.ready = true;
      pump();
    },
    /** Settles when nothing is on its way to the server. */
    async idle(): Promise<void> {
      while (runs.size > 0) await Promise.all(runs);
    },
    /** Tries at once what waits for the server. */
    hurry(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      pump();
    },
  };
}
