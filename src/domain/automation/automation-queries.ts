import type { Query } from "../query/query";

/** The active automations whose next run has come, the oldest first. */
export const dueTemplatesQuery = (
  now: Date,
  limit: number,
): Query<"taskTemplates"> => ({
  collection: "taskTemplates",
  where: [
    { field: "isActive", op: "==", value: true },
    { field: "nextRun", op: "<=", value: now },
  ],
  orderBy: [{ field: "nextRun", direction: "asc" }],
  limit,
});
