import type { Origin } from "../wire/stream";
import type { ScreenEntry } from "./entry";

const kept = 300;
/** A page that opens a stream after so long a silence was loaded again. */
const reloadPauseMs = 3000;

interface Client {
  screen: ScreenEntry;
  lastAt: number;
  streamOpened: boolean;
}

/** Origin and path of a page; null for none. Query and fragment may hold personal values. */
export function pageOf(referer: string | undefined): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  return origin === "null" ? null : origin + pathname;
}

/** One person in one browser: all its connections come from one address. */
function clientOf({ peer, userAgent }: Origin, who: string): string {
  const address = peer.slice(0, peer.lastIndexOf(":"));
  return `${address} ${who} ${userAgent ?? ""}`;
}

/** Groups requests into screen loads, the newest last. */
export class Screens {
  readonly #clients = new Map<string, Client>();
  readonly #all: ScreenEntry[] = [];
  #serial = 0;

  /** A client opened a stream, as it does when its page is loaded. */
  streamOpened(origin: Origin, who: string): void {
    const client = this.#clients.get(clientOf(origin, who));
    if (client) client.streamOpened = true;
  }

  /** The screen load that a request of now belongs to; null without a page. */
  join(origin: Origin, who: string, now: number): ScreenEntry | null {
    const page = pageOf(origin.referer);
    if (page === null) return null;
    const key = clientOf(origin, who);
    const known = this.#clients.get(key);
    const stays =
      known?.screen.page === page &&
      !(known.streamOpened && now - known.lastAt >= reloadPauseMs);
    const screen = stays ? known.screen : this.#add(page, who, now);
    screen.requests += 1;
    this.#clients.set(key, { screen, lastAt: now, streamOpened: false });
    return screen;
  }

  list(): readonly ScreenEntry[] {
    return this.#all;
  }

  clear(): void {
    this.#clients.clear();
    this.#all.length = 0;
  }

  #add(page: string, who: string, now: number): ScreenEntry {
    const screen = {
      id: ++this.#serial,
      page,
      who,
      at: new Date(now).toISOString(),
      requests: 0,
      reads: 0,
      writes: 0,
      deletes: 0,
      denied: 0,
    };
    this.#all.push(screen);
    if (this.#all.length > kept) this.#all.shift();
    return screen;
  }
}
