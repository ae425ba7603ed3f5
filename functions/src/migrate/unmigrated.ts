import type { Values } from "@domain/record/types";
import { schemaVersion } from "@domain/schema/fields";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { StoredRecord } from "../repair/repair";
import { storedOf } from "../repair/repair";

/**
 * A document as its writer left it. One that does not say who made it is none of ours and was not migrated,
 * even where a trigger or somebody has changed a field since and so stamped it with our version: that is
 * left out, so that it is read as the older document it is.
 */
export function unmigrated(snapshot: DocumentSnapshot): StoredRecord {
  const { id, stored } = storedOf(snapshot);
  if (Object.hasOwn(stored, "createdBy")) return { id, stored };
  const { schemaVersion: _, ...older } = stored;
  return { id, stored: older };
}

/** What every migrated document says of itself; who made an older one is not known. */
export const migratedMeta = (stored: Values): Values => ({
  schemaVersion,
  createdBy: stored["createdBy"] ?? null,
});
