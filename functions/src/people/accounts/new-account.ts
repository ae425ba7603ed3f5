import type { Session } from "@domain/access/session";
import type { callables } from "@domain/callables";
import { AppError } from "@domain/errors";
import { rightsGivenBy } from "@domain/person/rights";
import { can } from "@domain/access/can";
import { isPutAway } from "@domain/record/put-away";
import { parseCreate } from "@domain/record/parse";
import type { Transaction } from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { newReceipt, receiptRef, wasDone } from "../../desk/receipt";
import { record } from "../../edge/audit";
import { checkMode } from "../../edge/demonstration";
import { accountRef, ref, stampNew } from "../../edge/documents";
import { distinct, readSectors, sectorsIn, writeSectors } from "../roles";
import { noSectorRoles } from "@domain/access/session";

export type Asked = z.output<(typeof callables)["createUser"]["input"]>;

/** An operation: by whom, what, and a hash of all but the password. */
export interface Creation {
  session: Session;
  asked: Asked;
  hash: string;
  uid: string;
}

/** The same for the same operation of the same person: who asks again finds what was made. */
export const newUid = ({ uid }: Session, operationId: string): string =>
  createHash("sha256")
    .update(JSON.stringify([uid, operationId]))
    .digest("base64url")
    .replace(/[-_]/g, "0")
    .slice(0, 28);

/** Throws "invalid-input" where there is no such establishment, or no more. */
export async function checkHome(
  transaction: Transaction,
  session: Session,
  zooId: string,
): Promise<void> {
  const zoo = await transaction.get(ref("zoo", zooId));
  if (!zoo.exists || isPutAway(zoo.data() ?? {}))
    throw new AppError("invalid-input", { fields: ["zooId"] });
  checkMode(session, zoo.data() ?? null);
}

/** Throws "not-allowed" for a right that this person does not give. */
export function checkGiven(
  session: Session,
  given: {
    userRight?: string | undefined;
    suricateStaff?: boolean | undefined;
  },
): void {
  const { userRight, suricateStaff } = given;
  const rights: readonly string[] = rightsGivenBy(session);
  if (userRight !== undefined && !rights.includes(userRight))
    throw new AppError("not-allowed");
  if (suricateStaff === true && !can(session, "flagStaff", "users"))
    throw new AppError("not-allowed");
}

async function checkEverything(
  transaction: Transaction,
  { session, asked }: Creation,
) {
  checkGiven(session, asked);
  await checkHome(transaction, session, asked.zooId);
  const roles = distinct(asked.sectorRoles);
  return readSectors(transaction, asked.zooId, noSectorRoles(), roles);
}

/** Was it begun, or done? Throws "conflict" where the operation was another one. */
async function stateOf(
  transaction: Transaction,
  { session, asked, hash }: Creation,
): Promise<"new" | "begun" | "done"> {
  const receipt = await transaction.get(receiptRef(session, asked.operationId));
  if (!wasDone(receipt, session, hash)) return "new";
  return receipt.get("begun") === true ? "begun" : "done";
}

/** Before anything is made: everything is checked, and the operation keeps its place. True: it is done already. */
export async function reserve(
  transaction: Transaction,
  creation: Creation,
): Promise<boolean> {
  const { session, asked, hash } = creation;
  const state = await stateOf(transaction, creation);
  if (state === "done") return true;
  // The receipt is kept for a while only, what it made for good.
  const made = await transaction.get(ref("access", creation.uid));
  if (made.exists) throw new AppError("conflict", { operation: "reused" });
  await checkEverything(transaction, creation);
  transaction.set(receiptRef(session, asked.operationId), {
    ...newReceipt(session, asked.operationId, hash, new Date()),
    begun: true,
  });
  return false;
}

function writeRecords(
  transaction: Transaction,
  { session, asked, uid }: Creation,
): void {
  const { zooId, operationId, suricateRank, suricateStaff } = asked;
  const stamp = stampNew(session.uid, operationId);
  transaction.create(ref("access", uid), {
    ...parseCreate("access", uid, {
      right: asked.userRight,
      rank: suricateRank,
      status: "pending",
      staff: suricateStaff,
      zooId,
      sectorRoles: distinct(asked.sectorRoles),
    }),
    ...stamp,
  });
  transaction.create(ref("users", uid), {
    ...parseCreate("users", uid, {
      userFirstname: asked.userFirstname,
      userLastname: asked.userLastname,
      zooId,
      suricateStaff,
      suricateRank,
      userStatus: "pending",
    }),
    ...stamp,
  });
  transaction.create(accountRef(uid), {
    ...parseCreate("accounts", "account", {
      zooId,
      userMail: asked.userMail,
      language: asked.language,
      betaTester: asked.betaTester,
    }),
    ...stamp,
  });
}

/** Everything of the new person that is stored, with the lists of their sectors, at once. */
export async function complete(
  transaction: Transaction,
  creation: Creation,
): Promise<void> {
  const { session, asked, hash, uid } = creation;
  const { operationId, zooId, userRight, suricateRank } = asked;
  if ((await stateOf(transaction, creation)) === "done") return;
  const sectors = await checkEverything(transaction, creation);
  const roles = distinct(asked.sectorRoles);
  writeRecords(transaction, creation);
  writeSectors(transaction, sectors, uid, roles, session.uid, operationId);
  record(transaction, {
    zooId,
    action: "userCreated",
    by: session.uid,
    subject: { collection: "users", id: uid },
    after: {
      userRight,
      suricateRank,
      suricateStaff: asked.suricateStaff,
      sectorIds: sectorsIn(roles),
    },
    operationId,
  });
  transaction.set(
    receiptRef(session, operationId),
    newReceipt(session, operationId, hash, new Date()),
  );
}
