import type { CollectionName } from "@domain/collections";
import { deskOf } from "@domain/desk";
import { referringQuery } from "@domain/query/holders-queries";
import { copiedFields } from "@domain/record/desk/reference";
import type { Referring } from "@domain/record/desk/referring";
import { parsePatch } from "@domain/record/parse";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { Specie } from "@domain/taxonomy/taxonomy";
import type {
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { FieldPath } from "firebase-admin/firestore";
import { plain, stampChange } from "../edge/documents";
import { compile } from "../edge/query";
import { markSpecies, markTaxa } from "../words/mark-species";
import { logChange, loggedFields, suffixed } from "./log";

/** Records changed in one step: a species takes three writes (itself, its log, its mark), others one. */
export const batchOf = (collection: CollectionName): number =>
  collection === "species" ? 130 : 400;

/** Some records that name the one, after an id where the step goes on from there. */
export async function referringTo(
  transaction: Transaction,
  referring: Referring,
  id: string,
  after: string | null = null,
): Promise<QueryDocumentSnapshot[]> {
  const found = compile(
    referringQuery(referring, id, batchOf(referring.collection)),
  ).orderBy(FieldPath.documentId());
  const { docs } = await transaction.get(
    after === null ? found : found.startAfter(after),
  );
  return docs;
}

export const storedIn = (
  collection: CollectionName,
  doc: QueryDocumentSnapshot,
): Values =>
  readRecord(collection, doc.id, plain(doc.data()) as Values).record ?? {};

/** The record that is named, and its collection. */
export interface Named {
  collection: CollectionName;
  id: string;
  record: Values;
}

/** A species in an order names that in what it repeats of its family, too. */
const inOrder = (
  { specieFamily }: Partial<Specie>,
  was: string,
  orderId: string,
): Values =>
  specieFamily?.familyOrder.orderId === was
    ? { specieFamily: { ...specieFamily, familyOrder: { orderId } } }
    : {};

/** What a record becomes that names `was` so far, and names `now` from here on: `was` may be the same, which renews what it repeats. */
export function renamed(
  { collection, reference, many }: Referring,
  stored: Values,
  was: string,
  now: Named,
): Values {
  const { field } = reference;
  const held = stored[field];
  const ids = Array.isArray(held) ? (held as unknown[]) : [];
  const value = many
    ? [...new Set(ids.map((id) => (id === was ? now.id : id)))]
    : now.id;
  const merged = { ...stored, [field]: value };
  return {
    [field]: value,
    ...copiedFields(collection, reference, now.record),
    ...(collection === "species" && field === "orderId"
      ? inOrder(stored, was, now.id)
      : deskOf(collection).resolve?.(merged, new Set([field]), (theirs, id) =>
          theirs === now.collection && id === now.id ? now.record : null,
        )),
  };
}

const isSame = (stored: Values, values: Values): boolean =>
  Object.entries(values).every(
    ([field, value]) =>
      JSON.stringify(stored[field] ?? null) === JSON.stringify(value ?? null),
  );

/** Writes what the records become, those that differ; a species with its log and its mark. Answers how many. */
export function rewrite(
  transaction: Transaction,
  collection: CollectionName,
  docs: readonly QueryDocumentSnapshot[],
  becomes: (stored: Values) => Values,
  { by, runId, now }: { by: string; runId: string; now: Date },
): number {
  const changed = docs.flatMap((doc) => {
    const stored = storedIn(collection, doc);
    const values = becomes(stored);
    return isSame(stored, values) ? [] : [{ doc, stored, values }];
  });
  for (const { doc, stored, values } of changed) {
    transaction.update(doc.ref, {
      ...parsePatch(collection, values),
      ...stampChange(by, runId),
    });
    if (collection !== "species") continue;
    logChange(transaction, doc.id, suffixed(String(now.getTime()), runId), {
      kind: "changed",
      by,
      fields: loggedFields(stored, { ...stored, ...values }),
      operationId: runId,
    });
  }
  if (collection === "species")
    markSpecies(
      transaction,
      changed.map(({ doc }) => doc.id),
    );
  else if (collection === "family" && changed.length > 0) markTaxa(transaction);
  return changed.length;
}
