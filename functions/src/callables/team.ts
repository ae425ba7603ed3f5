import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { Team } from "@domain/sector/sector";
import { teamFields } from "@domain/sector/sector";
import type { Transaction } from "firebase-admin/firestore";
import { changeOf, readingOf, ref } from "../edge/documents";

export const peopleOf = (team: Team): string[] => [
  ...new Set(sectorRoles.flatMap((role) => team[role])),
];

/** The stored lists of a team, each person once. */
export function teamValues(team: Team): Record<string, string[]> {
  return Object.fromEntries(
    sectorRoles.map((role) => [teamFields[role], [...new Set(team[role])]]),
  );
}

/** A person's sectors by role after `team` becomes the team of the sector. */
export function rolesAfter(
  { sectorRoles: roles }: Access,
  sectorId: string,
  uid: string,
  team: Team,
): Access["sectorRoles"] {
  const next = { ...roles };
  for (const role of sectorRoles) {
    const others = roles[role].filter((id) => id !== sectorId);
    next[role] = team[role].includes(uid) ? [...others, sectorId] : others;
  }
  return next;
}

/** The access records of the given people, read inside the transaction; who has none that can be read is left out. */
export async function readAccess(
  transaction: Transaction,
  uids: readonly string[],
): Promise<Map<string, Access>> {
  if (uids.length === 0) return new Map();
  const snapshots = await transaction.getAll(
    ...uids.map((uid) => ref("access", uid)),
  );
  const known = new Map<string, Access>();
  for (const snapshot of snapshots) {
    const { record: access } = readingOf("access", snapshot);
    if (access !== null) known.set(snapshot.id, access);
  }
  return known;
}

/** Disabled or deleted. */
export const hasEnded = ({ status }: { status: unknown }): boolean =>
  status === "disabled" || status === "deleted";

/** Everybody in a team must be a member of the establishment who may still work. */
export function checkMembers(
  team: Team,
  known: ReadonlyMap<string, Access>,
  zooId: string,
): void {
  for (const uid of peopleOf(team)) {
    const access = known.get(uid);
    if (access?.zooId !== zooId || hasEnded(access))
      throw new AppError("invalid-input", { fields: ["team"] });
  }
}

/** Writes the roles of everybody whose place in the sector changes. */
export function writeAccess(
  transaction: Transaction,
  known: ReadonlyMap<string, Access>,
  sectorId: string,
  team: Team,
  by: string,
): void {
  for (const [uid, access] of known)
    transaction.update(
      ref("access", uid),
      changeOf(
        "access",
        { sectorRoles: rolesAfter(access, sectorId, uid, team) },
        by,
      ),
    );
}
