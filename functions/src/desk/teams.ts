import { can } from "@domain/access/can";
import type { Access } from "@domain/access/access";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { Sector } from "@domain/sector/sector";
import { teamOf } from "@domain/sector/sector";
import type { Transaction } from "firebase-admin/firestore";
import {
  checkMembers,
  peopleOf,
  readAccess,
  rolesAfter,
} from "../callables/team";
import { changeOf, ref } from "../edge/documents";
import type { Prepared } from "./prepare";

/** The sectors made with people in their team. */
const withTeam = (prepared: readonly Prepared[]) =>
  prepared.flatMap((one, index) => {
    const { collection, kind } = one.change;
    if (collection !== "sectors" || kind !== "create") return [];
    const sector = one.after as Sector;
    return peopleOf(teamOf(sector)).length > 0 ? [{ sector, index }] : [];
  });

/** The access of everybody in the teams of new sectors, as it becomes; empty where there is no team. */
export async function accessOfTeams(
  transaction: Transaction,
  session: Session,
  prepared: readonly Prepared[],
  blame: (index: number, error: unknown) => never,
): Promise<Map<string, Access>> {
  const sectors = withTeam(prepared);
  const uids = sectors.flatMap(({ sector }) => peopleOf(teamOf(sector)));
  const known = await readAccess(transaction, [...new Set(uids)]);
  for (const { sector, index } of sectors) {
    const { zooId, sectorId } = sector;
    const team = teamOf(sector);
    try {
      if (!can(session, "team", "sectors", { zooId, sectorIds: [sectorId] }))
        throw new AppError("not-allowed");
      checkMembers(team, known, zooId);
    } catch (error) {
      blame(index, error);
    }
    for (const uid of peopleOf(team)) {
      const access = known.get(uid);
      if (access === undefined) continue;
      const sectorRoles = rolesAfter(access, sectorId, uid, team);
      known.set(uid, { ...access, sectorRoles });
    }
  }
  return known;
}

export function writeTeams(
  transaction: Transaction,
  access: ReadonlyMap<string, Access>,
  uid: string,
  operationId: string,
): void {
  for (const [person, { sectorRoles }] of access)
    transaction.update(
      ref("access", person),
      changeOf("access", { sectorRoles }, uid, operationId),
    );
}
