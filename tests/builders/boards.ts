import type { Dashboard } from "@domain/board/board";
import { dashboardSchema } from "@domain/board/board";
import { zooA } from "./ids";

/** A dashboard of "author", seen by the keepers and admins too. */
export function aDashboard(board: Partial<Dashboard> = {}): Dashboard {
  const sharedWith = board.sharedWith ?? ["role:keeper", "right:admin"];
  const authorId = board.authorId ?? "author";
  return dashboardSchema.parse({
    zooId: zooA,
    dashboardId: "board-1",
    name: "Ma journée",
    widgets: ["id=w1&kind=myTasks&x=0&y=0&w=6&h=4"],
    ...board,
    authorId,
    sharedWith,
    audience: [authorId, ...sharedWith],
  });
}
