import type { CollectionEntry } from "../record/types";
import { derivedOnly } from "../record/writes";
import { directoryPartSchema, directorySchema } from "./header";
import type { DirectoryHeader } from "./header";

const shared = {
  scope: "global",
  resource: "directories",
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const;

/** The names of an establishment's records, and of the species of its animals: which versions there are. */
export const directoriesEntry = {
  ...shared,
  path: "directories",
  idField: "directoryId",
  schema: directorySchema,
  identity: ["versions"],
  fallback: { builtAt: () => new Date(0) },
  facts: ({ directoryId }: Pick<DirectoryHeader, "directoryId">) => ({
    zooId: directoryId,
  }),
} as const satisfies CollectionEntry;

/** The names themselves, 500 a document; who reads them is said by the directory they are of. */
export const directoryPartsEntry = {
  ...shared,
  path: "directories/{id}/parts",
  idField: null,
  schema: directoryPartSchema,
  identity: ["version"],
  facts: () => ({ zooId: "" }),
} as const satisfies CollectionEntry;
