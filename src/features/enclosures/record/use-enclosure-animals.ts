import { animalsQuery } from "@domain/query/facility-queries";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";

/** The animals that live in an enclosure, by name. */
export const useEnclosureAnimals = (
  zooId: string,
  enclosureId: string,
): GrowingList<"animals"> =>
  useGrowingList((limit) =>
    animalsQuery(zooId, { specieId: null, sectorId: null, enclosureId }, limit),
  );
