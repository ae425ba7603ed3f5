import type { CollectionEntry } from "../../record/types";
import { call, desk, givenBut } from "../../record/writes";
import type { ImportLayout } from "./layout";
import { importLayoutSchema } from "./layout";

/** One document an establishment: how its files are read. */
export const importLayoutsEntry = {
  path: "zoo/{id}/imports",
  scope: "zoo",
  idField: null,
  schema: importLayoutSchema,
  soleId: "animals",
  resource: "importLayouts",
  identity: ["zooId"],
  facts: ({ zooId }: Pick<ImportLayout, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: {
    create: desk(...givenBut(importLayoutSchema)),
    change: desk(...givenBut(importLayoutSchema)),
    remove: call(),
  },
} as const satisfies CollectionEntry;
