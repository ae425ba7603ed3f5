import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { accounts } from "../auth-port";
import { endCodes, readCodes } from "../codes";
import { readSelf, writePerson, zooOf } from "../person";

/** As exact as Auth is. */
const wholeSeconds = (ms: number) => Math.floor(ms / 1000) * 1000;

/**
 * The password is changed at Auth, by the browser; what was sent to change it is good no more. Not on the browser's
 * word: Auth knows of something since the last change that was noted. Asked again, nothing is.
 */
export const notePasswordChange = defineCallable(
  "notePasswordChange",
  async ({ uid }) => {
    const changedAt = await accounts().sessionsEndedAt(uid);
    await database().runTransaction(async (transaction) => {
      const person = await readSelf(transaction, uid);
      const noted = person.account?.passwordChangedAt ?? 0;
      if (wholeSeconds(changedAt) <= wholeSeconds(noted)) return;
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
