import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody put together. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  dashboards: {
    text: "boards",
    fields: { name: "name", sharedWith: "sharedWith", widgets: "widgets" },
  },
};
