import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { Taxon } from "@domain/taxonomy/taxon";
import { taxonOf } from "@domain/taxonomy/taxon";
import { familiesQuery, ordersQuery } from "@domain/taxonomy/taxonomy-queries";
import type { TaxaBase } from "@domain/words/taxa";
import { decodeTaxa, encodeTaxa, taxaId } from "@domain/words/taxa";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { readingOf } from "../edge/documents";
import { compile } from "../edge/query";
import { storeWords, wordsRef } from "./write-words";

const taxaIn = (
  kind: TaxonKind,
  docs: readonly QueryDocumentSnapshot[],
): Taxon[] =>
  docs.flatMap((doc) => {
    const { record } = readingOf(kind, doc);
    return record === null ? [] : [taxonOf(kind, doc.id, record)];
  });

async function storedTaxa(): Promise<Omit<TaxaBase, "species">> {
  const [orders, families] = await Promise.all([
    compile(ordersQuery()).get(),
    compile(familiesQuery()).get(),
  ]);
  return {
    orders: taxaIn("order", orders.docs),
    families: taxaIn("family", families.docs),
  };
}

/**
 * Brings the document of the orders and families up to date, by which every screen names them; what
 * is not marked is not read again but for how many species there are.
 */
export async function writeTaxa(
  species: number,
  isMarked: boolean,
): Promise<void> {
  const stored = await wordsRef(taxaId).get();
  const before = stored.exists ? String(stored.get("text") ?? "") : null;
  const taxa =
    before === null || isMarked ? await storedTaxa() : decodeTaxa(before);
  const text = encodeTaxa({ ...taxa, species });
  if (text !== before) await storeWords(taxaId, text);
}
