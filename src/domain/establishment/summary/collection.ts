import type { CollectionEntry } from "../../record/types";
import { derivedOnly } from "../../record/writes";
import type { ZooSummary } from "./summary";
import { zooSummarySchema } from "./summary";

/** How each establishment stands, in one document. */
export const zooSummariesEntry = {
  path: "zooSummaries",
  scope: "zoo",
  idField: "zooId",
  schema: zooSummarySchema,
  resource: "zooSummaries",
  identity: [],
  fallback: {
    zooName: () => "",
    countedAt: () => new Date(0),
    recountAt: () => new Date(0),
  },
  facts: ({ zooId }: Pick<ZooSummary, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
