import { enclosuresQuery } from "@domain/query/facility-queries";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";

/** The enclosures of one sector, by name. */
export const useSectorEnclosures = (
  zooId: string,
  sectorId: string,
): GrowingList<"enclosures"> =>
  useGrowingList((limit) => enclosuresQuery(zooId, sectorId, limit));
