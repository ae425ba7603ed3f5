import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody prescribed, ended, noted, began anew and did about doses. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  prescriptions: { text: "health" },
  doses: { text: "health" },
  healthNotes: { text: "health.notes" },
  healthBaselines: { text: "health", fields: { from: "startDate" } },
};
