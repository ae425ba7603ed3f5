import type { LiveStore } from "./live-store";
import type { OutboxOperation } from "./outbox/entry";
import { lazyBackend } from "./sdk/lazy-backend";
import { loadBackend } from "./sdk/load-backend";

/** Live reading and writing, over Firestore or over memory. */
export interface Backend extends LiveStore {
  /**
   * Writes all operations or none, stamped as this person's. Resolves when the server has them,
   * rejects AppError when it refuses, and does not settle while offline.
   */
  commit(
    operations: readonly OutboxOperation[],
    uid: string,
    operationId?: string,
  ): Promise<void>;
  /** Resolves when nothing that the store itself still holds waits to be sent. */
  settled(): Promise<void>;
}

let current: Backend = lazyBackend(loadBackend);

export const backend = (): Backend => current;

/** Puts another backend in the place of Firestore; returns the previous one. */
export function provideBackend(next: Backend): Backend {
  const previous = current;
  current = next;
  return previous;
}
