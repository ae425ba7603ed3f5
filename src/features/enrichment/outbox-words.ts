import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

const words: RecordWords = {
  text: "enrichment",
  fields: { isDeleted: "state", approvals: "state" },
};

/** How the outbox names what somebody changed of objects and their stock. */
const byCollection: Partial<Record<CollectionName, RecordWords>> = {
  enrichments: words,
  enrichmentUses: words,
  enrichmentSessions: words,
  enrichmentMovements: words,
};
export { byCollection as words };
