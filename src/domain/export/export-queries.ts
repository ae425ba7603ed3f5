import type { Query } from "../query/query";
import { taskStatuses, legacyOpen } from "../task/task";

type Jobs = Query<"exportJobs">;

/** So many of one's own are shown. */
export const ownExportsMost = 10;

/** What somebody asked for in an establishment, the latest first. */
export const ownExportsQuery = (
  zooId: string,
  uid: string,
  limit: number = ownExportsMost,
): Jobs => ({
  collection: "exportJobs",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "userId", op: "==", value: uid },
  ],
  orderBy: [{ field: "askedAt", direction: "desc" }],
  limit,
});

/** The one that a token opens. */
export const exportOfTokenQuery = (tokenHash: string): Jobs => ({
  collection: "exportJobs",
  where: [{ field: "tokenHash", op: "==", value: tokenHash }],
  orderBy: [],
  limit: 1,
});

/** Those whose file nobody may fetch any more, at most `limit`. */
export const oldExportsQuery = (now: Date, limit: number): Jobs => ({
  collection: "exportJobs",
  where: [
    { field: "status", op: "==", value: "done" },
    { field: "until", op: "<=", value: now },
  ],
  orderBy: [],
  limit,
});

/** Those that were asked for before an instant and are not made, at most `limit`. */
export const stuckExportsQuery = (before: Date, limit: number): Jobs => ({
  collection: "exportJobs",
  where: [
    { field: "status", op: "in", value: ["queued", "running"] },
    { field: "askedAt", op: "<=", value: before },
  ],
  orderBy: [],
  limit,
});

/** An establishment's tasks that were due from one instant up to another, whatever became of them, soonest first. */
export const tasksOfPeriodQuery = (
  zooId: string,
  from: Date,
  before: Date,
  limit: number,
): Query<"tasks"> => ({
  collection: "tasks",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "in", value: [...taskStatuses, legacyOpen] },
    { field: "dueAt", op: ">=", value: from },
    { field: "dueAt", op: "<", value: before },
  ],
  orderBy: [{ field: "dueAt", direction: "asc" }],
  limit,
});
