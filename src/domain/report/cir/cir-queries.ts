import type { Session } from "../../access/session";
import type { Query } from "../../query/query";
import { queryLimits } from "../../query/any-of";
import { openStatuses } from "../../task/task";
import { dayMs } from "../../time/lengths";
import type { Cir } from "./cir";

/** The visits' reports of this person's establishment, those that are there or the archived ones, the latest visit first. */
export const cirsQuery = (
  { zooId }: Pick<Session, "zooId">,
  archived: boolean,
  limit: number,
): Query<"cirs"> => ({
  collection: "cirs",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "isArchived", op: "==", value: archived },
  ],
  orderBy: [{ field: "visitDate", direction: "desc" }],
  limit,
});

/** The tasks of the recommendations of these visits' reports that ask for one, so many at once; [] where none does. */
export function recommendationTasksQueries(
  zooId: string,
  cirs: readonly Pick<Cir, "recommendations">[],
): Query<"tasks">[] {
  const ids = cirs.flatMap(({ recommendations }) =>
    recommendations.flatMap(({ asksTask, recommendationId }) =>
      asksTask ? [recommendationId] : [],
    ),
  );
  const size = queryLimits.ways;
  return Array.from(
    { length: Math.ceil(ids.length / size) },
    (_, index): Query<"tasks"> => {
      const value = ids.slice(index * size, (index + 1) * size);
      return {
        collection: "tasks",
        where: [
          { field: "zooId", op: "==", value: zooId },
          { field: "recommendationId", op: "in", value },
        ],
        orderBy: [],
        limit: size,
      };
    },
  );
}

/** A task is looked for that came to be late within so long: longer than any run is missed. */
const lookedMs = 3 * dayMs;

/** The tasks of recommendations that came to be late shortly before `now`, of all establishments; functions ask. */
export const lateRecommendationsQuery = (
  now: Date,
  limit: number,
): Query<"tasks"> => ({
  collection: "tasks",
  where: [
    { field: "status", op: "in", value: openStatuses },
    { field: "dueAt", op: ">=", value: new Date(now.getTime() - lookedMs) },
    { field: "dueAt", op: "<", value: now },
    { field: "recommendationId", op: ">", value: "" },
  ],
  orderBy: [{ field: "dueAt", direction: "asc" }],
  limit,
});
