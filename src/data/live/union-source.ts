import type { CollectionName } from "@domain/collections";
import type { Live, LiveList, Row } from "../live-store";
import type { Source } from "../subscriptions";
import { eachSource } from "./each-source";

/** Several lists as one: loading until all are there, failed when one is. */
export function unionOf<C extends CollectionName>(
  parts: readonly Live<LiveList<C>>[],
  compare: (a: Row<C>, b: Row<C>) => number,
): Live<LiveList<C>> {
  const failed = parts.filter((part) => part.state === "error");
  const [first] = failed;
  if (first)
    return {
      state: "error",
      code: first.code,
      retry: () => {
        for (const { retry } of failed) retry();
      },
    };
  const lists = parts.flatMap((part) =>
    part.state === "data" ? [part.data] : [],
  );
  if (lists.length < parts.length) return { state: "loading" };
  const rows = new Map(
    lists.flatMap((list) => list.rows.map((row) => [row.id, row])),
  );
  return {
    state: "data",
    data: {
      rows: [...rows.values()].sort(compare),
      unreadable: lists.reduce((sum, { unreadable }) => sum + unreadable, 0),
      fromCache: lists.some(({ fromCache }) => fromCache),
      heard: lists.every(({ heard }) => heard),
      full: lists.some(({ full }) => full),
    },
  };
}

/** The union as a source; computed again only when a part has changed. */
export function unionSource<C extends CollectionName>(
  sources: readonly Source<LiveList<C>>[],
  compare: (a: Row<C>, b: Row<C>) => number,
): Source<LiveList<C>> {
  const each = eachSource(sources);
  let parts: readonly Live<LiveList<C>>[] | null = null;
  let union: Live<LiveList<C>> = { state: "loading" };
  return {
    subscribe: each.subscribe,
    snapshot() {
      const next = each.snapshot();
      if (next !== parts) {
        parts = next;
        union = unionOf(next, compare);
      }
      return union;
    },
  };
}
