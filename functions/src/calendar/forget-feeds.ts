import { feedsOfPersonQuery } from "@domain/calendar-feed/feed-queries";
import { database } from "../edge/admin";
import { compile } from "../edge/query";

const atOnce = 100;

/** Removes the feeds of somebody who works no more where they were made. Safe to replay. */
export async function forgetFeeds(uid: string): Promise<void> {
  for (;;) {
    const { docs } = await compile(feedsOfPersonQuery(uid, atOnce)).get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const doc of docs) batch.delete(doc.ref);
    await batch.commit();
  }
}
