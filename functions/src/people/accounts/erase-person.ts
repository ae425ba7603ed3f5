import { AppError } from "@domain/errors";
import type { Account, User } from "@domain/person/user";
import type { Session } from "@domain/access/session";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { changeOf, ref } from "../../edge/documents";
import { sha256 } from "../../edge/hash";
import { drop } from "../../files/bucket";
import { bothOf } from "../../files/place-picture";
import { accounts } from "../auth-port";
import { readManaged, writePerson, zooOf } from "../person";
import { forgetAround } from "./stored-about";

/** What stands for a person: a letter, and eight digits that follow from their id alone. */
const pseudonymOf = (uid: string) => ({
  userFirstname: "P",
  userLastname: sha256(uid).slice(0, 8).toUpperCase(),
});

/** Nobody's address: the domain is reserved for what does not exist. */
const addressOf = (name: string) => `${name.toLowerCase()}@erased.invalid`;

const isOwnFile = (path: string | null): path is string =>
  path !== null && !/^https?:/.test(path);

/** The pseudonym in the card and the account; answers the picture that stood there. */
async function rename(
  session: Session,
  userId: string,
): Promise<string | null> {
  return database().runTransaction(async (transaction) => {
    const person = await readManaged(transaction, session, userId);
    if (person.access.status !== "deleted") throw new AppError("conflict");
    const name = pseudonymOf(userId);
    const picture = person.card?.userProfilePicture ?? null;
    if (person.card?.userLastname === name.userLastname) return picture;
    const card: Partial<User> = name;
    const account: Partial<Account> = {
      userMail: addressOf(name.userLastname),
      passwordChangedAt: null,
      betaTester: false,
    };
    writePerson(transaction, person, { card, account }, session.uid);
    record(transaction, {
      zooId: zooOf(person),
      action: "personErased",
      by: session.uid,
      subject: { collection: "users", id: userId },
      fields: [...Object.keys(card), ...Object.keys(account)],
    });
    return picture;
  });
}

const forgetPicture = ({ uid }: Session, userId: string) =>
  ref("users", userId).update(
    changeOf("users", { userProfilePicture: null }, uid),
  );

/**
 * A pseudonym in the place of somebody who was removed: the account goes, what was sent to them, their
 * devices and their picture; what they wrote keeps their id, which leads to the pseudonym. Asked again
 * after a cut, it does what is left.
 */
export const erasePerson = defineCallable(
  "erasePerson",
  async (session, { userId }) => {
    const picture = await rename(session, userId);
    await accounts().remove(userId);
    await forgetAround(userId);
    if (isOwnFile(picture)) await drop(bothOf(picture));
    if (picture !== null) await forgetPicture(session, userId);
    const { userFirstname, userLastname } = pseudonymOf(userId);
    return { pseudonym: `${userFirstname} ${userLastname}` };
  },
);
