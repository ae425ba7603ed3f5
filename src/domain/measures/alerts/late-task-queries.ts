import type { Query } from "../../query/query";
import { openStatuses } from "../../task/task";
import { hourMs } from "../../time/lengths";

/** A task is looked for that came to be late within so long: longer than any run is missed. */
const lookedMs = 6 * hourMs;

/** The tasks about safety that came to be late shortly before `now`, of all establishments; functions ask. */
export const lateSafetyQuery = (now: Date, limit: number): Query<"tasks"> => ({
  collection: "tasks",
  where: [
    { field: "type", op: "==", value: "safety" },
    { field: "status", op: "in", value: openStatuses },
    { field: "dueAt", op: ">=", value: new Date(now.getTime() - lookedMs) },
    { field: "dueAt", op: "<", value: now },
  ],
  orderBy: [{ field: "dueAt", direction: "asc" }],
  limit,
});
