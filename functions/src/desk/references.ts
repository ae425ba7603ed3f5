import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import { deskOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import {
  copiedFields,
  isByOwnId,
  referencesIn,
  referredCollection,
  referredIds,
} from "@domain/record/desk/reference";
import { named } from "@domain/record/parse";
import { isPutAway } from "@domain/record/put-away";
import { namedMax } from "@domain/record/save";
import type { Reference, Values } from "@domain/record/types";
import { hasEnded } from "../callables/team";
import type { Known, Place } from "./known";
import { pathOf } from "./known";
import type { Parsed } from "./prepare";

/** The records that a change names, as far as its id and its values say which. */
export function referredPlaces({
  collection,
  id,
  values,
}: Pick<Parsed, "collection" | "id" | "values">): Place[] {
  const known = named(collection, id, values);
  return referencesIn(collection, values).flatMap((reference) => {
    const theirs = referredCollection(known, reference);
    return theirs === null
      ? []
      : referredIds(known, reference).map((one) => ({
          collection: theirs,
          id: one,
        }));
  });
}

/** What else decides who may make these changes; throws "invalid-input" where it is more than an operation may name. */
export function decidingPlaces(
  known: Known,
  changes: readonly Parsed[],
): Place[] {
  const places = changes.flatMap((change) => {
    const { decidedBy } = deskOf(change.collection);
    const before = known.get(pathOf(change)) ?? null;
    return (decidedBy?.(before, change.values) ?? []) as Place[];
  });
  if (new Set(places.map(pathOf)).size > namedMax)
    throw new AppError("invalid-input", { fields: [":too_big"] });
  return places;
}

const mayWork = (record: Values) => !hasEnded({ status: record["userStatus"] });

/** What is known of a record to somebody in the establishment: another's is as one that is not there. */
export function knownIn(known: Known, zooId: unknown, place: Place) {
  const found = known.get(pathOf(place)) ?? null;
  const zoo = known.get(`zoo/${String(zooId)}`) ?? null;
  const { collection, id } = place;
  return found !== null && isReachable(collection, found, id, zoo)
    ? found
    : null;
}

/** Of the same establishment, or of all; provider staff where it is listed. */
function isReachable(
  theirs: CollectionName,
  target: Values,
  id: string,
  zoo: Values | null,
): boolean {
  const { scope, isOfAll } = entryOf(theirs);
  if (scope === "global" || isOfAll?.(target) === true) return true;
  if (zoo !== null && target["zooId"] === zoo["zooId"]) return true;
  const staff = zoo?.["staffAccess"];
  return theirs === "users" && Array.isArray(staff) && staff.includes(id);
}

/** What came of a record's references: the fields it repeats, and the references that lead nowhere. */
export interface Followed {
  copied: Values;
  /** Dotted fields that name what is not there, put away or another establishment's. */
  broken: string[];
}

/** The last record that a reference names, and whether all named anew may be. */
function follow(
  collection: CollectionName,
  reference: Reference,
  record: Values,
  before: Values | null,
  known: Known,
): { target: Values | null; sound: boolean } {
  const theirs = referredCollection(record, reference);
  if (theirs === null) return { target: null, sound: true };
  const mayStay = before !== null && !isByOwnId(collection, reference);
  const kept = new Set(mayStay ? referredIds(before, reference) : []);
  const targets = referredIds(record, reference).map((id) => ({
    id,
    target: knownIn(known, record["zooId"], { collection: theirs, id }),
  }));
  const sound = targets.every(
    ({ id, target }) =>
      kept.has(id) ||
      (target !== null && !isPutAway(target) && mayWork(target)),
  );
  return { target: targets.at(-1)?.target ?? null, sound };
}

/** Follows the references whose fields change; what was named before may stay whatever it is, but what a record belongs to. */
export function followReferences(
  collection: CollectionName,
  record: Values,
  changed: Values,
  before: Values | null,
  known: Known,
): Followed {
  const copied: Record<string, unknown> = {};
  const broken: string[] = [];
  for (const reference of referencesIn(collection, changed)) {
    const { target, sound } = follow(
      collection,
      reference,
      record,
      before,
      known,
    );
    Object.assign(copied, copiedFields(collection, reference, target));
    if (!sound) broken.push(reference.field);
  }
  return { copied, broken };
}
