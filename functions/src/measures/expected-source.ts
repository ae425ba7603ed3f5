import type { Transaction } from "firebase-admin/firestore";
import { readingOf, ref } from "../edge/documents";

/** A source of which something is expected; null for any other. */
export async function expectedSource(
  transaction: Transaction,
  sourceId: string,
) {
  const stored = await transaction.get(ref("sensorSources", sourceId));
  const { record: source } = readingOf("sensorSources", stored);
  const watch = source?.watch ?? null;
  const isExpected = source?.isArchived === false && source.secretHash !== null;
  return isExpected && watch !== null ? { source, watch } : null;
}
