import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of ethograms and their drafts. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  observations: {
    text: "surveys.edit",
    fields: { obsSpecie: "surveySpecie" },
  },
  observationVersions: { text: "ethograms" },
};
