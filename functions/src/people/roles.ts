import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { equalValues } from "@domain/record/equal";
import { isPutAway } from "@domain/record/put-away";
import type { Sector, Team } from "@domain/sector/sector";
import { teamFields, teamOf } from "@domain/sector/sector";
import type { Transaction } from "firebase-admin/firestore";
import { changeOf, readingOf, ref } from "../edge/documents";

type Roles = Access["sectorRoles"];

/** Each sector once in a role. */
export const distinct = (roles: Team): Roles => ({
  keeper: [...new Set(roles.keeper)],
  management: [...new Set(roles.management)],
  veterinary: [...new Set(roles.veterinary)],
  nutrition: [...new Set(roles.nutrition)],
});

export const sectorsIn = (roles: Roles): string[] => [
  ...new Set(sectorRoles.flatMap((role) => roles[role])),
];

const refused = () =>
  new AppError("invalid-input", { fields: ["sectorRoles"] });

/** The sectors that somebody enters or leaves, as they are stored. */
export type Sectors = ReadonlyMap<string, Sector>;

async function readStored(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, Sector>> {
  const sectors = new Map<string, Sector>();
  if (ids.length === 0) return sectors;
  const stored = await transaction.getAll(
    ...ids.map((id) => ref("sectors", id)),
  );
  for (const doc of stored) {
    const { record } = readingOf("sectors", doc);
    if (record !== null) sectors.set(doc.id, record);
  }
  return sectors;
}

/**
 * Reads what a change of somebody's roles touches. Throws "invalid-input" naming sectorRoles where one
 * of the next ones is no sector of the establishment, or can be read no more.
 */
export async function readSectors(
  transaction: Transaction,
  zooId: string,
  before: Roles,
  next: Roles,
): Promise<Sectors> {
  const wanted = sectorsIn(next);
  const ids = [...new Set([...sectorsIn(before), ...wanted])];
  const sectors = await readStored(transaction, ids);
  for (const id of wanted) {
    const sector = sectors.get(id);
    if (sector?.zooId !== zooId || isPutAway(sector)) throw refused();
  }
  return sectors;
}

/** What is left of somebody's roles: the sectors of the establishment that are still there, as they are stored. */
export async function readLeft(
  transaction: Transaction,
  zooId: string,
  roles: Roles,
): Promise<{ roles: Roles; sectors: Sectors }> {
  const stored = await readStored(transaction, sectorsIn(roles));
  const sectors = new Map(
    [...stored].filter(
      ([, sector]) => sector.zooId === zooId && !isPutAway(sector),
    ),
  );
  const left = (ids: readonly string[]) => ids.filter((id) => sectors.has(id));
  return {
    roles: {
      keeper: left(roles.keeper),
      management: left(roles.management),
      veterinary: left(roles.veterinary),
      nutrition: left(roles.nutrition),
    },
    sectors,
  };
}

/** The lists of a sector with this person in the roles they have there, and in no other. */
function listsWith(
  sector: Sector,
  sectorId: string,
  uid: string,
  roles: Roles,
): Record<string, string[]> {
  const team = teamOf(sector);
  return Object.fromEntries(
    sectorRoles.flatMap((role) => {
      const others = team[role].filter((one) => one !== uid);
      const next = roles[role].includes(sectorId)
        ? team[role].includes(uid)
          ? team[role]
          : [...others, uid]
        : others;
      return equalValues(next, team[role]) ? [] : [[teamFields[role], next]];
    }),
  );
}

/** Writes the lists of all those sectors, so that they say what the person's access says. */
export function writeSectors(
  transaction: Transaction,
  sectors: Sectors,
  uid: string,
  roles: Roles,
  by: string,
  operationId: string | null = null,
): void {
  for (const [id, sector] of sectors) {
    const lists = listsWith(sector, id, uid, roles);
    if (Object.keys(lists).length === 0) continue;
    try {
      transaction.update(
        ref("sectors", id),
        changeOf("sectors", lists, by, operationId),
      );
    } catch (error) {
      // A list that is full takes nobody.
      if (error instanceof AppError) throw refused();
      throw error;
    }
  }
}
