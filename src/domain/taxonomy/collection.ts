import type { CollectionEntry } from "../record/types";
import { call, desk, givenBut } from "../record/writes";
import { familySchema, orderSchema, specieSchema } from "./taxonomy";

const shared = {
  scope: "global",
  resource: "taxonomy",
  identity: [],
  facts: () => ({ zooId: "" }),
  derive: [],
} as const;

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
    create: desk(...givenBut(specieSchema)),
    change: desk(...givenBut(specieSchema)),
    remove: call(),
  },
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
    remove: call(),
  },
} as const satisfies CollectionEntry;
