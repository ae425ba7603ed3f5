import { inSector } from "@domain/access/in-sector";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";

/** Whether somebody reads values of a parameter of an animal in a sector: keepers of what is open to them alone. */
export function useMaySee(sectorId: string | null) {
  const { zooId } = useReadySession();
  const may = useCan();
  return ({ keeperMayCollect }: Pick<HealthParameter, "keeperMayCollect">) =>
    may("read", "healthValues", {
      zooId,
      sectorIds: inSector(sectorId),
      openToKeepers: keeperMayCollect,
    });
}
