import type { Session } from "../access/session";
import { viewTokens } from "../access/session";
import type { Query } from "../query/query";
import type { ViewedPage } from "./saved-view";

/** More than anybody tells apart by name. */
export const viewsAtMost = 50;

/** The views of a list that are this person's or shared with them. */
export const viewsQuery = (
  session: Session,
  page: ViewedPage,
): Query<"savedViews"> => ({
  collection: "savedViews",
  where: [
    { field: "zooId", op: "==", value: session.zooId },
    { field: "page", op: "==", value: page },
    { field: "isDeleted", op: "==", value: false },
    {
      field: "audience",
      op: "array-contains-any",
      value: viewTokens(session),
    },
  ],
  orderBy: [],
  limit: viewsAtMost,
});
