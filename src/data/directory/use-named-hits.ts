import { isThere } from "@domain/directory/is-there";
import type { Entries } from "@domain/directory/kinds";
import { likeliestFirst, partOf } from "@domain/directory/search";
import type { NamedKind } from "./directory-source";
import { useReadySession } from "../hooks/ready-session";
import { useFound } from "../hooks/use-listed";

/** The kinds that are found by one name. */
type OneNamed = {
  [K in NamedKind]: Entries[K] extends { name: string } ? K : never;
}[NamedKind];

interface Asked {
  typed: string;
  near: boolean;
  /** At most so many are named. */
  shown: number;
}

const textsOf = ({ name }: { name: string }) => [name];

/** What the top search finds of a kind by name, the likeliest first, and how many there are; nothing until it is known. */
export function useNamedHits<K extends OneNamed>(
  kind: K,
  { typed, near, shown }: Asked,
): { hits: readonly Entries[K][]; count: number } {
  const { zooId } = useReadySession();
  const { found } = useFound(kind, zooId, { typed, wants: isThere, textsOf });
  const { items, count } = partOf(found, near);
  const hits = likeliestFirst(items, typed, ({ name }) => name);
  return { hits: hits.slice(0, shown), count };
}
