import type { Session } from "@domain/access/session";
import type { AuditAction } from "@domain/audit/actions";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { accounts } from "../auth-port";
import { endCodes, readCodes } from "../codes";
import type { Person } from "../person";
import { unknownPassword } from "../secrets";
import {
  checkLiving,
  readManaged,
  statusChange,
  writePerson,
  zooOf,
} from "../person";

/** Whose password it is: read, checked and left as they are. */
export async function checkManaged(
  session: Session,
  userId: string,
): Promise<Person> {
  return database().runTransaction(async (transaction) => {
    const person = await readManaged(transaction, session, userId);
    checkLiving(person);
    return person;
  });
}

/** Gives somebody a password at Auth, which ends their sessions. */
export async function givePassword(
  { uid, account }: Person,
  password: string,
): Promise<void> {
  const mail = account?.userMail ?? "";
  if (mail === "") throw new AppError("conflict", { fields: ["userMail"] });
  await accounts().setPassword({ uid, mail, password });
}

async function note(
  transaction: Transaction,
  session: Session,
  userId: string,
  { status, action }: Given,
): Promise<void> {
  const person = await readManaged(transaction, session, userId);
  checkLiving(person);
  const codes = await readCodes(transaction, userId);
  const change = {
    ...statusChange(status),
    account: { passwordChangedByAdmin: true, passwordChangedAt: Date.now() },
  };
  writePerson(transaction, person, change, session.uid);
  endCodes(transaction, codes);
  record(transaction, {
    zooId: zooOf(person),
    action,
    by: session.uid,
    subject: { collection: "users", id: userId },
    before: { userStatus: person.access.status },
    after: { userStatus: status },
  });
}

interface Given {
  status: "active" | "pending";
  action: AuditAction;
}

/**
 * Notes that an administrator gave somebody a password, and what they are with it; their codes end. Where they
 * became somebody meanwhile to whom this person gives none, the one given opens nothing any more.
 */
export async function noteGiven(
  session: Session,
  person: Person,
  given: Given,
): Promise<void> {
  try {
    await database().runTransaction((transaction) =>
      note(transaction, session, person.uid, given),
    );
  } catch (error) {
    if (error instanceof AppError)
      await givePassword(person, unknownPassword());
    throw error;
  }
}
