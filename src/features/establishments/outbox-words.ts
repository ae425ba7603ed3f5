import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of an establishment. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  zoo: { text: "establishments" },
  zooConfigs: { text: "establishments" },
};
