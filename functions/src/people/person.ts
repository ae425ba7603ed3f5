import type { Access } from "@domain/access/access";
import type { Session } from "@domain/access/session";
import type { DocOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import { mayManage } from "@domain/person/rights";
import type { Account, User } from "@domain/person/user";
import type { Transaction } from "firebase-admin/firestore";
import { checkModeOf } from "../edge/demonstration";
import { accountRef, changeOf, readingOf, ref } from "../edge/documents";

/** What somebody may do; the educational account is nobody. */
type PersonAccess = Access & {
  status: Exclude<Access["status"], "educational">;
};

const isSomebody = (access: Access | null): access is PersonAccess =>
  access !== null && access.status !== "educational";

/** Somebody as their three records say; the card and the account are null where existing data have none. */
export interface Person {
  uid: string;
  access: PersonAccess;
  card: User | null;
  account: Account | null;
}

/** Reads a person's records together; null where nothing says what they may do, and of the educational account, which is set by a callable of its own. */
export async function readPerson(
  transaction: Transaction,
  uid: string,
): Promise<Person | null> {
  const [access, card, account] = await transaction.getAll(
    ref("access", uid),
    ref("users", uid),
    accountRef(uid),
  );
  if (access === undefined || card === undefined || account === undefined)
    return null;
  const { record } = readingOf("access", access);
  if (!isSomebody(record)) return null;
  return {
    uid,
    access: record,
    card: readingOf("users", card).record,
    account: readingOf("accounts", account).record,
  };
}

/** Where somebody belongs; "" for nowhere. */
export const zooOf = ({ access }: Person): string => access.zooId ?? "";

/**
 * Somebody whose account this person may change; throws "not-found", "not-allowed", and "demonstration"
 * where their establishment keeps nothing.
 */
export async function readManaged(
  transaction: Transaction,
  session: Session,
  uid: string,
): Promise<Person> {
  const person = await readPerson(transaction, uid);
  if (person === null) throw new AppError("not-found");
  // As it is now: of two who act on each other at once, one comes second.
  const own = readingOf(
    "access",
    await transaction.get(ref("access", session.uid)),
  );
  if (
    own.record === null ||
    !mayManage({ ...session, access: own.record }, uid, person.access)
  )
    throw new AppError("not-allowed");
  await checkModeOf(transaction, session, zooOf(person));
  return person;
}

/** Oneself; throws "not-allowed" where one's records are gone. */
export async function readSelf(
  transaction: Transaction,
  uid: string,
): Promise<Person> {
  const person = await readPerson(transaction, uid);
  if (person === null) throw new AppError("not-allowed");
  return person;
}

/** What changes of each of somebody's records. */
export interface PersonChange {
  access?: Partial<DocOf<"access">>;
  card?: Partial<User>;
  account?: Partial<Account>;
}

/** Writes changes of a person's records; what existing data lack stays away. */
export function writePerson(
  transaction: Transaction,
  { uid, card: storedCard, account: storedAccount }: Person,
  { access, card, account }: PersonChange,
  by: string,
  operationId: string | null = null,
): void {
  if (access !== undefined)
    transaction.update(
      ref("access", uid),
      changeOf("access", access, by, operationId),
    );
  if (card !== undefined && storedCard !== null)
    transaction.update(
      ref("users", uid),
      changeOf("users", card, by, operationId),
    );
  if (account !== undefined && storedAccount !== null)
    transaction.update(
      accountRef(uid),
      changeOf("accounts", account, by, operationId),
    );
}

/** Somebody's status, on the access record and repeated on the card. */
export const statusChange = (
  status: "pending" | "active" | "disabled",
): Required<Pick<PersonChange, "access" | "card">> => ({
  access: { status },
  card: { userStatus: status },
});

/** Throws "conflict" for somebody who may not work: first they, or their establishment, are to come back. */
export function checkLiving({ access: { status } }: Person): void {
  if (status !== "active" && status !== "pending")
    throw new AppError("conflict", { status });
}
