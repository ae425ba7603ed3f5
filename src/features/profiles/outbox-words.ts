import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of profiles. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  profiles: { text: "profiles", fields: { archived: "state" } },
};
