import type { SyncPart, SyncRun } from "@domain/sync/run";
import { syncPartSchema, syncRunSchema } from "@domain/sync/run";

export function aSyncRun(run: Partial<SyncRun> = {}): SyncRun {
  return syncRunSchema.parse({
    kind: "sync",
    status: "planned",
    startedBy: "superAdmin",
    startedAt: new Date("2026-11-21T08:00:00Z"),
    leaseUntil: new Date("2026-11-22T08:00:00Z"),
    total: 1,
    counts: { species: { changed: 1, unchanged: 12 } },
    ...run,
  });
}

export function aSyncPart(part: Partial<SyncPart> = {}): SyncPart {
  return syncPartSchema.parse({
    collection: "species",
    outcome: "changed",
    number: 0,
    entries: [
      {
        id: "specie-1",
        name: "Suricata suricatta",
        changes: [{ field: "names.fr", before: "Suricat", after: "Suricate" }],
      },
    ],
    ...part,
  });
}
