import type { CollectionName } from "@domain/collections";
import type { LiveStore, Row } from "./live-store";
import type { OutboxOperation } from "./outbox/entry";

/** Live reading and writing, over Firestore or over memory. */
export interface Backend extends LiveStore {
  /** The document as this device keeps it, however old; null when it keeps none. Reads nothing of the server's. */
  cachedDoc<C extends CollectionName>(
    collection: C,
    id: string,
    parentId?: string,
  ): Promise<Row<C> | null>;
  /**
   * Writes all operations or none, stamped as this person's and with the operation's id. Resolves when the server has them,
   * rejects AppError when it refuses, and does not settle while offline.
   */
  commit(
    operations: readonly OutboxOperation[],
    uid: string,
    operationId: string,
  ): Promise<void>;
  /** Resolves when nothing that the store itself still holds waits to be sent. */
  settled(): Promise<void>;
}
