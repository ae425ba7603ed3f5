import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { endCodes, readCodes } from "../codes";
import { readSelf, writePerson, zooOf } from "../person";

/** The password is changed at Auth, by the browser; what was sent to change it is good no more. */
export const notePasswordChange = defineCallable(
  "notePasswordChange",
  async ({ uid }) => {
    await database().runTransaction(async (transaction) => {
      const person = await readSelf(transaction, uid);
      const codes = await readCodes(transaction, uid);
      const account = {
        passwordChangedAt: Date.now(),
        passwordChangedByAdmin: false,
      };
      writePerson(transaction, person, { account }, uid);
      endCodes(transaction, codes);
      record(transaction, {
        zooId: zooOf(person),
        action: "passwordChanged",
        by: uid,
        subject: { collection: "users", id: uid },
      });
    });
    return { noted: true as const };
  },
);
