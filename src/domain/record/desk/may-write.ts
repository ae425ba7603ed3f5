import type { RecordFacts } from "../../access/can";
import { can } from "../../access/can";
import type { Action, Resource } from "../../access/matrix";
import type { Session } from "../../access/session";
import type { CollectionName } from "../../collections";
import { entryOf } from "../../collections";
import { equalValues } from "../equal";
import { actionsOf, changeActions, isDone } from "./accept";
import type { RecordChange, WholeKind } from "../save";
import { isWhole } from "../save";
import type { Values } from "../types";

/** Which action a field's change is, where the fields alone do not say; null: they do. */
export type Asks = (
  field: string,
  before: Values,
  after: Values,
) => readonly string[] | null;

/** What `can()` needs to know of a parsed record of the collection. */
export const factsOf = (
  collection: CollectionName,
  record: Values,
): RecordFacts =>
  (entryOf(collection).facts as (record: Values) => RecordFacts)(record);

const isAllowed = (
  session: Session,
  collection: CollectionName,
  action: string,
  facts: RecordFacts,
): boolean => {
  const { resource } = entryOf(collection);
  return (
    resource !== null &&
    can(session, action as Action<Resource>, resource, facts)
  );
};

/** Into other sectors an author takes a record only where they could make it, and into each of several that it comes to lie in. */
function mayMove(
  session: Session,
  collection: CollectionName,
  before: RecordFacts,
  after: RecordFacts,
): boolean {
  if (after.authorId === undefined) return true;
  if (equalValues(before.sectorIds, after.sectorIds)) return true;
  const mayLieIn = (sectorIds: readonly string[] | undefined) => {
    const there = { ...after, ...(sectorIds && { sectorIds }) };
    return (
      isAllowed(session, collection, "create", there) ||
      isAllowed(session, collection, "change", { ...there, authorId: "" })
    );
  };
  const known = new Set(before.sectorIds);
  return (
    mayLieIn(after.sectorIds) &&
    (after.sectorIds ?? []).every((id) => known.has(id) || mayLieIn([id]))
  );
}

/** Where somebody may have rights: at home, and where provider staff is listed. */
const placesOf = ({ access }: Session): string[] => [
  access.zooId ?? "",
  ...(access.staff ? access.zooIds : []),
];

/** A record as near to this person as any can be. */
const nearest = ({ uid }: Session, zooId: string): RecordFacts => ({
  zooId,
  userId: uid,
  authorId: uid,
  responsibleIds: [uid],
  completedBy: uid,
});

/**
 * Might this person write such a change to some record? Asked before anything is read: whoever may
 * not is refused at no cost. A new record says where; of another one nothing is known yet.
 */
export function mightWrite(
  session: Session,
  {
    collection,
    kind,
    values,
  }: Pick<RecordChange, "collection" | "kind" | "values">,
): boolean {
  const isNew = kind === "create";
  const { zooId } = values;
  const places =
    isNew && typeof zooId === "string" ? [zooId] : placesOf(session);
  const isNamed = isNew || (isWhole(kind) && isDone(collection, kind));
  const actions = isNamed ? [kind] : changeActions(collection);
  return places.some((place) =>
    actions.some((action) =>
      isAllowed(session, collection, action, nearest(session, place)),
    ),
  );
}

/**
 * May this person change these fields of the record as it was? Asked before what the
 * change names is read; {} is a record of which nobody can tell whose it is.
 */
export function mayTouch(
  session: Session,
  collection: CollectionName,
  given: Values,
  before: Values,
  asks?: Asks,
): boolean {
  if (Object.keys(before).length === 0) return false;
  const becomes = { ...before, ...given };
  const was = factsOf(collection, before);
  return Object.keys(given).every((field) =>
    (asks?.(field, before, becomes) ?? actionsOf(collection, field)).some(
      (action) => isAllowed(session, collection, action, was),
    ),
  );
}

/** May this person publish, or throw away, the record as it is? {} is a record of which nobody can tell whose it is. */
export const mayDo = (
  session: Session,
  collection: CollectionName,
  kind: WholeKind,
  record: Values,
): boolean =>
  Object.keys(record).length > 0 &&
  isAllowed(session, collection, kind, factsOf(collection, record));

/** May this person make this record? */
export const mayCreate = (
  session: Session,
  collection: CollectionName,
  record: Values,
): boolean =>
  isAllowed(session, collection, "create", factsOf(collection, record));

/** May this person read this record? {} is a record of which nobody can tell whose it is. */
export const mayRead = (
  session: Session,
  collection: CollectionName,
  record: Values,
): boolean =>
  Object.keys(record).length > 0 &&
  isAllowed(session, collection, "read", factsOf(collection, record));

/**
 * May this person change these fields of a record? For each of them one of the actions that carry it
 * must be allowed, on the record as it was and, but for what gives it away, as it becomes.
 */
export function mayChange(
  session: Session,
  collection: CollectionName,
  fields: readonly string[],
  [before, after]: readonly [Values, Values],
  asks: Asks = () => null,
  givesAway: readonly string[] = [],
): boolean {
  const was = factsOf(collection, before);
  const becomes = factsOf(collection, after);
  const allowed = (field: string) =>
    (asks(field, before, after) ?? actionsOf(collection, field)).some(
      (action) =>
        isAllowed(session, collection, action, was) &&
        (givesAway.includes(action) ||
          isAllowed(session, collection, action, becomes)),
    );
  return fields.every(allowed) && mayMove(session, collection, was, becomes);
}
