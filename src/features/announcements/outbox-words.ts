import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

const fields = {
  confirmedAt: "confirmed",
  isArchived: "state",
};

/** How the outbox names what somebody wrote or confirmed. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  announcements: { text: "announcements", fields },
  confirmations: { text: "announcements", fields },
};
