import type { Taxon } from "@domain/taxonomy/taxon";
import { decodeTaxa, taxaId } from "@domain/words/taxa";
import { useMemo } from "react";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";
import { byLatin, useFamilies, useOrders } from "./use-taxa";

/** Orders or families to be named and chosen from, by latin name. */
export interface Named {
  rows: readonly Taxon[];
  of: (id: string | null) => Taxon | undefined;
}

/** The orders and families of the base as they were within the minute. */
export interface Base {
  orders: Named;
  families: Named;
  /** null: not known. */
  species: number | null;
  live: Live<unknown>;
}

function namedOf(taxa: readonly Taxon[]): Named {
  const byId = new Map(taxa.map((taxon) => [taxon.id, taxon]));
  return {
    rows: [...taxa].sort(byLatin),
    of: (id) => (id === null ? undefined : byId.get(id)),
  };
}

/** The base by the one document that holds its orders and families; where that is not there yet, by their records. */
export function useBase(): Base {
  const one = useLiveDoc("speciesWords", taxaId);
  const text = one.state === "data" ? (one.data?.data.text ?? null) : null;
  const known = useMemo(() => {
    if (text === null) return null;
    const { orders, families, species } = decodeTaxa(text);
    return { orders: namedOf(orders), families: namedOf(families), species };
  }, [text]);
  const isLacking = one.state !== "loading" && known === null;
  const orders = useOrders(isLacking);
  const families = useFamilies(isLacking);
  if (known !== null) return { ...known, live: one };
  const live = orders.live.state === "data" ? families.live : orders.live;
  return { orders, families, species: null, live: isLacking ? live : one };
}
