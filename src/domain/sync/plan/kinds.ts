import type { LabelKind } from "../../label/label";
import { labelKinds } from "../../label/label";

/** What a sync writes, in the order in which it does: what is referred to comes first. */
export const syncCollections = [
  "order",
  "family",
  "species",
  "questions",
] as const;
export type SyncCollection = (typeof syncCollections)[number];
export type TaxonCollection = Exclude<SyncCollection, "questions">;

/** What a plan may be about: what the sync gives, and the labels that only files bring. */
export const plannedCollections = [...syncCollections, ...labelKinds] as const;
export type PlannedCollection = (typeof plannedCollections)[number];

/** What a file may hold: the finest taxon comes first, as a file of species names their families and orders, too. */
export const fileCollections = [
  "species",
  "family",
  "order",
  ...labelKinds,
] as const satisfies PlannedCollection[];
export type FileCollection = (typeof fileCollections)[number];

/** The list of an answer, or of a file, that goes into each collection. */
export const listOf = {
  order: "orders",
  family: "families",
  species: "species",
  questions: "questions",
  tags: "tags",
  categories: "categories",
  goals: "goals",
} as const satisfies Record<PlannedCollection, string>;

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

/** What the fields of labels are called; `column`: the column of a file that holds them, by which the kind is told. */
export const labelFieldsOf = {
  tags: { label: "name", column: "tag" },
  categories: { label: "label", column: "category" },
  goals: { label: "label", column: "goal" },
} as const satisfies Record<LabelKind, Record<string, string>>;

export const isLabels = (
  collection: PlannedCollection,
): collection is LabelKind => Object.hasOwn(labelFieldsOf, collection);

/** The lists of an answer, each item as it came; a list that a file does not have is absent. */
export type Answer = Partial<Record<PlannedCollection, readonly unknown[]>>;

/** The line of the file on which each item of a list begins; a list that was no file is absent. */
export type Lines = Partial<Record<PlannedCollection, readonly number[]>>;

/** A stored record: what it holds, and a text that differs whenever it was written anew. */
export interface Stored {
  id: string;
  base: string;
  values: Readonly<Record<string, unknown>>;
}

/** What is stored of each collection that an answer speaks of; what it does not speak of may be absent. */
export type StoredBase = Readonly<
  Partial<Record<PlannedCollection, readonly Stored[]>>
>;
