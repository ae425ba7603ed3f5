import { lookAtOf, newWatch } from "@domain/measures/alerts/source-watch";
import {
  sourcesAtMost,
  sourcesQuery,
} from "@domain/measures/ingest/source-queries";
import { AppError } from "@domain/errors";
import { parseCreate } from "@domain/record/parse";
import { hashOf, newReceipt, receiptRef, wasDone } from "../../desk/receipt";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { ref, stampNew } from "../../edge/documents";
import { compile } from "../../edge/query";
import { checkHome, newUid } from "../../people/accounts/new-account";
import { checkSource, newSecret } from "./source";

/** Makes a source, once an operation; its token is said to whoever made it, and to nobody ever again. */
export const createSource = defineCallable(
  "createSource",
  async (session, { operationId, ...given }) => {
    const { zooId } = given;
    const sourceId = newUid(session, operationId);
    const hash = hashOf(given);
    const now = new Date();
    const token = await database().runTransaction(async (transaction) => {
      const receipt = receiptRef(session, operationId);
      if (wasDone(await transaction.get(receipt), session, hash)) return null;
      const at = ref("sensorSources", sourceId);
      // The receipt is kept for a while only, what it made for good.
      if ((await transaction.get(at)).exists)
        throw new AppError("conflict", { operation: "reused" });
      await checkHome(transaction, session, zooId);
      const all = compile(sourcesQuery(zooId)).count();
      if ((await transaction.get(all)).data().count >= sourcesAtMost)
        throw new AppError("conflict", { sources: sourcesAtMost });
      await checkSource(transaction, zooId, given);
      const secret = newSecret(sourceId);
      const watch = newWatch(now);
      transaction.create(at, {
        ...parseCreate("sensorSources", sourceId, {
          ...given,
          secretHash: secret.secretHash,
          watch,
          lookAt: lookAtOf(watch, given),
        }),
        ...stampNew(session.uid, operationId),
      });
      record(transaction, {
        zooId,
        action: "sourceCreated",
        by: session.uid,
        subject: { collection: "sensorSources", id: sourceId },
        fields: Object.keys(given),
        operationId,
      });
      transaction.create(receipt, newReceipt(session, operationId, hash, now));
      return secret.token;
    });
    return { sourceId, token };
  },
);
