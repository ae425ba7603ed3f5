import type { CollectionName } from "@domain/collections";
import { queryKey, type Query } from "@domain/query/query";
import { useState } from "react";
import type { Live, LiveList } from "../live-store";
import { useLiveQueries } from "./use-live";

export const listStep = 100;

export interface GrowingList<C extends CollectionName> {
  live: Live<LiveList<C>>;
  /** Asks for one more step; null when everything is here. */
  more: (() => void) | null;
  /** The next step is on its way; what was here stays. */
  growing: boolean;
}

/** What tells one question from another, whatever its limit. */
const keyOf = <C extends CollectionName>(queries: readonly Query<C>[]) =>
  JSON.stringify(queries.map(queryKey));

/**
 * A list that grows by steps (of 100 unless told), of one query or the union of several; another
 * question begins with the first step again. `key` says when it is another one, where the query
 * itself says it too finely.
 */
export function useGrowingList<C extends CollectionName>(
  queryOf: (limit: number) => Query<C> | readonly Query<C>[],
  { step = listStep, key: question }: { step?: number; key?: string } = {},
): GrowingList<C> {
  const queriesOf = (limit: number) => [queryOf(limit)].flat();
  const key = question ?? keyOf(queriesOf(0));
  const [asked, setAsked] = useState({ key, limit: step });
  const limit = asked.key === key ? asked.limit : step;
  const live = useLiveQueries(queriesOf(limit));
  const [held, setHeld] = useState<{ key: string; live: typeof live }>();
  if (live.state === "data" && held?.live !== live) setHeld({ key, live });
  const growing = live.state === "loading" && held?.key === key;
  const shown = growing ? held.live : live;
  const full = shown.state === "data" && shown.data.full;
  return {
    live: shown,
    growing,
    more: full ? () => setAsked({ key, limit: limit + step }) : null,
  };
}
