import { enclosuresQuery } from "@domain/query/facility-queries";
import { isPutAway } from "@domain/record/put-away";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";

/** The enclosures of one sector, by name and by steps of so many; removed ones are left out. */
export function useSectorEnclosures(
  zooId: string,
  sectorId: string,
  step?: number,
): GrowingList<"enclosures"> {
  const list = useGrowingList(
    (limit) => enclosuresQuery(zooId, sectorId, limit),
    { ...(step !== undefined && { step }) },
  );
  const { live } = list;
  if (live.state !== "data") return list;
  const rows = live.data.rows.filter(({ data }) => !isPutAway(data));
  return { ...list, live: { ...live, data: { ...live.data, rows } } };
}
