import { AppError } from "@domain/errors";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { count, perTarget } from "../../edge/limits";
import { readManaged, zooOf } from "../person";
import { newCode } from "../secrets";
import { checkManaged } from "./set-password";
import { prepareCode, sendsForProvider } from "./send-code";

/** Invites somebody who has not been in yet, once more or for the first time. */
export const sendUserInvitation = defineCallable(
  "sendUserInvitation",
  async (session, { userData: { userId: uid }, zooId }) => {
    await checkManaged(session, uid);
    await count(`invitation of ${uid}`, perTarget);
    const code = newCode();
    await database().runTransaction(async (transaction) => {
      const person = await readManaged(transaction, session, uid);
      const { status } = person.access;
      if (zooOf(person) !== zooId) throw new AppError("not-allowed");
      if (status !== "pending") throw new AppError("conflict", { status });
      const write = await prepareCode(transaction, {
        person,
        kind: "invitation",
        template: "invitation",
        by: session.uid,
        byProvider: sendsForProvider(session),
        code,
        now: new Date(),
      });
      if (write === null) return;
      write();
      record(transaction, {
        zooId,
        action: "userInvited",
        by: session.uid,
        subject: { collection: "users", id: uid },
      });
    });
    return { sent: true as const };
  },
);
