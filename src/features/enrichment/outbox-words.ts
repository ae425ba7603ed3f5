import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

const words: RecordWords = {
  text: "enrichment",
  fields: { isDeleted: "state", approvals: "state" },
};

const sessions: RecordWords = { text: "enrichment.calendar" };

/** How the outbox names what somebody changed of objects and their stock. */
const byCollection: Partial<Record<CollectionName, RecordWords>> = {
  enrichments: words,
  enrichmentUses: words,
  enrichmentMovements: words,
  enrichmentSessions: sessions,
};
export { byCollection as words };
