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
  /** What `live` answers, each with the limit it was asked with. */
  asked: readonly Query<C>[];
}

/** What tells one question from another, whatever its limit. */
const keyOf = <C extends CollectionName>(queries: readonly Query<C>[]) =>
  JSON.stringify(queries.map(queryKey));

/**
 * A list that grows by steps (of 100 unless told), of one query or the union of several; another
 * question begins with the first step again. `key` says when it is another one, where the query
 * itself says it too finely. `atLeast`: so many are asked for at once, as long as it says so.
 */
export function useGrowingList<C extends CollectionName>(
  queryOf: (limit: number) => Query<C> | readonly Query<C>[],
  {
    step = listStep,
    atLeast = 0,
    key: question,
  }: { step?: number; atLeast?: number; key?: string } = {},
): GrowingList<C> {
  const queriesOf = (limit: number) => [queryOf(limit)].flat();
  const key = question ?? keyOf(queriesOf(0));
  const [asked, setAsked] = useState({ key, limit: step });
  const limit = Math.max(asked.key === key ? asked.limit : step, atLeast);
  const queries = queriesOf(limit);
  const live = useLiveQueries(queries);
  const now = { key, live, queries };
  const [held, setHeld] = useState<typeof now>();
  if (live.state === "data" && held?.live !== live) setHeld(now);
  const growing = live.state === "loading" && held?.key === key;
  const shown = growing ? held : now;
  const full = shown.live.state === "data" && shown.live.data.full;
  return {
    live: shown.live,
    asked: shown.queries,
    growing,
    more: full ? () => setAsked({ key, limit: limit + step }) : null,
  };
}
