import type { CollectionName } from "@domain/collections";
import type { Query } from "@domain/query/query";
import type { LiveList } from "../live-store";
import { isOnline } from "../online";
import type { Source } from "../subscriptions";
import { subscriptions } from "../subscriptions";

/** Without a network what is kept here is there by then. */
const keptWithinMs = 500;

const heard = <C extends CollectionName>(
  source: Source<LiveList<C>>,
  ms: number,
): Promise<LiveList<C> | null> =>
  new Promise((resolve) => {
    const tell = () => {
      clearTimeout(timer);
      const now = source.snapshot();
      resolve(now.state === "data" ? now.data : null);
      // It may be told before there is an end.
      queueMicrotask(() => end());
    };
    const look = () => {
      const now = source.snapshot();
      const isHeard = now.state === "data" && (now.data.heard || !isOnline());
      if (isHeard || now.state === "error") tell();
    };
    const patience = isOnline() ? ms : Math.min(ms, keptWithinMs);
    const timer = setTimeout(tell, patience);
    const end = source.subscribe(look);
    look();
  });

/** What some queries answer, in their order: the server's, where it is heard of within so many milliseconds, else what is kept here; null: neither. */
export const heardWithin = <C extends CollectionName>(
  queries: readonly Query<C>[],
  ms: number,
): Promise<(LiveList<C> | null)[]> =>
  Promise.all(queries.map((query) => heard(subscriptions.list(query), ms)));
