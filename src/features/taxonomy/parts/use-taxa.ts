import type { CollectionName } from "@domain/collections";
import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { Taxon } from "@domain/taxonomy/taxon";
import { taxonOf } from "@domain/taxonomy/taxon";
import { familiesQuery, ordersQuery } from "@domain/taxonomy/taxonomy-queries";
import { useMemo } from "react";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../../data/live-store";

/** A record of the taxonomy as its lists show it. */
export interface TaxonRow<K extends TaxonKind = TaxonKind> extends Taxon {
  pending: boolean;
  row: Row<K & CollectionName>;
}

/** As latin names are sorted: accents and case aside. */
const collator = new Intl.Collator("la", { sensitivity: "base" });
export const byLatin = (a: Taxon, b: Taxon): number =>
  collator.compare(a.latin, b.latin);

export const taxonRow = <K extends TaxonKind>(
  kind: K,
  row: Row<K>,
): TaxonRow<K> => ({
  ...taxonOf(kind, row.id, row.data),
  pending: row.pending,
  row,
});

/** Every family or order, read whole and kept. */
export interface Taxa<K extends TaxonKind> {
  /** By latin name. */
  rows: readonly TaxonRow<K>[];
  of: (id: string | null) => TaxonRow<K> | undefined;
  live: Live<LiveList<K>>;
}

function useTaxa<K extends "family" | "order">(
  kind: K,
  live: Live<LiveList<K>>,
): Taxa<K> {
  return useMemo(() => {
    const found = live.state === "data" ? live.data.rows : [];
    const rows = found.map((row) => taxonRow(kind, row)).sort(byLatin);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { rows, of: (id) => (id === null ? undefined : byId.get(id)), live };
  }, [kind, live]);
}

const families = [familiesQuery()];
const orders = [ordersQuery()];

/** Every family; where they are not wanted nothing is read. */
export const useFamilies = (wanted = true): Taxa<"family"> =>
  useTaxa("family", useLiveQueries(wanted ? families : null));

/** Every order; where they are not wanted nothing is read. */
export const useOrders = (wanted = true): Taxa<"order"> =>
  useTaxa("order", useLiveQueries(wanted ? orders : null));
