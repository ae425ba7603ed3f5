import type { CollectionName } from "@domain/collections";
import { queryKey, type Query } from "@domain/query/query";
import { useState } from "react";
import type { Live, LiveList } from "../live-store";
import { useLiveQuery } from "./use-live";

export const listStep = 100;

export interface GrowingList<C extends CollectionName> {
  live: Live<LiveList<C>>;
  /** Asks for one more step; null when everything is here. */
  more: (() => void) | null;
  /** The next step is on its way; what was here stays. */
  growing: boolean;
}

/** A list that grows by steps of 100; another question begins with the first step again. */
export function useGrowingList<C extends CollectionName>(
  queryOf: (limit: number) => Query<C>,
): GrowingList<C> {
  const key = queryKey(queryOf(0));
  const [asked, setAsked] = useState({ key, limit: listStep });
  const limit = asked.key === key ? asked.limit : listStep;
  const live = useLiveQuery(queryOf(limit));
  const [held, setHeld] = useState<{ key: string; live: typeof live }>();
  if (live.state === "data" && held?.live !== live) setHeld({ key, live });
  const growing = live.state === "loading" && held?.key === key;
  const shown = growing ? held.live : live;
  const full = shown.state === "data" && shown.data.full;
  return {
    live: shown,
    growing,
    more: full ? () => setAsked({ key, limit: limit + listStep }) : null,
  };
}
