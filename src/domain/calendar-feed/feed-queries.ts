import type { Query } from "../query/query";
import { feedsAtMost } from "./feed";

type Feeds = Query<"calendarFeeds">;

/** Somebody's feeds, in no order. */
export const feedsOfPersonQuery = (
  uid: string,
  limit: number = feedsAtMost,
): Feeds => ({
  collection: "calendarFeeds",
  where: [{ field: "userId", op: "==", value: uid }],
  orderBy: [],
  limit,
});

/** The one that a token opens. */
export const feedOfTokenQuery = (tokenHash: string): Feeds => ({
  collection: "calendarFeeds",
  where: [{ field: "tokenHash", op: "==", value: tokenHash }],
  orderBy: [],
  limit: 1,
});
