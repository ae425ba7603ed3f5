import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { AppError } from "@domain/errors";
import { accounts } from "../auth-port";
import { endCodes, readCodes } from "../codes";
import { readManaged, statusChange, writePerson, zooOf } from "../person";

/** The access record first: from then on rules and callables refuse whatever token is shown. Then the sessions. */
export const disableUser = defineCallable(
  "disableUser",
  async (session, { userId }) => {
    await database().runTransaction(async (transaction) => {
      const person = await readManaged(transaction, session, userId);
      const { status } = person.access;
      if (status === "deleted" || status === "closed")
        throw new AppError("conflict", { status });
      if (status === "disabled") return;
      const codes = await readCodes(transaction, userId);
      const change = {
        ...statusChange("disabled"),
        account: {
          statusBefore: status,
          rolesBefore: person.access.sectorRoles,
        },
      };
      writePerson(transaction, person, change, session.uid);
      endCodes(transaction, codes);
      record(transaction, {
        zooId: zooOf(person),
        action: "userDisabled",
        by: session.uid,
        subject: { collection: "users", id: userId },
        before: { userStatus: status },
        after: { userStatus: "disabled" },
      });
    });
    await accounts().endSessions(userId);
    await accounts().setEnabled(userId, false);
    return { userStatus: "disabled" as const };
  },
);
