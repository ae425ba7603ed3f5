import type { Query } from "../query/query";

/** At most so many tasks of each kind go into one export. */
const exportLimit = 1000;

/** The tasks that name a person: made, taken, started, closed by them, or asked of them. */
export const tasksOfPersonQueries = (uid: string): Query<"tasks">[] =>
  (
    [
      ["authorId", "=="],
      ["takenBy", "=="],
      ["startedBy", "=="],
      ["completedBy", "=="],
      ["responsibleIds", "array-contains"],
    ] as const
  ).map(([field, op]) => ({
    collection: "tasks",
    where: [{ field, op, value: uid }],
    orderBy: [],
    limit: exportLimit,
  }));
