import type { HealthParameter } from "@domain/measures/parameters/parameter";
import { mayGive } from "@domain/measures/subject";
import { useReadySession } from "../../../data/hooks/ready-session";

/** What of animals' values somebody may give. */
interface MayGive {
  /** Whether they give any at all, of some animal. */
  anywhere: boolean;
  /** Whether they give some of an animal of a sector; null: it lies in none. */
  inSector: (sectorId: string | null) => boolean;
  of: (
    parameter: Pick<HealthParameter, "keeperMayCollect" | "isArchived">,
    sectorId: string | null,
  ) => boolean;
}

/** What keepers collect is the least that anybody gives who gives anything. */
const open = { keeperMayCollect: true, isArchived: false };

export function useMayGive(): MayGive {
  const session = useReadySession();
  const { zooId } = session;
  const of: MayGive["of"] = (parameter, sectorId) =>
    mayGive(session, "health", parameter, { zooId, sectorId });
  return {
    anywhere: of(open, null),
    inSector: (sectorId) => of(open, sectorId),
    of,
  };
}
