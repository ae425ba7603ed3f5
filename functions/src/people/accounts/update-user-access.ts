import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { noSectorRoles } from "@domain/access/session";
import type { AuditAction, AuditCodes } from "@domain/audit/audit";
import type { callables } from "@domain/callables";
import { AppError } from "@domain/errors";
import { equalValues } from "@domain/record/equal";
import type { Transaction } from "firebase-admin/firestore";
import type { z } from "zod";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { hasEnded } from "../../callables/team";
import { changeOf, readable, ref } from "../../edge/documents";
import { accounts } from "../auth-port";
import type { Person } from "../person";
import { readManaged, writePerson, zooOf } from "../person";
import { distinct, readSectors, sectorsIn, writeSectors } from "../roles";
import { checkGiven, checkHome } from "./new-account";

type Asked = z.output<(typeof callables)["updateUserAccess"]["input"]>;

/** Who works for the provider, and where somebody is at home, only those decide who see everything. */
function checkAsked(session: Session, asked: Asked): void {
  checkGiven(session, asked);
  const flags = asked.suricateStaff ?? asked.zooId;
  if (flags !== undefined && !can(session, "flagStaff", "users"))
    throw new AppError("not-allowed");
}

/** The person's access as it becomes; what is absent stays, and who moves leaves their sectors. */
function nextOf({ access }: Person, asked: Asked) {
  const { right } = access;
  const zooId = asked.zooId ?? access.zooId;
  const roles = zooId === access.zooId ? access.sectorRoles : noSectorRoles();
  const staff = asked.suricateStaff ?? access.staff;
  return {
    right: asked.userRight ?? right,
    rank: asked.suricateRank === undefined ? access.rank : asked.suricateRank,
    staff,
    zooId,
    zooIds: staff ? access.zooIds : [],
    sectorRoles:
      asked.sectorRoles === undefined ? roles : distinct(asked.sectorRoles),
  };
}
type Next = ReturnType<typeof nextOf>;

/** What an audit says of the change: each action with its codes before and after; [] for no change. */
function deedsOf(
  { access, account }: Person,
  next: Next,
  betaTester: boolean,
): { action: AuditAction; before: AuditCodes; after: AuditCodes }[] {
  const codes = (from: Pick<Next, "right" | "rank" | "staff" | "zooId">) => ({
    rightChanged: { userRight: from.right },
    rankChanged: { suricateRank: from.rank },
    staffChanged: { suricateStaff: from.staff },
    userMoved: { zooId: from.zooId },
  });
  const before = {
    ...codes(access),
    teamChanged: { sectorIds: sectorsIn(access.sectorRoles) },
    betaChanged: { betaTester: account?.betaTester ?? false },
  };
  const after = {
    ...codes(next),
    teamChanged: { sectorIds: sectorsIn(next.sectorRoles) },
    betaChanged: { betaTester },
  };
  const actions = Object.keys(before) as (keyof typeof before)[];
  return actions
    .filter(
      (action) =>
        !equalValues(before[action], after[action]) ||
        (action === "teamChanged" &&
          !equalValues(access.sectorRoles, next.sectorRoles)),
    )
    .map((action) => ({
      action,
      before: before[action],
      after: after[action],
    }));
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

async function change(
  transaction: Transaction,
  session: Session,
  asked: Asked,
): Promise<Next> {
  const { userId } = asked;
  const person = await readManaged(transaction, session, userId);
  if (person.access.status === "deleted") throw new AppError("conflict");
  const next = nextOf(person, asked);
  const zooId = next.zooId ?? "";
  // Who may work no more has left the teams, and comes back into them only once reactivated.
  if (hasEnded(person.access) && sectorsIn(next.sectorRoles).length > 0)
    throw new AppError("conflict", { status: person.access.status });
  const arrives = asked.zooId !== undefined && asked.zooId !== zooOf(person);
  if (arrives) await checkHome(transaction, session, zooId);
  const betaTester = asked.betaTester ?? person.account?.betaTester ?? false;
  const deeds = deedsOf(person, next, betaTester);
  const { sectorRoles: before } = person.access;
  const stays = next.zooId === person.access.zooId;
  const sectors =
    stays && equalValues(before, next.sectorRoles)
      ? new Map<string, never>()
      : await readSectors(transaction, zooId, before, next.sectorRoles);
  const listing = await readListing(transaction, person, next);
  if (deeds.length === 0) return next;
  writePerson(
    transaction,
    person,
    {
      access: next,
      card: {
        suricateRank: next.rank,
        suricateStaff: next.staff,
        ...(next.zooId === null ? {} : { zooId: next.zooId }),
      },
      account: {
        betaTester,
        ...(next.zooId === null ? {} : { zooId: next.zooId }),
      },
    },
    session.uid,
  );
  writeSectors(transaction, sectors, userId, next.sectorRoles, session.uid);
  for (const doc of listing) {
    const zoo = readable("zoo", doc);
    if (zoo === null) continue;
    const staffAccess = zoo.staffAccess.filter((one) => one !== userId);
    transaction.update(doc.ref, changeOf("zoo", { staffAccess }, session.uid));
  }
  const told = zooId === "" ? zooOf(person) : zooId;
  const toldThere = (at: string, deed: (typeof deeds)[number]) =>
    record(transaction, {
      ...deed,
      zooId: at,
      by: session.uid,
      subject: { collection: "users", id: userId },
    });
  for (const deed of deeds) {
    toldThere(told, deed);
    // Those whom somebody leaves read only their own establishment's.
    if (deed.action === "userMoved" && zooOf(person) !== "")
      toldThere(zooOf(person), deed);
  }
  return next;
}

export const updateUserAccess = defineCallable(
  "updateUserAccess",
  async (session, asked) => {
    checkAsked(session, asked);
    const { right, zooId, staff } = await database().runTransaction(
      (transaction) => change(transaction, session, asked),
    );
    await accounts().setClaims(asked.userId, { right, zooId, staff });
    return { userId: asked.userId };
  },
);
