import * as z from "zod";
import type { CollectionEntry } from "../record/types";
import { derivedOnly } from "../record/writes";
import { derived, idSchema, metaFields } from "../schema/fields";

/** `visits/{visitId}`: existing data, of which no more is known than whose they are. */
export const visitSchema = z.object({
  zooId: derived(idSchema),
  ...metaFields,
});

/** Read by colleagues, written by nobody. */
export const visitsEntry = {
  path: "visits",
  scope: "zoo",
  idField: null,
  schema: visitSchema,
  resource: "visits",
  identity: ["zooId"],
  facts: ({ zooId }: { zooId: string }) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
