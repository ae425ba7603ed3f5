import type { CollectionEntry } from "../record/types";
import { call, derivedOnly } from "../record/writes";
import type { CalendarFeed } from "./feed";
import { calendarFeedSchema } from "./feed";

/** What people's calendar programs fetch; made and removed by callables of their own. */
export const calendarFeedsEntry = {
  path: "calendarFeeds",
  scope: "zoo",
  idField: "feedId",
  schema: calendarFeedSchema,
  resource: "calendarFeeds",
  identity: ["zooId", "userId", "tokenHash"],
  fallback: {
    name: () => "—",
    contents: () => ["mine"],
    language: () => "fr",
  },
  facts: ({ zooId, userId }: Pick<CalendarFeed, "zooId" | "userId">) => ({
    zooId,
    userId,
  }),
  references: [],
  derive: [],
  writes: {
    create: call("name", "contents", "language"),
    change: derivedOnly,
    remove: call(),
  },
} as const satisfies CollectionEntry;
