import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

const words = {
  text: "labels",
  fields: { name: "fr", label: "fr", archived: "state" },
};

/** How the outbox names what somebody changed of tags, categories and goals. */
const byCollection: Partial<Record<CollectionName, RecordWords>> = {
  tags: words,
  categories: words,
  goals: words,
};
export { byCollection as words };
