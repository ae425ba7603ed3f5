import { isOneOf } from "../access/can";
import type { SectorRole, Session } from "../access/session";
import { anyOf } from "../query/any-of";
import type { Filter, Query } from "../query/query";

type Evaluations = Query<"evaluations">;

const is = (field: string, value: string | boolean): Filter => ({
  field,
  op: "==",
  value,
});

const sectorsOf = (session: Session, roles: readonly SectorRole[]) => [
  ...new Set(roles.flatMap((role) => session.access.sectorRoles[role])),
];

const shared = (query: Evaluations, ...more: Filter[]): Evaluations => ({
  ...query,
  where: [...query.where, ...more],
});

/**
 * The queries that together give every evaluation that somebody may read, each of which rules can prove: their own, those
 * they are named a reader of, and those that their right or their sectors open. What several give is one record.
 * `query`: whatever else is asked, without the establishment.
 */
export function evaluationQueries(
  session: Session,
  query: Omit<Evaluations, "collection">,
): Evaluations[] {
  const base: Evaluations = {
    ...query,
    collection: "evaluations",
    where: [is("zooId", session.zooId), is("isDeleted", false), ...query.where],
  };
  const own = [
    shared(base, is("authorId", session.uid)),
    shared(base, {
      field: "readers",
      op: "array-contains",
      value: session.uid,
    }),
  ];
  const open = shared(base, is("sealed", false));
  if (isOneOf(session, ["A", "S", "P", "X"])) return [...own, open];
  const carried = sectorsOf(session, ["management", "veterinary"]);
  const kept = sectorsOf(session, ["keeper"]);
  return [
    ...own,
    ...anyOf(open, "sectorIds", carried),
    ...anyOf(shared(open, is("openToKeepers", true)), "sectorIds", kept),
  ];
}
