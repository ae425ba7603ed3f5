import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import type { CollectionName, DocOf } from "@domain/collections";
import { isPutAway } from "@domain/record/put-away";
import { schemaVersion } from "@domain/schema/fields";
import { teamOf } from "@domain/sector/sector";
import type { ListedRole } from "@domain/upcast/old-person";
import { readingOf } from "../edge/documents";
import { pagesOf } from "../repair/repair";

/** A role, or the list of an establishment; `old` in a list that nobody wrote since access records exist. */
type Entry<T> = T & { old: boolean };

/** Whom the sectors and establishments list, read once. */
export interface Rolls {
  zoos: Set<string>;
  roles: Map<string, Entry<ListedRole>[]>;
  staff: Map<string, Entry<{ zooId: string }>[]>;
  /** What each person's access is, or becomes; filled as people are gone through. */
  access: Map<string, Access>;
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

async function* recordsOf<C extends CollectionName>(
  collection: C,
): AsyncGenerator<{ id: string; record: DocOf<C>; old: boolean }> {
  for await (const docs of pagesOf(collection))
    for (const doc of docs) {
      const { record } = readingOf(collection, doc);
      const old = doc.get("schemaVersion") !== schemaVersion;
      if (record !== null) yield { id: doc.id, record, old };
    }
}

/** Reads all lists; those of removed sectors grant nothing. */
export async function readRolls(): Promise<Rolls> {
  const rolls: Rolls = {
    zoos: new Set(),
    roles: new Map(),
    staff: new Map(),
    access: new Map(),
  };
  for await (const { id: zooId, record, old } of recordsOf("zoo")) {
    rolls.zoos.add(zooId);
    for (const uid of record.staffAccess) add(rolls.staff, uid, { zooId, old });
  }
  for await (const { id: sectorId, record, old } of recordsOf("sectors")) {
    if (isPutAway(record)) continue;
    const { zooId } = record;
    const team = teamOf(record);
    for (const role of sectorRoles)
      for (const uid of team[role])
        add(rolls.roles, uid, { sectorId, zooId, role, old });
  }
  return rolls;
}
