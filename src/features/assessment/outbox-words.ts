import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody answered, handed in and put right. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  evaluations: { text: "assessment" },
  evaluationDrafts: { text: "assessment" },
  evaluationCorrections: { text: "assessment" },
};
