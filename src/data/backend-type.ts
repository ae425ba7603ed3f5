import type { LiveStore } from "./live-store";
import type { OutboxOperation } from "./outbox/entry";

/** Live reading and writing, over Firestore or over memory. */
export interface Backend extends LiveStore {
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
