import { AppError } from "@domain/errors";
import { eulaVersion } from "@domain/person/terms";
import type { User } from "@domain/person/user";
import type { Transaction } from "firebase-admin/firestore";
import { hashOf } from "../../desk/receipt";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { accounts } from "../auth-port";
import type { CodeKind, StoredCode } from "../codes";
import { endCodes, readCode, readCodes, spendCode, wasUsedFor } from "../codes";
import type { Person, PersonChange } from "../person";
import { readPerson, statusChange, writePerson, zooOf } from "../person";

/** A code that is good, with the person it is for. */
export interface Redeemable {
  stored: StoredCode;
  person: Person;
}

const expired = () => new AppError("code-expired");

/** Throws "code-expired" also where the person may not come in any more, which is not told apart. */
export async function redeemable(
  transaction: Transaction,
  code: string,
  kind: CodeKind | null,
): Promise<Redeemable> {
  const stored = await readCode(transaction, code, new Date());
  const person = await readPerson(transaction, stored.uid);
  if (person === null || (kind !== null && stored.kind !== kind))
    throw expired();
  const { status } = person.access;
  // An invitation that somebody has no more need of opens nothing.
  const invited = stored.kind !== "invitation" || status === "pending";
  if ((status !== "pending" && status !== "active") || !invited)
    throw expired();
  return { stored, person };
}

export interface Redemption {
  code: string;
  kind: CodeKind;
  newPassword: string;
  /** What the person says of themself; nothing where a password alone is chosen. */
  card?: Pick<User, "userFirstname" | "userLastname">;
  language?: string;
  /** The terms are accepted. */
  eula?: number;
}

/** Asked of the code before, a moment ago? The password is left out: it is kept nowhere. */
const askedOf = ({ kind, card, language, eula }: Redemption) =>
  hashOf({ kind, card, language, eula });

const changeOf = ({ card, language, eula }: Redemption): PersonChange => {
  const { access, card: status } = statusChange("active");
  const terms = eula === undefined ? {} : { eula };
  return {
    access: { ...access, ...terms },
    card: { ...status, ...card },
    account: {
      ...terms,
      ...(language === undefined ? {} : { language }),
      passwordChangedAt: Date.now(),
      passwordChangedByAdmin: false,
    },
  };
};

async function finish(
  transaction: Transaction,
  redemption: Redemption,
): Promise<void> {
  const { code, kind, eula } = redemption;
  const { stored, person } = await redeemable(transaction, code, kind);
  const open = await readCodes(transaction, person.uid);
  writePerson(transaction, person, changeOf(redemption), person.uid);
  endCodes(
    transaction,
    open.filter(({ id }) => id !== stored.id),
  );
  spendCode(transaction, stored, askedOf(redemption), new Date());
  const deed = {
    zooId: zooOf(person),
    by: person.uid,
    subject: { collection: "users", id: person.uid },
  } as const;
  record(transaction, {
    ...deed,
    action: "passwordChanged",
    before: { userStatus: person.access.status },
    after: { userStatus: "active" },
  });
  if (eula === eulaVersion)
    record(transaction, {
      ...deed,
      action: "termsAccepted",
      after: { eula },
    });
}

const mailOf = ({ account }: Person) => account?.userMail ?? "";

/** The person's address where this very request was done a moment ago. */
async function doneBefore(redemption: Redemption): Promise<string | null> {
  return database().runTransaction(async (transaction) => {
    const { code } = redemption;
    const asked = askedOf(redemption);
    const now = new Date();
    const used = await wasUsedFor(transaction, code, asked, now);
    const person =
      used === null ? null : await readPerson(transaction, used.uid);
    return person === null ? null : mailOf(person);
  });
}

/**
 * Chooses a password with a code: first at Auth, then the code is used up and the person active, at once.
 * What is cut between the two is completed by the code, which is still good. Answers the address to sign in with.
 */
export async function redeem(redemption: Redemption): Promise<string> {
  const before = await doneBefore(redemption);
  if (before !== null) return before;
  const { code, kind, newPassword: password } = redemption;
  const { person } = await database().runTransaction((transaction) =>
    redeemable(transaction, code, kind),
  );
  const { uid } = person;
  const mail = mailOf(person);
  await accounts().setPassword({ uid, mail, password });
  await database().runTransaction((transaction) =>
    finish(transaction, redemption),
  );
  return mail;
}
