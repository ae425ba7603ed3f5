import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { equalValues } from "@domain/record/equal";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { hasEnded } from "../../callables/team";
import { changeOf, readable, ref } from "../../edge/documents";
import { accounts } from "../auth-port";
import { endCodes, readCodes } from "../codes";
import type { Person } from "../person";
import { readManaged, writePerson, zooOf } from "../person";
import type { Sectors } from "../roles";
import { readSectors, sectorsIn, writeSectors } from "../roles";
import type { Asked, Change, Next } from "./access-changes";
import {
  accessChanges,
  contactChanges,
  namesIn,
  nextOf,
} from "./access-changes";
import { checkGiven, checkHome } from "./new-account";

/** Who works for the provider, and where somebody is at home, only those decide who see everything. */
function checkAsked(session: Session, asked: Asked): void {
  checkGiven(session, asked);
  const flags = asked.suricateStaff ?? asked.zooId;
  if (flags !== undefined && !can(session, "flagStaff", "users"))
    throw new AppError("not-allowed");
}

/** The establishments that list somebody who is the provider's no more. */
async function readListing(
  transaction: Transaction,
  { access }: Person,
  next: Next,
) {
  const ids = access.zooIds.filter((id) => !next.zooIds.includes(id));
  if (ids.length === 0) return [];
  return transaction.getAll(...ids.map((id) => ref("zoo", id)));
}

/** Somebody whose records may change at all. */
async function readChangeable(
  transaction: Transaction,
  session: Session,
  userId: string,
): Promise<Person> {
  const person = await readManaged(transaction, session, userId);
  if (person.access.status === "deleted") throw new AppError("conflict");
  return person;
}

/** Checks what somebody becomes; answers the sectors that it touches. */
async function checkNext(
  transaction: Transaction,
  session: Session,
  { person, next }: { person: Person; next: Next },
): Promise<Sectors> {
  const zooId = next.zooId ?? "";
  // Who may work no more has left the teams, and comes back into them only once reactivated.
  if (hasEnded(next) && sectorsIn(next.sectorRoles).length > 0)
    throw new AppError("conflict", { status: next.status });
  const stays = next.zooId === person.access.zooId;
  if (!stays) await checkHome(transaction, session, zooId);
  const { sectorRoles: before } = person.access;
  return stays && equalValues(before, next.sectorRoles)
    ? new Map<string, never>()
    : readSectors(transaction, zooId, before, next.sectorRoles);
}

/** Takes somebody off the lists of the provider's people. */
function unlist(
  transaction: Transaction,
  listing: readonly DocumentSnapshot[],
  userId: string,
  by: string,
): void {
  for (const doc of listing) {
    const zoo = readable("zoo", doc);
    if (zoo === null) continue;
    const staffAccess = zoo.staffAccess.filter((one) => one !== userId);
    transaction.update(doc.ref, changeOf("zoo", { staffAccess }, by));
  }
}

function recordChanges(
  transaction: Transaction,
  { uid: by }: Session,
  { person, next }: { person: Person; next: Next },
  changes: readonly Change[],
): void {
  const subject = { collection: "users", id: person.uid } as const;
  const from = zooOf(person);
  const zooId = next.zooId ?? from;
  for (const one of changes) {
    record(transaction, { ...one, zooId, by, subject });
    // Those whom somebody leaves read only their own establishment's.
    if (one.action === "userMoved" && from !== "")
      record(transaction, { ...one, zooId: from, by, subject });
  }
}

async function change(
  transaction: Transaction,
  session: Session,
  asked: Asked,
): Promise<Next> {
  const { userId, userMail } = asked;
  const person = await readChangeable(transaction, session, userId);
  const next = nextOf(person, asked);
  const sectors = await checkNext(transaction, session, { person, next });
  const betaTester = asked.betaTester ?? person.account?.betaTester ?? false;
  const contact = contactChanges(person, asked);
  const changes = [...accessChanges(person, next, betaTester), ...contact];
  const listing = await readListing(transaction, person, next);
  // What was sent to the address before opens nothing any more.
  const codes = contact.some(({ action }) => action === "mailChanged")
    ? await readCodes(transaction, userId)
    : [];
  if (changes.length === 0) return next;
  const home = next.zooId === null ? {} : { zooId: next.zooId };
  const records = {
    access: next,
    card: {
      suricateRank: next.rank,
      suricateStaff: next.staff,
      ...namesIn(asked),
      ...home,
    },
    account: {
      betaTester,
      ...(userMail === undefined ? {} : { userMail }),
      ...home,
    },
  };
  writePerson(transaction, person, records, session.uid);
  writeSectors(transaction, sectors, userId, next.sectorRoles, session.uid);
  unlist(transaction, listing, userId, session.uid);
  endCodes(transaction, codes);
  recordChanges(transaction, session, { person, next }, changes);
  return next;
}

/** Stores the change; where that is refused, the address that was is theirs again. */
async function store(
  session: Session,
  asked: Asked,
  before: string | null,
): Promise<Next> {
  try {
    return await database().runTransaction((transaction) =>
      change(transaction, session, asked),
    );
  } catch (error) {
    if (error instanceof AppError && before !== null)
      await accounts().setMail(asked.userId, before);
    throw error;
  }
}

/**
 * The address they sign in with, changed at Auth, where nobody else may have it, before it is stored; whoever is
 * signed in with the one before is so no more. Answers that one; null where nothing changes.
 */
async function changeMail(
  session: Session,
  { userId, userMail }: Asked,
): Promise<string | null> {
  if (userMail === undefined) return null;
  const { account } = await database().runTransaction((transaction) =>
    readChangeable(transaction, session, userId),
  );
  if (account === null)
    throw new AppError("invalid-input", { fields: ["userMail"] });
  if (account.userMail === userMail) return null;
  await accounts().setMail(userId, userMail);
  await accounts().endSessions(userId);
  return account.userMail;
}

/** What somebody may do, where, and how they are called and reached. */
export const updateUserAccess = defineCallable(
  "updateUserAccess",
  async (session, asked) => {
    checkAsked(session, asked);
    const before = await changeMail(session, asked);
    const { right, zooId, staff } = await store(session, asked, before);
    await accounts().setClaims(asked.userId, { right, zooId, staff });
    return { userId: asked.userId };
  },
);
