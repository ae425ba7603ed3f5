import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import { equalValues } from "@domain/record/equal";
import { parseCreate, parsePatch } from "@domain/record/parse";
import type { Values } from "@domain/record/types";
import { schemaVersion } from "@domain/schema/fields";
import type { OldPerson, PersonContext } from "@domain/upcast/old-person";
import { personOfOld } from "@domain/upcast/old-person";
import { leavingCard, upcastUser } from "@domain/upcast/person";
import { asPath, withPictures } from "@domain/upcast/pictures";
import type { Rolls } from "./rolls";

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
  card: { values: Values; gone: string[] } | null;
  /** The access as it is then. */
  then: Access;
  odd: OldPerson["odd"];
}

const plus = (list: readonly string[], more: readonly string[]) => [
  ...new Set([...list, ...more]),
];

/** Somebody who had an access record before: what older lists give them besides is added. */
function widened(access: Access, uid: string, rolls: Rolls): Access {
  if (access.status === "deleted") return access;
  const listed = (rolls.roles.get(uid) ?? []).filter(
    ({ old, zooId }) => old && zooId === access.zooId && rolls.zoos.has(zooId),
  );
  const roles = { ...access.sectorRoles };
  for (const role of sectorRoles)
    roles[role] = plus(
      roles[role],
      listed.filter((one) => one.role === role).map((one) => one.sectorId),
    );
  const staffOf = (rolls.staff.get(uid) ?? []).filter(({ old }) => old);
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
  const next: Values = {
    ...withPictures(upcastUser(card), "users", asPath("users", uid, buckets)),
    ...repeated(access),
    userId: uid,
    schemaVersion,
  };
  const gone = leavingCard.filter((field) => Object.hasOwn(card, field));
  const changed = Object.entries(next).filter(
    ([field, value]) =>
      !gone.some((one) => one === field) && !equalValues(card[field], value),
  );
  return changed.length + gone.length === 0
    ? null
    : { values: Object.fromEntries(changed), gone };
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

function widenedFields(before: Access, then: Access): Values | null {
  const { sectorRoles: roles, zooIds } = then;
  const same =
    equalValues(before.sectorRoles, roles) &&
    equalValues(before.zooIds, zooIds);
  return same ? null : { sectorRoles: roles, zooIds };
}

/**
 * What makes today's records of an old person. An access record that is there stays what it is, as the truth about its
 * person, but for the roles that lists give which nobody has written since.
 */
export function personChange(
  stored: StoredPerson,
  signIn: PersonContext["signIn"],
  rolls: Rolls,
  buckets: readonly string[],
): PersonChange {
  const { uid, card, access, account } = stored;
  const old = personOfOld(card, {
    zoos: rolls.zoos,
    listed: rolls.roles.get(uid) ?? [],
    staffOf: (rolls.staff.get(uid) ?? []).map(({ zooId }) => zooId),
    signIn,
  });
  const then =
    access === null
      ? accessFields(uid, old.access)
      : widened(access, uid, rolls);
  return {
    access: access === null ? then : widenedFields(access, then),
    account: account === null ? accountOf(old, then) : null,
    card: cardChange(stored, then, buckets),
    then,
    odd: access === null ? old.odd : [],
  };
}
