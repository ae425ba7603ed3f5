import type { Query } from "../../query/query";

/** What was said of a task, the latest first. */
export const taskLogQuery = (
  taskId: string,
  limit: number,
): Query<"taskLog"> => ({
  collection: "taskLog",
  parentId: taskId,
  where: [{ field: "isDeleted", op: "==", value: false }],
  orderBy: [{ field: "createdAt", direction: "desc" }],
  limit,
});
