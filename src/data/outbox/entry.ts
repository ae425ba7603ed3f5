import type { CollectionName } from "@domain/collections";
import type { ErrorCode } from "@domain/errors";
import type { About } from "../write-types";

type Values = Record<string, unknown>;

export interface OutboxOperation {
  kind: "create" | "patch";
  collection: CollectionName;
  id: string;
  parentId: string | null;
  /** As people gave and schemas parsed them, instants as Dates; without meta fields. */
  values: Values;
  /** updatedAt (ms) of the record the person saw; null for a create or an unknown base. */
  baseUpdatedAt: number | null;
  /** For the desk: what the person saw in each changed field. */
  base?: Values;
  /** What follows from the values where the server derives it for itself: only shown while it waits. */
  derived?: Values;
  /** The record the person saw: what a change is shown on where the store holds no record. */
  seen?: Values;
}

/** A field that somebody else had changed: what is stored now, and by whom (null: unknown). */
export interface Conflict {
  /** Which operation of the entry. */
  operation: number;
  field: string;
  stored: unknown;
  by: string | null;
}

/** A write that the server has not acknowledged: waiting to be sent, or refused. */
export interface OutboxEntry {
  /** Also its operationId: what the records carry once it has arrived. */
  id: string;
  uid: string;
  zooId: string | null;
  createdAt: number;
  /** When the person made it, where it was sent again since. */
  enteredAt?: number;
  state: "pending" | "refused";
  /** Straight to the store, or in one call of `saveRecords`. */
  via: "store" | "desk";
  operations: OutboxOperation[];
  about: About;
  /** Why it was refused; null while pending. */
  reason: ErrorCode | null;
  /** The uid of whoever changed the record first; null when nobody did. */
  winner: string | null;
  /** What somebody else had changed; [] unless it was refused for that. */
  conflicts: Conflict[];
  /** The tab that sends it. */
  tab: string;
  /** The entries about records it names that waited when it was made: it goes after them. */
  after: string[];
  /** The refused entry that it was to follow; null where it was refused for itself. */
  behind: string | null;
}

/** What any version before this one may have kept. */
export type StoredEntry = Omit<
  OutboxEntry,
  "via" | "conflicts" | "after" | "behind"
> &
  Partial<Pick<OutboxEntry, "via" | "conflicts" | "behind">> & {
    after?: string[] | string | null;
  };

const listOf = (after: StoredEntry["after"]): string[] =>
  Array.isArray(after) ? after : typeof after === "string" ? [after] : [];

/** A kept entry as this version reads it. */
export const entryOf = (stored: StoredEntry): OutboxEntry => ({
  ...stored,
  via: stored.via ?? "store",
  conflicts: stored.conflicts ?? [],
  after: listOf(stored.after),
  behind: stored.behind ?? null,
});
