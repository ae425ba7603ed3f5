import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody wrote or confirmed. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  announcements: { text: "announcements" },
  confirmations: { text: "announcements" },
  notifications: { text: "announcements" },
};
