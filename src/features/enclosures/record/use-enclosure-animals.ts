import { hasEnded } from "@domain/animal/life";
import { animalsQuery } from "@domain/query/facility-queries";
import { isPutAway } from "@domain/record/put-away";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";

/** The animals that live in an enclosure, by name; not those that existing data left there when they died or were deleted. */
export function useEnclosureAnimals(
  zooId: string,
  enclosureId: string,
): GrowingList<"animals"> {
  const list = useGrowingList((limit) =>
    animalsQuery(zooId, { specieId: null, sectorId: null, enclosureId }, limit),
  );
  const { live } = list;
  if (live.state !== "data") return list;
  const rows = live.data.rows.filter(
    ({ data }) => !isPutAway(data) && !hasEnded(data),
  );
  return { ...list, live: { ...live, data: { ...live.data, rows } } };
}
