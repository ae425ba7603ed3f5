import { feedsAtMost } from "@domain/calendar-feed/feed";
import { feedsOfPersonQuery } from "@domain/calendar-feed/feed-queries";
import { AppError } from "@domain/errors";
import { parseCreate } from "@domain/record/parse";
import { randomBytes } from "node:crypto";
import { hashOf, newReceipt, receiptRef, wasDone } from "../desk/receipt";
import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { ref, stampNew } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { compile } from "../edge/query";
import { checkHome, newUid } from "../people/accounts/new-account";

/** Makes a feed of one's own, once an operation; the token of its address is said to them, and to nobody ever again. */
export const createFeed = defineCallable(
  "createFeed",
  async (session, { operationId, ...given }) => {
    const { uid, zooId } = session;
    const feedId = newUid(session, operationId);
    const hash = hashOf({ ...given, calendar: true });
    const now = new Date();
    const token = await database().runTransaction(async (transaction) => {
      const receipt = receiptRef(session, operationId);
      if (wasDone(await transaction.get(receipt), session, hash)) return null;
      const at = ref("calendarFeeds", feedId);
      // The receipt is kept for a while only, what it made until somebody removes it.
      if ((await transaction.get(at)).exists)
        throw new AppError("conflict", { operation: "reused" });
      await checkHome(transaction, session, zooId);
      const all = compile(feedsOfPersonQuery(uid)).count();
      if ((await transaction.get(all)).data().count >= feedsAtMost)
        throw new AppError("conflict", { calendars: feedsAtMost });
      const secret = randomBytes(32).toString("base64url");
      transaction.create(at, {
        ...parseCreate("calendarFeeds", feedId, {
          ...given,
          contents: [...new Set(given.contents)],
          zooId,
          userId: uid,
          tokenHash: sha256(secret),
        }),
        ...stampNew(uid, operationId),
      });
      record(transaction, {
        zooId,
        action: "calendarCreated",
        by: uid,
        subject: { collection: "calendarFeeds", id: feedId },
        after: { contents: [...new Set(given.contents)] },
        operationId,
      });
      transaction.create(receipt, newReceipt(session, operationId, hash, now));
      return secret;
    });
    return { feedId, token };
  },
);
