import type { Session } from "../access/session";
import { viewTokens } from "../access/session";
import type { Query } from "../query/query";

/** More than anybody tells apart by name, of one's own as of others'. */
export const boardsAtMost = 20;

const boardsFor = (
  audience: readonly string[],
  zooId: string,
): Query<"dashboards"> => ({
  collection: "dashboards",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "isDeleted", op: "==", value: false },
    { field: "audience", op: "array-contains-any", value: [...audience] },
  ],
  orderBy: [{ field: "updatedAt", direction: "desc" }],
  limit: boardsAtMost,
});

/** This person's dashboards, and those shared with them, the latest first, each asked by itself: however many somebody shares, everybody finds their own. */
export const boardsQueries = (session: Session): Query<"dashboards">[] => {
  const { uid, zooId } = session;
  const shares = viewTokens(session).filter((token) => token !== uid);
  return [boardsFor([uid], zooId), boardsFor(shares, zooId)];
};
