import type { CollectionName } from "@domain/collections";
import type { ErrorCode } from "@domain/errors";
import type { About } from "../write-types";

export interface OutboxOperation {
  kind: "create" | "patch";
  collection: CollectionName;
  id: string;
  parentId: string | null;
  /** As people gave and schemas parsed them, instants as Dates; without meta fields. */
  values: Record<string, unknown>;
  /** updatedAt (ms) of the record the person saw; null for a create or an unknown base. */
  baseUpdatedAt: number | null;
}

/** A write that the server has not acknowledged: waiting to be sent, or refused. */
export interface OutboxEntry {
  id: string;
  uid: string;
  zooId: string | null;
  createdAt: number;
  state: "pending" | "refused";
  operations: OutboxOperation[];
  about: About;
  /** Why it was refused; null while pending. */
  reason: ErrorCode | null;
  /** The uid of whoever changed the record first; null when nobody did. */
  winner: string | null;
  /** The tab that sends it. */
  tab: string;
  /** An earlier entry about the same record that was still pending. */
  after: string | null;
}
