import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of questions. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  questions: {
    text: "questions",
    fields: { trad: "texts", archived: "state" },
  },
  shortQuestions: {
    text: "questions",
    fields: { order: "rows" },
  },
};
