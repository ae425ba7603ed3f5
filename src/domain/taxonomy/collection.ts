import type { CollectionEntry } from "../record/types";
import { call, derivedOnly, desk, givenBut } from "../record/writes";
import { specieLogSchema } from "./specie-log";
import { familySchema, orderSchema, specieSchema } from "./taxonomy";

const shared = {
  scope: "global",
  resource: "taxonomy",
  identity: [],
  facts: () => ({ zooId: "" }),
  derive: [],
} as const;

const review = ["underReview", "reviewData"];

/** The species of all establishments. */
export const speciesEntry = {
  ...shared,
  path: "species",
  idField: "specieId",
  schema: specieSchema,
  fallback: { specieName: () => "", specieLatinName: () => "" },
  references: [
    { field: "familyId", collection: "family" },
    { field: "orderId", collection: "order" },
  ],
  writes: {
    create: desk(...givenBut(specieSchema, ...review)),
    change: desk(...givenBut(specieSchema, ...review)),
    review: call(...review),
    remove: call(),
  },
} as const satisfies CollectionEntry;

/** What was changed of a species, the newest first. */
export const specieLogsEntry = {
  path: "species/{id}/logs",
  scope: "global",
  idField: null,
  schema: specieLogSchema,
  resource: "specieLogs",
  identity: [],
  fallback: { timestamp: () => 0, kind: () => "changed" },
  facts: () => ({ zooId: "" }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;

/** The families of all establishments. */
export const familyEntry = {
  ...shared,
  path: "family",
  idField: "familyId",
  schema: familySchema,
  fallback: { familyName: () => "", familyLatinName: () => "" },
  references: [{ field: "orderId", collection: "order" }],
  writes: {
    create: desk(...givenBut(familySchema)),
    change: desk(...givenBut(familySchema)),
    review: call(),
    remove: call(),
  },
} as const satisfies CollectionEntry;

/** The orders of all establishments. */
export const orderEntry = {
  ...shared,
  path: "order",
  idField: "orderId",
  schema: orderSchema,
  fallback: { orderName: () => "", orderLatinName: () => "" },
  references: [],
  writes: {
    create: desk(...givenBut(orderSchema)),
    change: desk(...givenBut(orderSchema)),
    review: call(),
    remove: call(),
  },
} as const satisfies CollectionEntry;
