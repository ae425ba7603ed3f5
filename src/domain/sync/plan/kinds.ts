/** What a sync writes, in the order in which it does: what is referred to comes first. */
export const syncCollections = [
  "order",
  "family",
  "species",
  "questions",
] as const;
export type SyncCollection = (typeof syncCollections)[number];
export type TaxonCollection = Exclude<SyncCollection, "questions">;

/** The list of an answer that goes into each collection. */
export const listOf = {
  order: "orders",
  family: "families",
  species: "species",
  questions: "questions",
} as const satisfies Record<SyncCollection, string>;

/** What the fields are called in each collection; `latinColumn`: the column of a file that holds latin names. */
export const fieldsOf = {
  order: {
    id: "orderId",
    name: "orderName",
    latin: "orderLatinName",
    latinColumn: "order",
  },
  family: {
    id: "familyId",
    name: "familyName",
    latin: "familyLatinName",
    latinColumn: "family",
  },
  species: {
    id: "specieId",
    name: "specieName",
    latin: "specieLatinName",
    latinColumn: "species",
  },
} as const satisfies Record<TaxonCollection, Record<string, string>>;

/** The lists of an answer, each item as it came; a list that a file does not have is absent. */
export type Answer = Partial<Record<SyncCollection, readonly unknown[]>>;

/** A stored record: what it holds, and a text that differs whenever it was written anew. */
export interface Stored {
  id: string;
  base: string;
  values: Readonly<Record<string, unknown>>;
}
export type StoredBase = Readonly<Record<SyncCollection, readonly Stored[]>>;
