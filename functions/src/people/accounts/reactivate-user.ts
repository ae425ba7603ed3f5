import { AppError } from "@domain/errors";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { accounts } from "../auth-port";
import { readManaged, statusChange, writePerson, zooOf } from "../person";

/** Back to what they were before; existing data do not say, and then that is active. */
export const reactivateUser = defineCallable(
  "reactivateUser",
  async (session, { userId }) => {
    const userStatus = await database().runTransaction(async (transaction) => {
      const person = await readManaged(transaction, session, userId);
      const { status } = person.access;
      if (status === "deleted") throw new AppError("conflict", { status });
      if (status !== "disabled") return status;
      const before = person.account?.statusBefore ?? "active";
      const change = {
        ...statusChange(before),
        account: { statusBefore: null },
      };
      writePerson(transaction, person, change, session.uid);
      record(transaction, {
        zooId: zooOf(person),
        action: "userReactivated",
        by: session.uid,
        subject: { collection: "users", id: userId },
        before: { userStatus: "disabled" },
        after: { userStatus: before },
      });
      return before;
    });
    await accounts().setEnabled(userId, true);
    return { userStatus };
  },
);
