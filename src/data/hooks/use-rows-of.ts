import type { CollectionName } from "@domain/collections";
import type { NamedCollection } from "@domain/query/facility-queries";
import { withIdsQuery } from "@domain/query/facility-queries";
import { useMemo, useState } from "react";
import type { Live, LiveList } from "../live-store";
import { idChunks } from "../live/id-chunks";
import { listStep, type GrowingList } from "./use-growing-list";
import { useLiveQueries } from "./use-live";

const noRows: LiveList<never> = {
  rows: [],
  unreadable: 0,
  fromCache: false,
  heard: true,
  full: false,
};

/**
 * The records of these ids in their order, live, a hundred at a time; null: it is not known yet which.
 * What is here already is shown while others come.
 */
export function useRowsOf<C extends NamedCollection>(
  collection: C,
  zooId: string,
  ids: readonly string[] | null,
): Omit<GrowingList<C>, "asked"> {
  const [limit, setLimit] = useState(listStep);
  const wanted = useMemo(() => ids?.slice(0, limit) ?? null, [ids, limit]);
  const [before, setBefore] = useState<readonly (readonly string[])[]>([]);
  const chunks = wanted === null ? before : idChunks(before, wanted);
  if (chunks !== before) setBefore(chunks);
  const live = useLiveQueries(
    chunks.map((chunk) => withIdsQuery(collection, zooId, chunk)),
    { asTheyCome: true },
  );
  const coming =
    live.state === "loading" ||
    (live.state === "data" && live.data.coming === true);
  const [held, setHeld] = useState<LiveList<C> | null>(null);
  if (live.state === "data" && held !== live.data) setHeld(live.data);
  const shown = live.state === "data" ? live.data : held;
  const list = useMemo(() => {
    if (wanted === null) return null;
    if (wanted.length === 0) return noRows;
    if (shown === null) return null;
    const known = new Map(shown.rows.map((row) => [row.id, row]));
    const rows = wanted.flatMap((id) => known.get(id) ?? []);
    return rows.length === 0 && coming ? null : { ...shown, rows };
  }, [wanted, shown, coming]);
  const full = (ids?.length ?? 0) > limit;
  const growing = coming && list !== null && chunks.length > 0;
  return {
    live: liveOf(live, list, full),
    growing,
    more: full ? () => setLimit(limit + listStep) : null,
  };
}

function liveOf<C extends CollectionName>(
  live: Live<LiveList<C>>,
  list: LiveList<C> | null,
  full: boolean,
): Live<LiveList<C>> {
  if (live.state === "error") return live;
  return list === null
    ? { state: "loading" }
    : { state: "data", data: { ...list, full } };
}
