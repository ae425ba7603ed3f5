import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what was kept of an import's columns. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  importLayouts: { text: "inventory" },
};
