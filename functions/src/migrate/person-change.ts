import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import { equalValues } from "@domain/record/equal";
import { parseCreate, parsePatch } from "@domain/record/parse";
import { isOlder, upcastOf } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { OldPerson, PersonContext } from "@domain/upcast/old-person";
import { mailOf, personOfOld } from "@domain/upcast/old-person";
import { leavingCard } from "@domain/upcast/person";
import { asPath, withPictures } from "@domain/upcast/pictures";
import type { Listings } from "./listings";
import { migratedMeta } from "./unmigrated";

/** A person's three records as they are stored; null for one that is not there. */
export interface StoredPerson {
  uid: string;
  card: Values;
  access: Access | null;
  account: Values | null;
}

/** What is to be written of a person; null: nothing of that record. */
export interface PersonChange {
  /** A whole record where none is there, else the fields that change. */
  access: Values | null;
  account: Values | null;
  card: { values: Values; removed: string[] } | null;
  /** The access as it is afterwards; null for none. */
  accessAfter: Access | null;
  odd: string[];
}

const plus = (list: readonly string[], more: readonly string[]) => [
  ...new Set([...list, ...more]),
];

/** Somebody who had an access record before: what older lists give them besides is added, to those who may work. */
function widened(access: Access, uid: string, listings: Listings): Access {
  if (access.status === "deleted" || access.status === "disabled")
    return access;
  const listed = (listings.roles.get(uid) ?? []).filter(
    ({ old, zooId }) =>
      old && zooId === access.zooId && listings.zoos.has(zooId),
  );
  const roles = { ...access.sectorRoles };
  for (const role of sectorRoles)
    roles[role] = plus(
      roles[role],
      listed.filter((one) => one.role === role).map((one) => one.sectorId),
    );
  const staffOf = (listings.staff.get(uid) ?? []).filter(({ old }) => old);
  const zooIds = access.staff
    ? plus(
        access.zooIds,
        staffOf.map(({ zooId }) => zooId),
      )
    : access.zooIds;
  return { ...access, sectorRoles: roles, zooIds };
}

/** What the card repeats of the access. */
const repeated = (access: Access): Values => ({
  ...(access.zooId === null ? {} : { zooId: access.zooId }),
  suricateStaff: access.staff,
  suricateRank: access.rank,
  userStatus: access.status === "deleted" ? "disabled" : access.status,
  isDeleted: access.status === "deleted",
});

function cardChange(
  { uid, card }: StoredPerson,
  access: Access,
  buckets: readonly string[],
): PersonChange["card"] {
  const shown = upcastOf("users", card);
  const next: Values = {
    ...withPictures(shown, "users", asPath("users", uid, buckets)),
    ...repeated(access),
    userId: uid,
    ...migratedMeta(card),
  };
  const removed = leavingCard.filter((field) => Object.hasOwn(card, field));
  const changed = Object.entries(next).filter(
    ([field, value]) =>
      !removed.some((one) => one === field) && !equalValues(card[field], value),
  );
  return changed.length + removed.length === 0
    ? null
    : { values: Object.fromEntries(changed), removed };
}

function accountOf({ account }: OldPerson, access: Access): Values {
  const { zooId } = access;
  const values = { ...account, ...(zooId === null ? {} : { zooId }) };
  return zooId !== null && account.userMail !== undefined
    ? parseCreate("accounts", "account", values)
    : parsePatch("accounts", values);
}

const accessFields = (uid: string, access: OldPerson["access"]) =>
  parseCreate("access", uid, access) as Access;

function widenedFields(before: Access, after: Access): Values | null {
  const { sectorRoles: roles, zooIds } = after;
  const same =
    equalValues(before.sectorRoles, roles) &&
    equalValues(before.zooIds, zooIds);
  return same ? null : { sectorRoles: roles, zooIds };
}

const nothing: Omit<PersonChange, "odd"> = {
  access: null,
  account: null,
  card: null,
  accessAfter: null,
};

/**
 * What makes today's records of an old person. An access record that is there stays what it is, as the truth about its
 * person, but for the roles that lists give which nobody has written since. A card of ours never grants what its
 * missing access record does not.
 */
export function personChange(
  stored: StoredPerson,
  signIn: PersonContext["signIn"],
  listings: Listings,
  buckets: readonly string[],
): PersonChange {
  const { uid, card, access, account } = stored;
  if (access === null && !isOlder(card))
    return { ...nothing, odd: ["noAccess"] };
  const old = personOfOld(card, {
    zoos: listings.zoos,
    defaultZoo: listings.defaultZoo,
    listed: listings.roles.get(uid) ?? [],
    staffOf: (listings.staff.get(uid) ?? []).map(({ zooId }) => zooId),
    signIn,
    isMailShared: listings.sharedMails.has(mailOf(card["userMail"]) ?? ""),
  });
  const accessAfter =
    access === null
      ? accessFields(uid, old.access)
      : widened(access, uid, listings);
  return {
    access: access === null ? accessAfter : widenedFields(access, accessAfter),
    account: account === null ? accountOf(old, accessAfter) : null,
    card: cardChange(stored, accessAfter, buckets),
    accessAfter,
    odd: access === null ? old.odd : [],
  };
}
