import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody collected. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  obsSessions: { text: "observation" },
  obsRecords: { text: "observation" },
};
