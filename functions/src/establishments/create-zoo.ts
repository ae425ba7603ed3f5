import { parseCreate } from "@domain/record/parse";
import { AppError } from "@domain/errors";
import { hashOf, newReceipt, receiptRef, wasDone } from "../desk/receipt";
import { checkUnique } from "../desk/unique";
import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { ref, stampNew, zooConfigRef } from "../edge/documents";
import { makeBuiltIns } from "../measures/built-ins";
import { newUid } from "../people/accounts/new-account";

/** Makes an establishment, its private configuration and its side of what is measured everywhere, once an operation. */
export const createZoo = defineCallable(
  "createZoo",
  async (session, { operationId, ...given }) => {
    const zooId = newUid(session, operationId);
    const hash = hashOf(given);
    const now = new Date();
    await database().runTransaction(async (transaction) => {
      const receipt = receiptRef(session, operationId);
      if (wasDone(await transaction.get(receipt), session, hash)) return;
      // The receipt is kept for a while only, what it made for good.
      const made = await transaction.get(ref("zoo", zooId));
      if (made.exists) throw new AppError("conflict", { operation: "reused" });
      await checkUnique(transaction, "zoo", zooId, given);
      const stamp = stampNew(session.uid, operationId);
      transaction.create(ref("zoo", zooId), {
        ...parseCreate("zoo", zooId, given),
        ...stamp,
      });
      transaction.create(zooConfigRef(zooId), {
        ...parseCreate("zooConfigs", "config", { zooId }),
        ...stamp,
      });
      makeBuiltIns(transaction, zooId, session.uid, operationId);
      record(transaction, {
        zooId,
        action: "zooCreated",
        by: session.uid,
        subject: { collection: "zoo", id: zooId },
        fields: Object.keys(given),
        operationId,
      });
      transaction.create(receipt, newReceipt(session, operationId, hash, now));
    });
    return { zooId };
  },
);
