import { can, isOneOf } from "../access/can";
import { inSector } from "../access/in-sector";
import type { Session } from "../access/session";
import type { Filter } from "../query/query";

/** Of what somebody asks: records of a kind that lie in one sector of one establishment. */
interface Place {
  zooId: string;
  sectorId: string | null;
}

/** The kinds that are asked for by sector; of notes keepers read none. */
type Kind =
  | "healthValues"
  | "healthBuckets"
  | "healthNotes"
  | "prescriptions"
  | "doses";

/**
 * The filters without which a query for an animal's health records is refused: what rules can prove of whoever asks. null: they
 * read none there. Who administers the establishment asks for all; others for a sector, keepers for what is open to them.
 *
 * @example healthSight(session, "healthValues", { zooId, sectorId: "s1" }) // [{ field: "sectorId", op: "==", value: "s1" }]
 */
export function healthSight(
  session: Session | null,
  kind: Kind,
  { zooId, sectorId }: Place,
): Filter[] | null {
  const facts = { zooId, sectorIds: inSector(sectorId) };
  if (!can(session, "read", kind, { ...facts, openToKeepers: true }))
    return null;
  if (isOneOf(session, ["A", "S"])) return [];
  const inIt: Filter = { field: "sectorId", op: "==", value: sectorId };
  if (can(session, "read", kind, { ...facts, openToKeepers: false }))
    return [inIt];
  return kind === "prescriptions"
    ? [inIt, { field: "status", op: "==", value: "current" }]
    : [inIt, { field: "openToKeepers", op: "==", value: true }];
}
