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
  // What is left out of zooIds and sectorRoles only takes rights away.
  identity: ["right", "status", "zooId", "staff"],
  facts: ({ zooId }: Access) => ({ zooId: zooId ?? "" }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
