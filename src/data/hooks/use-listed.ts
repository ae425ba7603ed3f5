import { isThere } from "@domain/directory/is-there";
import type { Entries } from "@domain/directory/kinds";
import { nameOf } from "@domain/directory/name-of";
import type { Found } from "@domain/directory/search";
import { allFound, searchOver } from "@domain/directory/search";
import { useMemo } from "react";
import type { NamedKind } from "../directory/directory-source";
import type { Live, LiveList } from "../live-store";
import type { GrowingList } from "./use-growing-list";
import type { Directory } from "./use-names";
import { useOnline } from "./use-live";
import { useDirectory } from "./use-names";
import { useRowsOf } from "./use-rows-of";

export interface Listed<K extends NamedKind> extends Omit<
  GrowingList<K>,
  "asked"
> {
  /** How many records the list has in all, those not shown yet included; null until it is known. */
  count: number | null;
  /** Which records those are, in their order; null until they are known. */
  ids: readonly string[] | null;
  /** While nobody can be asked: what the device holds no record of, of which it knows the name. */
  unread: readonly { id: string; name: string }[];
  /** There is no record of the kind but removed ones, whatever the filters, and those are not asked for. */
  isEmpty: boolean;
  directory: Directory<K>;
}

/** What a list shows of a kind: stable functions, as every record is asked. */
export interface Wish<K extends NamedKind> {
  /** Which records; what was typed aside. */
  wants: (entry: Entries[K]) => boolean;
  /** The texts in which what was typed is looked for. */
  textsOf: (entry: Entries[K]) => readonly string[];
  typed: string;
}

const unheard: Live<LiveList<never>> = {
  state: "data",
  data: { rows: [], unreadable: 0, fromCache: true, heard: false, full: false },
};

/** So many names stand for the records that are not here. */
const namesShown = 200;

/** Those of a list that the device has no record of; [] once the server was heard. */
function unreadOf<K extends NamedKind>(
  ids: readonly string[] | null,
  live: Live<LiveList<K>>,
  { of }: Directory<K>,
): Listed<K>["unread"] {
  if (ids === null || live.state !== "data" || live.data.heard) return [];
  const read = new Set(live.data.rows.map(({ id }) => id));
  return ids
    .filter((id) => !read.has(id))
    .slice(0, namesShown)
    .flatMap((id) => {
      const entry = of(id);
      return entry === undefined ? [] : [{ id, name: nameOf(entry) }];
    });
}

/** Nobody can be asked, and the device holds none. */
const knowsNothing = <K extends NamedKind>({ live }: Directory<K>): boolean =>
  live.state === "data" && !live.data.whole && live.data.list.length === 0;

/**
 * What there is of a kind and was wished for, each part by name: what holds what was typed, and what
 * does but for a letter; null until it is known. Reads no record.
 */
export function useFound<K extends NamedKind>(
  kind: K,
  zooId: string,
  { wants, textsOf, typed }: Wish<K>,
): { directory: Directory<K>; found: Found<Entries[K]> | null } {
  const directory = useDirectory(kind, zooId, { live: true });
  const search = useMemo(
    () => searchOver(directory.list, textsOf),
    [directory, textsOf],
  );
  const isKnown = directory.live.state === "data" && !knowsNothing(directory);
  const found = useMemo(() => {
    if (!isKnown) return null;
    const { exact, near } = search(typed);
    return { exact: exact.filter(wants), near: near.filter(wants) };
  }, [isKnown, search, typed, wants]);
  return { directory, found };
}

/**
 * The list of a kind, by name and what is spelt as typed first: which records, how many and in which order says the directory of
 * everything there is; what is shown of them are the records, live.
 */
export function useListed<K extends NamedKind>(
  kind: K,
  zooId: string,
  wish: Wish<K>,
): Listed<K> {
  const { directory, found } = useFound(kind, zooId, wish);
  const ids = useMemo(
    () => found && allFound(found).map(({ id }) => id),
    [found],
  );
  const list = useRowsOf(kind, zooId, ids);
  const online = useOnline();
  return {
    ...list,
    live: knowsNothing(directory)
      ? unheard
      : failedOr(directory.live, list.live),
    count: ids?.length ?? null,
    ids,
    // With a network they are on their way.
    unread: online ? [] : unreadOf(ids, list.live, directory),
    isEmpty: ids?.length === 0 && !directory.list.some(isThere),
    directory,
  };
}

const failedOr = <K extends NamedKind>(
  names: Live<unknown>,
  rows: Live<LiveList<K>>,
): Live<LiveList<K>> => (names.state === "error" ? names : rows);
