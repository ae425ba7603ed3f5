import { useMemo, useState } from "react";
import {
  draftOwner,
  useDraftOwner,
  useReadySession,
} from "../../../data/hooks/ready-session";

/** How somebody walks through a sector, kept in this browser: the enclosures or animals in their order, and what is not measured on the way. */
export interface Way {
  order: readonly string[];
  without: readonly string[];
}

const straight: Way = { order: [], without: [] };

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const keyOf = (owner: string): string => `way ${owner}`;

function read(key: string): Way {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return straight;
    const { order, without } = kept as Record<string, unknown>;
    return {
      order: isIds(order) ? order : [],
      without: isIds(without) ? without : [],
    };
  } catch {
    return straight;
  }
}

/** The way of a round, by the id of what it is of, and how to have it otherwise. */
export function useWay(about: string): [Way, (way: Partial<Way>) => void] {
  const key = keyOf(useDraftOwner(about));
  const [way, setWay] = useState(() => read(key));
  const change = (more: Partial<Way>) => {
    const next = { ...way, ...more };
    setWay(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the way holds for this page only.
    }
  };
  return [way, change];
}

/** The enclosures and animals on the ways that somebody keeps through some sectors, one way after the other. */
export function useKeptOrder(sectorIds: readonly string[]): readonly string[] {
  const session = useReadySession();
  const keys = sectorIds.map((id) => keyOf(draftOwner(session, id))).join("\n");
  return useMemo(
    () =>
      keys === "" ? [] : keys.split("\n").flatMap((key) => read(key).order),
    [keys],
  );
}

/** The things in the order of the way; what it does not name comes after, as it stood. */
export function inOrder<T extends { id: string }>(
  all: readonly T[],
  { order }: Way,
): T[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const rank = ({ id }: T) => place.get(id) ?? order.length;
  return [...all].sort((a, b) => rank(a) - rank(b));
}

/** The ids with one of them moved by one place. */
export function moved(
  ids: readonly string[],
  id: string,
  by: -1 | 1,
): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
