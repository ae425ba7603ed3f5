import { can } from "../../access/can";
import { inSector } from "../../access/in-sector";
import type { Session } from "../../access/session";
import { sectorsRead } from "../../measures/alerts/sectors-read";
import type { Filter } from "../../query/query";
import { healthSight } from "../sight";

/** The animal of a book, and the sector that says who reads it. */
export interface BookOf {
  zooId: string;
  animalId: string;
  sectorId: string | null;
}

/** The filters without which a query for alerts on an animal's health is refused; null: they read none. */
function alertSight(
  session: Session | null,
  { sectorId }: BookOf,
): Filter[] | null {
  if (session === null) return null;
  const sectors = sectorsRead(session, true);
  if (sectors === null) return [];
  return sectorId === null || !sectors.includes(sectorId)
    ? null
    : [{ field: "sectorIds", op: "array-contains-any", value: [sectorId] }];
}

/** What somebody reads of an animal's book: the filters of each source, null where they read none of it. */
export interface BookSight {
  values: Filter[] | null;
  notes: Filter[] | null;
  current: Filter[] | null;
  /** What is over, and what became of doses: keepers read neither here. */
  over: Filter[] | null;
  doses: Filter[] | null;
  alerts: Filter[] | null;
}

export function bookSight(session: Session | null, of: BookOf): BookSight {
  const { zooId, sectorId } = of;
  const facts = { zooId, sectorIds: inSector(sectorId), openToKeepers: false };
  const readsOver = can(session, "read", "prescriptions", facts);
  const sight = (kind: Parameters<typeof healthSight>[1]) =>
    healthSight(session, kind, of);
  return {
    values: sight("healthValues"),
    notes: sight("healthNotes"),
    current: sight("prescriptions"),
    over: readsOver ? sight("prescriptions") : null,
    doses: readsOver ? sight("doses") : null,
    alerts: readsOver ? alertSight(session, of) : null,
  };
}

/** Whether there is anything of health that they may read. */
export const seesHealth = ({ values, current }: BookSight): boolean =>
  values !== null || current !== null;
