import { entryOf } from "@domain/directory/entry-of";
import type { SpecieEntry } from "@domain/directory/kinds";
import type { Catalogue } from "@domain/words/catalogue";
import {
  bucketOf,
  buckets,
  bucketText,
  catalogueOf,
} from "@domain/words/catalogue";
import { lineOf } from "@domain/words/lines";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { FieldPath } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../edge/admin";

/** What the index was last built from; only functions read and write it. */
export const cataloguePath = "speciesLines";

const pageSize = 1000;
const writtenAtOnce = 4;

const bucketRef = (bucket: number) =>
  database().doc(`${cataloguePath}/${String(bucket)}`);

/** The lines from which the index was built last; none before the first time. */
export async function readCatalogue(): Promise<Catalogue> {
  const refs = Array.from({ length: buckets }, (_, index) => bucketRef(index));
  const stored = await database().getAll(...refs);
  return catalogueOf(stored.map((one) => String(one.get("text") ?? "")));
}

/** Stores the documents in which these species lie. */
export async function writeCatalogue(
  catalogue: Catalogue,
  changed: readonly string[],
): Promise<void> {
  await pMap(
    new Set(changed.map(bucketOf)),
    (bucket) => bucketRef(bucket).set({ text: bucketText(catalogue, bucket) }),
    { concurrency: writtenAtOnce },
  );
}

const named = ["specieName", "specieLatinName", "names", "familyId", "orderId"];

/** Every species as it is stored now, page by page, of each only its line kept. */
export async function storedSpecies(): Promise<Map<string, string>> {
  const query = database()
    .collection("species")
    .select(...named)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const lines = new Map<string, string>();
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (
      last === undefined ? query : query.startAfter(last)
    ).get();
    for (const one of docs)
      lines.set(one.id, lineOf(entryOf("species", one.id, one.data())));
    last = docs.at(-1);
    if (docs.length < pageSize) return lines;
  }
}

/** What is stored of these species now; null: it is gone. */
export async function speciesNow(
  ids: readonly string[],
): Promise<Map<string, SpecieEntry | null>> {
  const refs = ids.map((id) => database().doc(`species/${id}`));
  const stored = refs.length === 0 ? [] : await database().getAll(...refs);
  return new Map(
    stored.map((one) => {
      const data = one.data();
      return [
        one.id,
        data === undefined ? null : entryOf("species", one.id, data),
      ];
    }),
  );
}
