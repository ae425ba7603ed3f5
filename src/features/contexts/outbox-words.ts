import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of contexts and their drafts. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  contexts: { text: "surveys.edit" },
  contextVersions: { text: "surveys.edit" },
};
