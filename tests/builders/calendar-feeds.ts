import type { CalendarFeed } from "@domain/calendar-feed/feed";
import { calendarFeedSchema } from "@domain/calendar-feed/feed";
import { zooA } from "./ids";

/** A feed of "self" with all that one can hold. */
export const aCalendarFeed = (feed: Partial<CalendarFeed> = {}): CalendarFeed =>
  calendarFeedSchema.parse({
    zooId: zooA,
    feedId: "feed-1",
    userId: "self",
    name: "Phone",
    contents: ["mine", "sectors", "enrichment"],
    language: "fr",
    tokenHash: "0".repeat(64),
    ...feed,
  });
