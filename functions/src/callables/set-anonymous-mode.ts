import { AppError } from "@domain/errors";
import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { changeOf, ref } from "../edge/documents";

/** Begins or ends an establishment's demonstration; the one write that its own mode does not refuse. */
export const setAnonymousMode = defineCallable(
  "setAnonymousMode",
  async ({ uid }, { zooId, on }) => {
    await database().runTransaction(async (transaction) => {
      const zoo = await transaction.get(ref("zoo", zooId));
      if (!zoo.exists) throw new AppError("not-found");
      const change = changeOf("zoo", { anonymousMode: on }, uid);
      transaction.update(ref("zoo", zooId), change);
      const before = zoo.get("anonymousMode") === true;
      if (before === on) return;
      record(transaction, {
        zooId,
        action: "anonymousModeChanged",
        by: uid,
        subject: { collection: "zoo", id: zooId },
        before: { anonymousMode: before },
        after: { anonymousMode: on },
      });
    });
    return { zooId, on };
  },
);
