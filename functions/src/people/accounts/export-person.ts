import { can } from "@domain/access/can";
import { readsEveryZoo } from "@domain/access/reach";
import { AppError } from "@domain/errors";
import { mayManage } from "@domain/person/rights";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { readPerson, zooOf } from "../person";
import { storedAbout } from "./stored-about";

/** Everything that is stored about somebody: for themself, who administers them, and superAdmins. */
export const exportPerson = defineCallable(
  "exportPerson",
  async (session, { userId }) => {
    const self = session.uid === userId;
    const zooId = await database().runTransaction(async (transaction) => {
      const person = await readPerson(transaction, userId);
      if (person === null) throw new AppError("not-found");
      const at = { zooId: zooOf(person), userId };
      const may =
        can(session, "export", "users", at) &&
        (self || mayManage(session, userId, person.access));
      if (!may) throw new AppError("not-allowed");
      record(transaction, {
        zooId: at.zooId,
        action: "personExported",
        by: session.uid,
        subject: { collection: "users", id: userId },
      });
      return at.zooId;
    });
    // Who administers an establishment is told nothing of another one.
    const everywhere = self || readsEveryZoo(session.access);
    const asking = { uid: userId, self, zooId: everywhere ? null : zooId };
    return { records: await storedAbout(asking) };
  },
);
