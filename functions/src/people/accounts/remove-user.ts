import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { accounts } from "../auth-port";
import { endCodes, readCodes } from "../codes";
import { readManaged, writePerson, zooOf } from "../person";

/** Soft: the records stay, and the card says who removed them. */
export const removeUser = defineCallable(
  "removeUser",
  async (session, { userId }) => {
    await database().runTransaction(async (transaction) => {
      const person = await readManaged(transaction, session, userId);
      const { status } = person.access;
      if (status === "deleted") return;
      const codes = await readCodes(transaction, userId);
      const change = {
        access: { status: "deleted" as const },
        card: {
          userStatus: "disabled" as const,
          isDeleted: true,
          deletedBy: session.uid,
        },
      };
      writePerson(transaction, person, change, session.uid);
      endCodes(transaction, codes);
      record(transaction, {
        zooId: zooOf(person),
        action: "userRemoved",
        by: session.uid,
        subject: { collection: "users", id: userId },
        before: { userStatus: status },
        after: { userStatus: "deleted" },
      });
    });
    await accounts().endSessions(userId);
    await accounts().setEnabled(userId, false);
    return { userId };
  },
);
