import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of campaigns. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  campaigns: { text: "campaigns", fields: { status: "state" } },
  campaignKeys: { text: "campaigns", fields: { answers: "key" } },
};
