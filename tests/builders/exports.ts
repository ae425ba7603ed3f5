import type { ExportJob } from "@domain/export/export-job";
import { exportJobSchema } from "@domain/export/export-job";
import { zooA } from "./ids";

/** A file that "self" asked for and whose link was sent. */
export const anExportJob = (job: Partial<ExportJob> = {}): ExportJob =>
  exportJobSchema.parse({
    zooId: zooA,
    exportJobId: "export-1",
    userId: "self",
    kind: "animals",
    format: "csv",
    language: "fr",
    query: '{"kind":"animals"}',
    status: "done",
    askedAt: new Date("2026-11-20T08:00:00Z"),
    total: 12,
    done: 12,
    rows: 12,
    size: 2400,
    fileName: "suricate-individus-2026-11-20.csv",
    path: "exports/export-1.csv",
    tokenHash: "0".repeat(64),
    until: new Date("2026-11-27T08:00:00Z"),
    expireAt: new Date("2026-12-20T08:00:00Z"),
    ...job,
  });
