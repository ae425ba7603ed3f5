import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of publications. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  biblio: { text: "biblio", fields: { archived: "state" } },
};
