import { AppError } from "@domain/errors";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { count, perTarget } from "../../edge/limits";
import { accounts } from "../auth-port";
import {
  checkLiving,
  readManaged,
  statusChange,
  writePerson,
  zooOf,
} from "../person";
import { newCode, unknownPassword } from "../secrets";
import { checkManaged } from "./set-password";
import { prepareCode, sendsForProvider } from "./send-code";

/** Somebody of this person's people chooses a new password by mail: until then they are pending, and the old one opens nothing. */
export const adminSendPasswordResetEmail = defineCallable(
  "adminSendPasswordResetEmail",
  async (session, { userEmail }) => {
    const uid = await accounts().uidOf(userEmail);
    if (uid === null) throw new AppError("not-found");
    await checkManaged(session, uid);
    await count(`reset of ${uid}`, perTarget);
    const code = newCode();
    await database().runTransaction(async (transaction) => {
      const person = await readManaged(transaction, session, uid);
      checkLiving(person);
      const write = await prepareCode(transaction, {
        person,
        kind: "reset",
        template: "adminReset",
        by: session.uid,
        byProvider: sendsForProvider(session),
        code,
        now: new Date(),
      });
      if (write === null) return;
      write();
      const change = {
        ...statusChange("pending"),
        account: {
          passwordChangedByAdmin: true,
          passwordChangedAt: Date.now(),
        },
      };
      writePerson(transaction, person, change, session.uid);
      record(transaction, {
        zooId: zooOf(person),
        action: "passwordReset",
        by: session.uid,
        subject: { collection: "users", id: uid },
        before: { userStatus: person.access.status },
        after: { userStatus: "pending" },
      });
    });
    // Whoever knows the old one must not be the first to choose.
    await accounts().setPassword({
      uid,
      mail: userEmail,
      password: unknownPassword(),
    });
    return { sent: true as const };
  },
);
