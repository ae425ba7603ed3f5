import { AppError } from "@domain/errors";
import { eulaVersion } from "@domain/person/terms";
import type { User } from "@domain/person/user";
import type { Transaction } from "firebase-admin/firestore";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { accounts } from "../auth-port";
import type { CodeKind, StoredCode } from "../codes";
import {
  checkHeld,
  endCodes,
  holdCode,
  readCode,
  readCodes,
  releaseCode,
  spendCode,
  wasUsedFor,
} from "../codes";
import type { Person, PersonChange } from "../person";
import { readPerson, statusChange, writePerson, zooOf } from "../person";
import { markOf } from "../secrets";

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
  mark: string,
): Promise<void> {
  const { code, kind, eula } = redemption;
  // The same request, sent twice at once, has finished it.
  if (await wasUsedFor(transaction, code, mark, new Date())) return;
  const { stored, person } = await redeemable(transaction, code, kind);
  checkHeld(stored, mark);
  const open = await readCodes(transaction, person.uid);
  writePerson(transaction, person, changeOf(redemption), person.uid);
  endCodes(
    transaction,
    open.filter(({ id }) => id !== stored.id),
  );
  spendCode(transaction, stored, mark, new Date());
  const entry = {
    zooId: zooOf(person),
    by: person.uid,
    subject: { collection: "users", id: person.uid },
  } as const;
  record(transaction, {
    ...entry,
    action: "passwordChanged",
    before: { userStatus: person.access.status },
    after: { userStatus: "active" },
  });
  if (eula === eulaVersion)
    record(transaction, {
      ...entry,
      action: "termsAccepted",
      after: { eula },
    });
}

const mailOf = ({ account }: Person) => account?.userMail ?? "";

interface Begun {
  uid: string;
  mail: string;
  /** This very request was done a moment ago. */
  done: boolean;
}

/** Holds the code for this request; throws "code-expired" where another one has it. */
async function begin(
  transaction: Transaction,
  { code, kind }: Redemption,
  mark: string,
): Promise<Begun> {
  const now = new Date();
  const used = await wasUsedFor(transaction, code, mark, now);
  if (used !== null) {
    const person = await readPerson(transaction, used.uid);
    // Disabled meanwhile: what was chosen opens nothing.
    if (person?.access.status !== "active") throw expired();
    return { uid: person.uid, mail: mailOf(person), done: true };
  }
  const { stored, person } = await redeemable(transaction, code, kind);
  holdCode(transaction, stored, mark, now);
  return { uid: person.uid, mail: mailOf(person), done: false };
}

/**
 * Chooses a password with a code: first at Auth, then the code is used up and the person active, at once.
 * What is cut between the two is completed by the same request sent again. Answers the address to sign in with.
 */
export async function redeem(redemption: Redemption): Promise<string> {
  const { code, newPassword: password } = redemption;
  const mark = await markOf(code, redemption);
  const { uid, mail, done } = await database().runTransaction((transaction) =>
    begin(transaction, redemption, mark),
  );
  if (done) return mail;
  try {
    await accounts().setPassword({ uid, mail, password });
  } catch (error) {
    await releaseCode(code, mark);
    throw error;
  }
  await database().runTransaction((transaction) =>
    finish(transaction, redemption, mark),
  );
  return mail;
}
