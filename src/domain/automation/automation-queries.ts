import type { Query } from "../query/query";

const dueBy =
  (field: "nextMakeAt" | "nextRun") =>
  (now: Date, limit: number): Query<"taskTemplates"> => ({
    collection: "taskTemplates",
    where: [
      { field: "isActive", op: "==", value: true },
      { field, op: "<=", value: now },
    ],
    orderBy: [{ field, direction: "asc" }],
    limit,
  });

/** The active automations that have a task to make, the oldest first. */
export const dueTemplatesQuery = dueBy("nextMakeAt");

/**
 * The active automations whose next run itself has come, the oldest first: after those above only
 * existing data remain, which lack nextMakeAt until they run, are changed or repaired.
 */
export const overdueTemplatesQuery = dueBy("nextRun");

/** The active automations of an establishment, in no order. */
export const activeTemplatesQuery = (
  zooId: string,
  limit: number,
): Query<"taskTemplates"> => ({
  collection: "taskTemplates",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "isActive", op: "==", value: true },
  ],
  orderBy: [],
  limit,
});
