import type { CollectionName } from "@domain/collections";
import type { Live, LiveList, Row } from "../live-store";
import type { Source } from "../subscriptions";
import { eachSource } from "./each-source";

export interface UnionOptions<C extends CollectionName> {
  compare: (a: Row<C>, b: Row<C>) => number;
  /** Shows the first lists while later ones are on their way: where each begins after the one before it ends. */
  asTheyCome?: boolean;
}

type Parts<C extends CollectionName> = readonly Live<LiveList<C>>[];

/** How many lists from the first on are there. */
const leading = <C extends CollectionName>(parts: Parts<C>): number => {
  const missing = parts.findIndex(({ state }) => state !== "data");
  return missing === -1 ? parts.length : missing;
};

/** Several lists as one: loading until all are there (the first, as they come), failed when one is. */
export function unionOf<C extends CollectionName>(
  parts: Parts<C>,
  { compare, asTheyCome = false }: UnionOptions<C>,
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
  const there = leading(parts);
  const isWhole = there === parts.length;
  if (!isWhole && (!asTheyCome || there === 0)) return { state: "loading" };
  const lists = parts
    .slice(0, there)
    .flatMap((part) => (part.state === "data" ? [part.data] : []));
  const rows = new Map(
    lists.flatMap((list) => list.rows.map((row) => [row.id, row])),
  );
  return {
    state: "data",
    data: {
      rows: [...rows.values()].sort(compare),
      unreadable: lists.reduce((sum, { unreadable }) => sum + unreadable, 0),
      fromCache: lists.some(({ fromCache }) => fromCache),
      heard: isWhole && lists.every(({ heard }) => heard),
      ...(!isWhole && { coming: true }),
      full: lists.some(({ full }) => full),
    },
  };
}

/** The union as a source; computed again only when a part has changed. */
export function unionSource<C extends CollectionName>(
  sources: readonly Source<LiveList<C>>[],
  options: UnionOptions<C>,
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
        union = unionOf(next, options);
      }
      return union;
    },
  };
}
