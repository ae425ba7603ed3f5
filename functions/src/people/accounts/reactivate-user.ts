import { AppError } from "@domain/errors";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { accounts } from "../auth-port";
import { readManaged, statusChange, writePerson, zooOf } from "../person";
import { readLeft, writeSectors } from "../roles";

/**
 * Back to what they were before, and into those of their sectors that are still there; existing data do not
 * say, and then that is active and in none.
 */
export const reactivateUser = defineCallable(
  "reactivateUser",
  async (session, { userId }) => {
    const userStatus = await database().runTransaction(async (transaction) => {
      const person = await readManaged(transaction, session, userId);
      const { status } = person.access;
      if (status === "deleted" || status === "closed")
        throw new AppError("conflict", { status });
      if (status !== "disabled") return status;
      const before = person.account?.statusBefore ?? "active";
      const { roles, sectors } = await readLeft(
        transaction,
        zooOf(person),
        person.account?.rolesBefore ?? person.access.sectorRoles,
      );
      const { access, card } = statusChange(before);
      const change = {
        access: { ...access, sectorRoles: roles },
        card,
        account: { statusBefore: null, rolesBefore: null },
      };
      writePerson(transaction, person, change, session.uid);
      writeSectors(transaction, sectors, userId, roles, session.uid);
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
