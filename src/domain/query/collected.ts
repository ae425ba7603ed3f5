import { isOneOf } from "../access/can";
import type { SectorRole, Session } from "../access/session";
import { anyOf } from "./any-of";
import type { CollectionName } from "../collections";
import type { Filter, Query } from "./query";

/** Collections of what one person collected, and others read once it is handed in: `observerId` or `authorId` says who did. */
type Collected = "evaluations" | "obsSessions";
const ownerField = {
  evaluations: "authorId",
  obsSessions: "observerId",
} as const satisfies Record<Collected, string>;

const is = (field: string, value: string | boolean): Filter => ({
  field,
  op: "==",
  value,
});

const sectorsOf = (session: Session, roles: readonly SectorRole[]) => [
  ...new Set(roles.flatMap((role) => session.access.sectorRoles[role])),
];

const shared = <C extends CollectionName>(
  query: Query<C>,
  ...more: Filter[]
): Query<C> => ({ ...query, where: [...query.where, ...more] });

/** Whether somebody reads all that was handed in where they are; the others read what is theirs and of their sectors. */
export const readsAll = (session: Session): boolean =>
  isOneOf(session, ["A", "S", "P", "X"]);

/**
 * The queries that together give all that the right or the sectors of somebody open, each of which rules can prove. `query`:
 * whatever is asked, the establishment included.
 */
export function openQueries<C extends Collected | "scanPacks">(
  session: Session,
  query: Query<C>,
): Query<C>[] {
  const open = shared(query, is("sealed", false));
  if (readsAll(session)) return [open];
  const carried = sectorsOf(session, ["management", "veterinary"]);
  const kept = sectorsOf(session, ["keeper"]);
  return [
    ...anyOf(open, "sectorIds", carried),
    ...anyOf(shared(open, is("openToKeepers", true)), "sectorIds", kept),
  ];
}

/**
 * The queries that together give every evaluation or session of observation that somebody may read: their own, those
 * they are named a reader of, and those that are open to them. What several give is one record. `query`: whatever else is
 * asked, without the establishment.
 */
export function collectedQueries<C extends Collected>(
  session: Session,
  collection: C,
  query: Omit<Query<C>, "collection">,
): Query<C>[] {
  const base: Query<C> = {
    ...query,
    collection,
    where: [is("zooId", session.zooId), is("isDeleted", false), ...query.where],
  };
  return [
    shared(base, is(ownerField[collection], session.uid)),
    shared(base, {
      field: "readers",
      op: "array-contains",
      value: session.uid,
    }),
    ...openQueries(session, base),
  ];
}
