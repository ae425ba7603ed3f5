import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { ref } from "../edge/documents";

/** Nothing is found at the address of a feed of one's own any more; of another's it is as if there were none. */
export const removeFeed = defineCallable(
  "removeFeed",
  async ({ uid }, { feedId }) => {
    const removed = await database().runTransaction(async (transaction) => {
      const stored = await transaction.get(ref("calendarFeeds", feedId));
      if (stored.get("userId") !== uid) return false;
      const zooId: unknown = stored.get("zooId");
      transaction.delete(stored.ref);
      record(transaction, {
        zooId: typeof zooId === "string" ? zooId : "",
        action: "calendarRemoved",
        by: uid,
        subject: { collection: "calendarFeeds", id: feedId },
      });
      return true;
    });
    return { removed };
  },
);
