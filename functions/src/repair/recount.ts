import type { CollectionName } from "@domain/collections";
import { collectionNames, entryOf } from "@domain/collections";
import { derivationsOf, deskOf } from "@domain/desk";
import { deriveFields, derivedNames } from "@domain/record/derive";
import type { Lookup } from "@domain/record/desk/desk-rule";
import { equalValues } from "@domain/record/equal";
import { readRecord } from "@domain/record/read";
import {
  copiedFields,
  copiedNames,
  referredCollection,
  referredIds,
} from "@domain/record/desk/reference";
import { isPutAway } from "@domain/record/put-away";
import type { Derivation, Values } from "@domain/record/types";

/** What a stored record's derived fields should be. */
export interface Recount {
  /** Those that are not as they should be, with what they should be. */
  values: Values;
  /** Fields that cannot be relied on (unreadable, or naming what is not there): what follows from them stays as it is. */
  unsure: string[];
}

const rootOf = (path: string) => path.split(/[.:]/)[0] ?? "";

const countedNames = (collection: CollectionName): Set<string> =>
  new Set([
    ...derivedNames(derivationsOf(collection)),
    ...copiedNames(collection),
  ]);

/** What functions alone write, they make whole. */
const isMadeWhole = (collection: CollectionName): boolean =>
  Object.values(entryOf(collection).writes).every(
    ({ kind }) => kind === "derived",
  );

/** Whose documents hold fields that follow from something else, if only their own id. */
export const countedCollections: readonly CollectionName[] =
  collectionNames.filter(
    (name) => entryOf(name).idField !== null && !isMadeWhole(name),
  );

/** The record as read; where a derived field stands in the way of reading it, read without those. */
function readable(collection: CollectionName, id: string, stored: Values) {
  const reading = readRecord(collection, id, stored);
  if (reading.record !== null) return reading;
  const counted = countedNames(collection);
  const given = Object.entries(stored).filter(([name]) => !counted.has(name));
  return readRecord(collection, id, Object.fromEntries(given));
}

interface Followed {
  values: Record<string, unknown>;
  unsure: string[];
}

function followCopies(
  collection: CollectionName,
  record: Values,
  unread: ReadonlySet<string>,
  lookup: Lookup,
): Followed {
  const followed: Followed = { values: {}, unsure: [] };
  for (const reference of entryOf(collection).references) {
    const theirs = referredCollection(record, reference);
    if (reference.copies === undefined || theirs === null) continue;
    const id = referredIds(record, reference).at(-1);
    const target = id === undefined ? null : lookup(theirs, id);
    const lost = id !== undefined && target === null;
    if (lost || unread.has(rootOf(reference.field)))
      followed.unsure.push(reference.field);
    else
      Object.assign(
        followed.values,
        copiedFields(collection, reference, target),
      );
  }
  return followed;
}

/** What is put away has lost its place: who names it keeps the one it had. */
function followPlaces(
  collection: CollectionName,
  record: Values,
  unread: ReadonlySet<string>,
  lookup: Lookup,
): Followed {
  const { resolve } = deskOf(collection);
  const unsure = entryOf(collection)
    .references.map(({ field }) => field)
    .filter((field) => unread.has(rootOf(field)));
  if (resolve === undefined || unsure.length > 0) return { values: {}, unsure };
  const lost: string[] = [];
  const values = resolve(record, new Set(Object.keys(record)), (theirs, id) => {
    const target = lookup(theirs, id);
    if (target !== null && !isPutAway(target)) return target;
    lost.push(`${theirs}/${id}`);
    return null;
  });
  return lost.length > 0
    ? { values: {}, unsure: lost }
    : { values: { ...values }, unsure };
}

const without = (
  derivations: readonly Derivation[],
  unread: ReadonlySet<string>,
) =>
  derivations.filter(({ from }) => !from.some((source) => unread.has(source)));

/** Another establishment's record is as good as none. */
const within =
  (record: Values, lookup: Lookup): Lookup =>
  (collection, id) => {
    const target = lookup(collection, id);
    const ours =
      entryOf(collection as CollectionName).scope === "global" ||
      target?.["zooId"] === record["zooId"];
    return ours ? target : null;
  };

/**
 * Recounts everything that follows from something else in a stored record (plain values): from the
 * records it names, then from its own fields. The record is its own `before`, so that what depends
 * on the time of a write keeps what is stored. Nothing is unsure or differs: `{values: {}, unsure: []}`.
 */
export function recount(
  collection: CollectionName,
  id: string,
  stored: Values,
  lookup: Lookup,
  now: Date,
): Recount {
  const { record: read, issues } = readable(collection, id, stored);
  const refused = new Set(issues.map(rootOf));
  if (read === null) return { values: {}, unsure: [...refused] };
  const record: Values = read;
  const counted = countedNames(collection);
  const ours = within(record, lookup);
  const unread = new Set([...refused].filter((name) => !counted.has(name)));
  const copied = followCopies(collection, record, unread, ours);
  const placed = followPlaces(collection, record, unread, ours);
  const followed = { ...copied.values, ...placed.values };
  for (const name of Object.keys(followed)) unread.delete(name);
  const derived = deriveFields(
    collection,
    { ...record, ...followed },
    { before: record, now },
    without(derivationsOf(collection), unread),
  );
  const { idField } = entryOf(collection);
  const should = {
    ...followed,
    ...derived,
    ...(idField === null ? {} : { [idField]: id }),
  };
  const differs = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(stored, name) ||
    refused.has(name) ||
    !equalValues(name === idField ? stored[name] : record[name], value);
  return {
    values: Object.fromEntries(Object.entries(should).filter(differs)),
    unsure: [...new Set([...unread, ...copied.unsure, ...placed.unsure])],
  };
}
