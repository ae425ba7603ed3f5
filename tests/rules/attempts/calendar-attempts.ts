import { aCalendarFeed } from "../../builders/calendar-feeds";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const feeds = attemptsOn("calendarFeeds", { zooId: zooA, userId: "self" });
const path = "calendarFeeds/feed-1";

export const attempts: Attempt[] = [
  feeds.get(path),
  feeds.list(path, "userId", "self"),
  feeds.create("calendarFeeds/feed-new", () =>
    aCalendarFeed({ feedId: "feed-new" }),
  ),
  feeds.update(["change", "choose what is in it"], path, {
    contents: ["sectors"],
  }),
  feeds.remove(["remove", "delete it"], path),
];
