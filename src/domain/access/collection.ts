// A line of the table is written in the words of record, as every other thing's is.
import type { CollectionEntry } from "../record/types";
import { derivedOnly } from "../record/writes";
import type { Access } from "./access";
import { accessSchema } from "./access";

/** What the rules read of each person. */
export const accessEntry = {
  path: "access",
  scope: "global",
  idField: null,
  schema: accessSchema,
  resource: "access",
  identity: ["right", "status", "zooId", "zooIds", "staff", "sectorRoles"],
  facts: ({ zooId }: Access) => ({ zooId: zooId ?? "" }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
