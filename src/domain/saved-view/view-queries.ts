import type { Session } from "../access/session";
import { viewTokens } from "../access/session";
import type { Query } from "../query/query";
import type { ViewedPage } from "./saved-view";

/** More than anybody tells apart by name, of one's own as of others'. */
export const viewsAtMost = 50;

const viewsFor = (
  audience: readonly string[],
  zooId: string,
  page: ViewedPage,
): Query<"savedViews"> => ({
  collection: "savedViews",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "page", op: "==", value: page },
    { field: "isDeleted", op: "==", value: false },
    { field: "audience", op: "array-contains-any", value: [...audience] },
  ],
  orderBy: [{ field: "updatedAt", direction: "desc" }],
  limit: viewsAtMost,
});

/**
 * The views of a list that are this person's, and those shared with them, each the latest first and asked by itself:
 * however many somebody shares, everybody finds their own.
 */
export const viewsQueries = (
  session: Session,
  page: ViewedPage,
): Query<"savedViews">[] => {
  const { uid, zooId } = session;
  const shares = viewTokens(session).filter((token) => token !== uid);
  return [viewsFor([uid], zooId, page), viewsFor(shares, zooId, page)];
};

/** The latest views of a list that this person finds, their own or not, in one question: what a list is called that is kept. */
export const viewNamesQuery = (
  session: Session,
  page: ViewedPage,
): Query<"savedViews"> => viewsFor(viewTokens(session), session.zooId, page);
