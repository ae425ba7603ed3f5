import { AppError } from "@domain/errors";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { accounts } from "../auth-port";
import { endCodes, readCodes } from "../codes";
import { readSelf, statusChange, writePerson, zooOf } from "../person";

/**
 * Who is active has done it already, and is only told so: their password is changed where it is asked for first.
 * A session from before an administrator gave another password completes nothing: its token lives on for an hour.
 */
export const completeFirstSignIn = defineCallable(
  "completeFirstSignIn",
  async (
    { uid, access: { status } },
    { newPassword: password, eula },
    { signedInAt },
  ) => {
    const active = { userStatus: "active" as const };
    if (status === "active") return active;
    const { account } = await database().runTransaction((transaction) =>
      readSelf(transaction, uid),
    );
    if (signedInAt < Math.floor((account?.passwordChangedAt ?? 0) / 1000))
      throw new AppError("not-allowed");
    const mail = account?.userMail ?? "";
    await accounts().setPassword({ uid, mail, password });
    await database().runTransaction(async (transaction) => {
      const person = await readSelf(transaction, uid);
      const before = person.access.status;
      if (before === "active") return;
      // Disabled meanwhile: the new password opens nothing.
      if (before !== "pending") throw new AppError("not-allowed");
      const codes = await readCodes(transaction, uid);
      const change = statusChange("active");
      writePerson(
        transaction,
        person,
        {
          access: { ...change.access, eula },
          card: change.card,
          account: {
            eula,
            passwordChangedAt: Date.now(),
            passwordChangedByAdmin: false,
          },
        },
        uid,
      );
      endCodes(transaction, codes);
      record(transaction, {
        zooId: zooOf(person),
        action: "passwordChanged",
        by: uid,
        subject: { collection: "users", id: uid },
        before: { userStatus: before, eula: person.access.eula },
        after: { userStatus: "active", eula },
      });
    });
    return active;
  },
);
