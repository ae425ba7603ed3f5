import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody kept of a list. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  savedViews: {
    text: "views",
    fields: { name: "name", sharedWith: "sharedWith" },
  },
};
