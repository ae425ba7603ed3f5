import type { CollectionEntry } from "../record/types";
import { call, derivedOnly } from "../record/writes";
import type { ExportJob } from "./export-job";
import { exportJobSchema } from "./export-job";

/** Files that people asked for: a callable makes them, functions see to them. */
export const exportJobsEntry = {
  path: "exportJobs",
  scope: "zoo",
  idField: "exportJobId",
  schema: exportJobSchema,
  resource: "exportJobs",
  identity: ["zooId", "userId"],
  fallback: {
    kind: () => "animals",
    format: () => "csv",
    language: () => "fr",
    query: () => "{}",
    status: () => "failed",
    askedAt: () => new Date(0),
    expireAt: () => new Date(0),
  },
  facts: ({ zooId, userId }: Pick<ExportJob, "zooId" | "userId">) => ({
    zooId,
    userId,
  }),
  references: [],
  derive: [],
  writes: {
    create: derivedOnly,
    ask: call(),
    change: derivedOnly,
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
