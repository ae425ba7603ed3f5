import { can } from "../../access/can";
import type { Session } from "../../access/session";
import { mySectorIds } from "../../access/session";

/** No sector's id: who may read there may read everywhere. */
const elsewhere = "~";

/** The sectors of which somebody reads alerts of a class; null: of all. */
export function sectorsRead(
  session: Session,
  ofHealth: boolean,
): string[] | null {
  const { access, zooId } = session;
  const reads = (sectorId: string) =>
    can(session, "read", "alerts", { zooId, ofHealth, sectorIds: [sectorId] });
  return reads(elsewhere) ? null : mySectorIds(access).filter(reads);
}
