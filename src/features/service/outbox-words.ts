import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of a failure. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  clientErrors: { text: "service" },
};
