import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../../feature";

/** How the outbox names what somebody noted. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  healthNotes: { text: "health.notes" },
};
