import type { CollectionEntry } from "../record/types";
import { derivedOnly } from "../record/writes";
import { wordsSchema } from "./words-schema";

/** The index by which a species is found among all of them. */
export const speciesWordsEntry = {
  path: "speciesWords",
  scope: "global",
  idField: null,
  resource: "speciesWords",
  schema: wordsSchema,
  identity: ["version"],
  facts: () => ({ zooId: "" }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
