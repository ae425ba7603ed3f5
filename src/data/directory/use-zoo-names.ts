import type { ZooName } from "@domain/establishment/zoo-names";
import { zooNamesId } from "@domain/establishment/zoo-names";
import { useMemo } from "react";
import { useCan } from "../hooks/use-can";
import { useLiveDoc } from "../hooks/use-live";

export interface ZooNames {
  /** Who may not know them has none. */
  names: readonly ZooName[];
  /** What an establishment is called; null where that is not known, or nobody here is to know it. */
  of: (zooId: string) => string | null;
}

const none: readonly ZooName[] = [];

/** What all establishments are called, for their administrators; read once anything is `wanted` of them. */
export function useZooNames(wanted: boolean): ZooNames {
  const may = useCan();
  const asks = wanted && may("read", "zooNames");
  const live = useLiveDoc("zooNames", asks ? zooNamesId : null);
  const names = live.state === "data" ? (live.data?.data.names ?? none) : none;
  return useMemo(() => {
    const byId = new Map(names.map(({ zooId, zooName }) => [zooId, zooName]));
    return { names, of: (zooId) => byId.get(zooId) ?? null };
  }, [names]);
}
