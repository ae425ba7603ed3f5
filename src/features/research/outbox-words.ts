import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of projects. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  researchProjects: {
    text: "research",
    fields: { archived: "state", documentTitles: "title" },
  },
};
