import type { RecordFacts } from "@domain/access/can";
import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import type { RemovablePlace } from "@domain/removal/callables";
import type { DocOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { Transaction } from "firebase-admin/firestore";
import { record } from "../edge/audit";
import { checkModeOf } from "../edge/demonstration";
import { plain, ref } from "../edge/documents";

/** A stored record, read as far as it can be; null for none. */
export async function findIn<K extends RemovablePlace>(
  transaction: Transaction,
  kind: K,
  id: string,
): Promise<DocOf<K> | null> {
  const stored = (await transaction.get(ref(kind, id))).data();
  return stored === undefined
    ? null
    : readRecord(kind, id, plain(stored) as Values).record;
}

/** A record to be removed or restored; throws "not-found" for none. */
export async function readIn<K extends RemovablePlace>(
  transaction: Transaction,
  kind: K,
  id: string,
): Promise<DocOf<K>> {
  const record = await findIn(transaction, kind, id);
  if (record === null) throw new AppError("not-found");
  return record;
}

/** Throws "not-allowed" unless this person may remove, and so restore, this record; "demonstration" where nothing is kept. */
export async function mayRemove(
  transaction: Transaction,
  session: Session,
  kind: RemovablePlace,
  record: RecordFacts,
): Promise<void> {
  if (!can(session, "remove", kind, record)) throw new AppError("not-allowed");
  await checkModeOf(transaction, session, record.zooId);
}

/** Records that something was removed, or came back. */
export function recordRemoval(
  transaction: Transaction,
  { uid: by }: Session,
  action: "recordRemoved" | "recordArchived" | "recordRestored",
  collection: RemovablePlace,
  id: string,
  { zooId }: { zooId: string },
): void {
  record(transaction, { zooId, action, by, subject: { collection, id } });
}
