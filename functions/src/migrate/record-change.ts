import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import { fileTypes } from "@domain/file/slots";
import { equalValues } from "@domain/record/equal";
import { isPutAway } from "@domain/record/put-away";
import { readRecord, upcastOf } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { teamFields } from "@domain/sector/sector";
import { asPath, pathInBucket, withPictures } from "@domain/upcast/pictures";
import { idsOf } from "@domain/upcast/values";
import { migratedMeta } from "./unmigrated";

/** What a stored record becomes: fields that change, fields that are removed, and what of it is odd. */
export interface RecordChange {
  values: Record<string, unknown>;
  removed: string[];
  /** Of the fields removed, those that an establishment's private configuration keeps. */
  secrets: string[];
  odd: string[];
}

/** Whose access decides whether a list may name them. */
export type AccessOf = (uid: string) => Access | undefined;

/** A sector's list names who holds that role there, and nobody else. */
function withTeam(id: string, sector: Values, accessOf: AccessOf): Values {
  if (isPutAway(sector)) return sector;
  const next: Record<string, unknown> = { ...sector };
  for (const role of sectorRoles) {
    const field = teamFields[role];
    if (next[field] !== undefined)
      next[field] = idsOf(next[field]).filter((uid) =>
        accessOf(uid)?.sectorRoles[role].includes(id),
      );
  }
  return next;
}

function withStaff(id: string, zoo: Values, accessOf: AccessOf): Values {
  const { staffAccess } = zoo;
  if (staffAccess === undefined) return zoo;
  const listed = idsOf(staffAccess).filter((uid) =>
    accessOf(uid)?.zooIds.includes(id),
  );
  return { ...zoo, staffAccess: listed };
}

/** The people whom a record lists, and whose access is asked for. */
export const listedIn = (
  collection: CollectionName,
  stored: Values,
): string[] => {
  const fields =
    collection === "sectors"
      ? Object.values(teamFields)
      : collection === "zoo"
        ? ["staffAccess"]
        : [];
  return [...new Set(fields.flatMap((field) => idsOf(stored[field])))];
};

function listsOf(
  collection: CollectionName,
  id: string,
  values: Values,
  accessOf: AccessOf,
): Values {
  if (collection === "sectors") return withTeam(id, values, accessOf);
  return collection === "zoo" ? withStaff(id, values, accessOf) : values;
}

function pictured(
  collection: CollectionName,
  id: string,
  values: Values,
  buckets: readonly string[],
): { values: Values; kept: boolean } {
  const type = fileTypes.find((one) => one === collection);
  if (type === undefined) return { values, kept: false };
  let kept = false;
  const rename = asPath(type, id, buckets);
  const next = withPictures(values, type, (text) => {
    const renamed = rename(text);
    if (pathInBucket(renamed, buckets) !== null) kept = true;
    return renamed;
  });
  return { values: next, kept };
}

/**
 * Fields that no schema knows. Every member reads an establishment's document, where earlier versions kept passwords,
 * keys and addresses of other services too: whatever is not known to be for all is for administrators alone.
 */
const unknownOf = (collection: CollectionName, stored: Values): string[] =>
  Object.keys(stored).filter(
    (field) => !Object.hasOwn(entryOf(collection).schema.shape, field),
  );

const general = (issue: string): string => issue.replace(/\.\d+/g, ".*");

const difference = (stored: Values, next: Values) => ({
  values: Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) =>
        !Object.hasOwn(stored, field) || !equalValues(stored[field], value),
    ),
  ),
  removed: Object.keys(stored).filter((field) => !Object.hasOwn(next, field)),
});

/**
 * A stored record in today's shape, without what follows from others: that is recounted. One that cannot be read at all
 * stays, "unreadable".
 */
export function recordChange(
  collection: CollectionName,
  id: string,
  stored: Values,
  accessOf: AccessOf,
  buckets: readonly string[],
): RecordChange {
  const { record, issues } = readRecord(collection, id, stored);
  if (record === null)
    return { values: {}, removed: [], secrets: [], odd: ["unreadable"] };
  const upcast = upcastOf(collection, stored);
  const secrets = collection === "zoo" ? unknownOf(collection, upcast) : [];
  const shown = pictured(collection, id, upcast, buckets);
  const listed = listsOf(collection, id, shown.values, accessOf);
  const dropped = listedIn(collection, upcast).length;
  const odd = [
    ...new Set(issues.map(general)),
    ...(shown.kept ? ["pictureKeptAsAddress"] : []),
    ...(listedIn(collection, listed).length < dropped ? ["namesNobody"] : []),
    ...secrets.map((field) => `movedToConfig ${field}`),
  ];
  const next = Object.fromEntries(
    Object.entries({ ...listed, ...migratedMeta(stored) }).filter(
      ([field]) => !secrets.includes(field),
    ),
  );
  return { ...difference(stored, next), secrets, odd };
}
