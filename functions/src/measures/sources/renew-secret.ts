import { lookAtOf, newWatch } from "@domain/measures/alerts/source-watch";
import { AppError } from "@domain/errors";
import { hashOf, newReceipt, receiptRef, wasDone } from "../../desk/receipt";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { changeOf, ref } from "../../edge/documents";
import { checkHome } from "../../people/accounts/new-account";
import { newSecret, sourceIn } from "./source";

/** Makes another secret of a source, once an operation; the one before is worth nothing from then on. */
export const renewSecret = defineCallable(
  "renewSecret",
  async (session, { operationId, zooId, sourceId }) => {
    const hash = hashOf({ zooId, sourceId, renew: true });
    const now = new Date();
    const token = await database().runTransaction(async (transaction) => {
      const receipt = receiptRef(session, operationId);
      if (wasDone(await transaction.get(receipt), session, hash)) return null;
      await checkHome(transaction, session, zooId);
      const source = await sourceIn(transaction, zooId, sourceId);
      if (source.isArchived)
        throw new AppError("conflict", { source: "archived" });
      const secret = newSecret(sourceId);
      // From a revoked one nothing was expected meanwhile.
      const watch = source.watch ?? newWatch(now);
      transaction.update(
        ref("sensorSources", sourceId),
        changeOf(
          "sensorSources",
          {
            secretHash: secret.secretHash,
            // What was sent with the secret before is not counted against whoever has this one.
            counted: null,
            refused: null,
            watch,
            lookAt: lookAtOf(watch, source),
          },
          session.uid,
          operationId,
        ),
      );
      record(transaction, {
        zooId,
        action: "secretRenewed",
        by: session.uid,
        subject: { collection: "sensorSources", id: sourceId },
        operationId,
      });
      transaction.create(receipt, newReceipt(session, operationId, hash, now));
      return secret.token;
    });
    return { sourceId, token };
  },
);
