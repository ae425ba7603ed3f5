import type { CollectionName } from "@domain/collections";
import { matches, queryKey, type Query } from "@domain/query/query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Row } from "../live-store";
import { subscriptions } from "../subscriptions";
import type { GrowingList } from "./use-growing-list";

/** Changes come several at a time: they are counted once. */
const pauseMs = 300;

/** What a list leaves out of what its queries find. */
export interface Narrowing<C extends CollectionName> {
  shows: (row: Row<C>) => boolean;
  /** The question whose answer is how many of what a query finds are shown; null: no question says that. */
  countAs: (query: Query<C>) => Query<C> | null;
}

/** What the rows at hand say of how many there are, and which question is left to the server. */
interface Known<C extends CollectionName> {
  /** How many are shown that the question does not count. */
  beside: number;
  question: Query<C> | null;
}

/**
 * How the total of a union is known: of a query that found less than its limit the rows are all there
 * is, of one that reached it the server is asked. null: it cannot be asked, or several reached
 * theirs and may share records.
 */
export function knownOf<C extends CollectionName>(
  asked: readonly Query<C>[],
  rows: readonly Row<C>[],
  { shows, countAs }: Narrowing<C>,
): Known<C> | null {
  const shown = rows.filter(shows);
  const isIn = (query: Query<C>) => (row: Row<C>) => matches(query, row.data);
  const full = asked.filter(
    (query) => rows.filter(isIn(query)).length >= query.limit,
  );
  const [first] = full;
  if (first === undefined) return { beside: shown.length, question: null };
  const question = full.length > 1 ? null : countAs(first);
  if (question === null) return null;
  const counted = shown.filter(isIn(first)).length;
  return { beside: shown.length - counted, question };
}

export interface Total {
  /** null while it is not known; without a network and where it cannot be counted it never is. */
  count: number | null;
  /** Only with more rows at hand it will be known. */
  needsRows: boolean;
}

/**
 * How many records a list shows in all, those not loaded included. What is not at hand is counted by
 * the server, again when the rows at hand change: a read for each thousand.
 */
export function useTotal<C extends CollectionName>(
  { live, asked }: Pick<GrowingList<C>, "live" | "asked">,
  narrowing: Narrowing<C>,
): Total {
  const isHeard =
    live.state === "data" && (live.data.heard || live.data.rows.length > 0);
  const rows = isHeard ? live.data.rows : null;
  const known = rows === null ? null : knownOf(asked, rows, narrowing);
  const question = known?.question ?? null;
  const key = question === null ? null : queryKey({ ...question, limit: 0 });
  const [counted, setCounted] = useState<{ key: string; count: number }>();
  const ask = useEffectEvent(() => {
    if (question === null || key === null) return;
    subscriptions.count(question).then(
      (count) => setCounted({ key, count }),
      // Without a network there is no total; the list says that there is more.
      () => undefined,
    );
  });
  useEffect(() => {
    const timer = key === null ? undefined : setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [key, rows]);
  return {
    count: totalOf(known, counted?.key === key ? counted : null),
    needsRows: rows !== null && known === null,
  };
}

function totalOf(
  known: Known<CollectionName> | null,
  counted: { count: number } | null | undefined,
): number | null {
  if (known === null) return null;
  if (known.question === null) return known.beside;
  return counted ? counted.count + known.beside : null;
}
