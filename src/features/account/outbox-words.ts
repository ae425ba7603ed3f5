import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of their own card and account. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  users: { text: "account" },
  accounts: { text: "account" },
};
