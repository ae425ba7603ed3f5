import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import type { CollectionName, DocOf } from "@domain/collections";
import { defaultZoo } from "@domain/establishment/place";
import type { Zoo } from "@domain/establishment/zoo";
import { isPutAway } from "@domain/record/put-away";
import { isOlder, readRecord } from "@domain/record/read";
import { teamOf } from "@domain/sector/sector";
import type { ListedRole } from "@domain/upcast/old-person";
import { mailOf } from "@domain/upcast/old-person";
import { database } from "../edge/admin";
import { pagesOf } from "../repair/repair";
import { pagesOfQuery } from "../edge/pages";
import { unmigrated } from "./unmigrated";

/** A role, or the list of an establishment; `old` in a list that nobody wrote since access records exist. */
type Entry<T> = T & { old: boolean };

/** Whom the sectors and establishments list, read once. */
export interface Listings {
  zoos: Set<string>;
  /** Where who belongs to none begins; null where there is no establishment. */
  defaultZoo: string | null;
  roles: Map<string, Entry<ListedRole>[]>;
  staff: Map<string, Entry<{ zooId: string }>[]>;
  /** Addresses that more than one person has. */
  sharedMails: Set<string>;
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
      const { id, stored } = unmigrated(doc);
      const { record } = readRecord(collection, id, stored);
      if (record !== null) yield { id, record, old: isOlder(stored) };
    }
}

/** Of cards that were not migrated yet, and of the accounts of those that were. */
async function readSharedMails(): Promise<Set<string>> {
  const known = new Set<string>();
  const shared = new Set<string>();
  const said = [
    database().collection("users"),
    database().collectionGroup("private"),
  ];
  for (const query of said)
    for await (const docs of pagesOfQuery(query.select("userMail")))
      for (const doc of docs) {
        const mail = mailOf(doc.get("userMail"));
        if (mail !== null) (known.has(mail) ? shared : known).add(mail);
      }
  return shared;
}

/** Reads all lists; those of removed sectors grant nothing. */
export async function readListings(): Promise<Listings> {
  const listings: Listings = {
    zoos: new Set(),
    defaultZoo: null,
    roles: new Map(),
    staff: new Map(),
    sharedMails: await readSharedMails(),
    access: new Map(),
  };
  let first: Zoo | null = null;
  for await (const { id: zooId, record, old } of recordsOf("zoo")) {
    listings.zoos.add(zooId);
    first = defaultZoo(first === null ? [record] : [first, record]);
    for (const uid of record.staffAccess)
      add(listings.staff, uid, { zooId, old });
  }
  listings.defaultZoo = first?.zooId ?? null;
  for await (const { id: sectorId, record, old } of recordsOf("sectors")) {
    if (isPutAway(record)) continue;
    const { zooId } = record;
    const team = teamOf(record);
    for (const role of sectorRoles)
      for (const uid of team[role])
        add(listings.roles, uid, { sectorId, zooId, role, old });
  }
  return listings;
}
