import { mayAsk, mayExport } from "@domain/export/rights";
import { jobKeptMs } from "@domain/export/link";
import { AppError } from "@domain/errors";
import { parseCreate } from "@domain/record/parse";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { checkModeOf } from "../edge/demonstration";
import { ref, stampNew } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { recipientOf } from "../notices/worth";
import { keepSent } from "./handed-in";
import { jobIn, jobRef } from "./job";

/** Notes what somebody wants as a file, which is then made and sent; asked again with the same operation it is the same one. */
export const requestExport = defineCallable(
  "requestExport",
  async (session, { operationId, zooId, asked, table, format, language }) => {
    if (!mayExport(session, asked.kind) || !mayAsk(session, asked))
      throw new AppError("not-allowed");
    const { uid } = session;
    const id = sha256(`${uid} ${operationId}`).slice(0, 40);
    /** Whether it is asked for the first time, of somebody who can be sent it. */
    const isNew = async (transaction: Transaction) => {
      if ((await jobIn(transaction, id)) !== null) return false;
      await checkModeOf(transaction, session, zooId);
      // Whoever reaches everywhere may name one that is not there.
      const zoo = await transaction.get(ref("zoo", zooId));
      if (!zoo.exists) throw new AppError("not-found", { fields: ["zooId"] });
      const person = await recipientOf(transaction, uid);
      if (person === null || person.account.userMail === "")
        throw new AppError("conflict", { fields: ["userMail"] });
      return true;
    };
    // What is handed in is kept for nobody who is refused.
    const isWanted = await database().runTransaction(isNew);
    if (!isWanted) return { exportJobId: id };
    if (table !== null) await keepSent(id, table);
    await database().runTransaction(async (transaction) => {
      if (!(await isNew(transaction))) return;
      const now = new Date();
      transaction.create(jobRef(id), {
        ...parseCreate("exportJobs", id, {
          ...{ zooId, exportJobId: id, userId: uid },
          ...{ kind: asked.kind, format, language },
          query: JSON.stringify(asked),
          status: "queued",
          askedAt: now,
          expireAt: new Date(now.getTime() + jobKeptMs),
        }),
        ...stampNew(uid),
      });
    });
    return { exportJobId: id };
  },
);
