import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { readSelf, writePerson, zooOf } from "../person";

export const acceptTerms = defineCallable(
  "acceptTerms",
  async ({ uid }, { eula }) => {
    await database().runTransaction(async (transaction) => {
      const person = await readSelf(transaction, uid);
      if (person.access.eula === eula && person.account?.eula === eula) return;
      const terms = { access: { eula }, account: { eula } };
      writePerson(transaction, person, terms, uid);
      record(transaction, {
        zooId: zooOf(person),
        action: "termsAccepted",
        by: uid,
        subject: { collection: "users", id: uid },
        before: { eula: person.access.eula },
        after: { eula },
      });
    });
    return { eula };
  },
);
