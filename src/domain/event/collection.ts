import type { CollectionEntry } from "../record/types";
import { derivedOnly } from "../record/writes";
import type { ZooEvent } from "./event";
import { eventSchema } from "./event";

/** What became of records: their history, the timeline, the gallery. Triggers write it, nobody else does. */
export const eventsEntry = {
  path: "events",
  scope: "zoo",
  idField: null,
  schema: eventSchema,
  resource: "events",
  identity: ["zooId", "kind", "subject"],
  fallback: {
    at: () => new Date(0),
    by: () => "",
    headId: () => "unknown",
    isHead: () => true,
  },
  facts: ({ zooId }: Pick<ZooEvent, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
