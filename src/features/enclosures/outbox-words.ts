import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody changed of enclosures and their maps. */
const byCollection: Partial<Record<CollectionName, RecordWords>> = {
  enclosures: { text: "enclosures" },
  enclosureMaps: { text: "enclosures.map" },
};
export { byCollection as words };
