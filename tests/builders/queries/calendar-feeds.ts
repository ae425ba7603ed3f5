import {
  sessionsOfFeedQueries,
  tasksOfFeedQueries,
  templatesOfFeedQueries,
} from "@domain/calendar-feed/content-queries";
import { feedContents } from "@domain/calendar-feed/feed";
import {
  feedOfTokenQuery,
  feedsOfPersonQuery,
} from "@domain/calendar-feed/feed-queries";
import { feedSpan } from "@domain/calendar-feed/span";
import type { Asked } from "../query-entry";

/** What calendars of one's own are made of. */
export const asked: Asked = {
  everywhere: [
    {
      builder: feedsOfPersonQuery,
      queries: ({ uid }) => [feedsOfPersonQuery(uid)],
    },
    {
      builder: feedOfTokenQuery,
      queries: () => [feedOfTokenQuery("0".repeat(64))],
    },
    {
      builder: tasksOfFeedQueries,
      queries: (session, { now }) =>
        tasksOfFeedQueries(session, feedContents, feedSpan(now)),
    },
    {
      builder: templatesOfFeedQueries,
      queries: (session) => templatesOfFeedQueries(session, feedContents),
    },
    {
      builder: sessionsOfFeedQueries,
      queries: (session, { now }) =>
        sessionsOfFeedQueries(session, feedContents, feedSpan(now)),
    },
  ],
};
