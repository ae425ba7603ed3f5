import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of questionnaires and their drafts. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  surveys: { text: "surveys.edit" },
  surveyVersions: { text: "surveys.edit" },
};
