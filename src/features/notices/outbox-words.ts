import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names that somebody has read something. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  notifications: { text: "notices" },
};
