import { endOf } from "@domain/measures/alerts/source-watch";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { changeOf, ref } from "../../edge/documents";
import { checkHome } from "../../people/accounts/new-account";
import { raiseSourceAlerts } from "../source-alerts";
import { sourceIn } from "./source";

/** Nothing of a source is taken any more, and nothing is expected of it. */
export const revokeSource = defineCallable(
  "revokeSource",
  async (session, { zooId, sourceId }) => {
    const now = new Date();
    await database().runTransaction(async (transaction) => {
      await checkHome(transaction, session, zooId);
      const source = await sourceIn(transaction, zooId, sourceId);
      if (source.secretHash === null) return;
      const ended = source.watch === null ? [] : endOf(source.watch, now);
      const raise = await raiseSourceAlerts(transaction, source, ended);
      transaction.update(
        ref("sensorSources", sourceId),
        changeOf(
          "sensorSources",
          { secretHash: null, watch: null, lookAt: null },
          session.uid,
        ),
      );
      raise();
      record(transaction, {
        zooId,
        action: "sourceRevoked",
        by: session.uid,
        subject: { collection: "sensorSources", id: sourceId },
      });
    });
    return { sourceId };
  },
);
