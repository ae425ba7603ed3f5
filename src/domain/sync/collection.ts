import type { CollectionEntry } from "../record/types";
import { call, derivedOnly } from "../record/writes";
import { syncPartSchema, syncRunSchema } from "./run";

const shared = {
  scope: "global",
  idField: null,
  resource: "syncRuns",
  identity: [],
  facts: () => ({ zooId: "" }),
  references: [],
  derive: [],
  writes: {
    create: derivedOnly,
    change: derivedOnly,
    remove: derivedOnly,
    run: call(),
  },
} as const;

/** Long work on the reference data: what was planned, how far it is, what was done. */
export const syncRunsEntry = {
  ...shared,
  path: "syncRuns",
  schema: syncRunSchema,
  fallback: {
    kind: () => "sync",
    status: () => "failed",
    startedBy: () => "system",
    startedAt: () => new Date(0),
  },
} as const satisfies CollectionEntry;

/** The lists of a run, in pieces. */
export const syncPartsEntry = {
  ...shared,
  path: "syncRuns/{id}/parts",
  schema: syncPartSchema,
  fallback: {
    collection: () => "unknown",
    outcome: () => "unknown",
    number: () => 0,
  },
} as const satisfies CollectionEntry;
