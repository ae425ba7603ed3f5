import type { EnclosureEntry } from "@domain/directory/kinds";
import { useCallback, useMemo } from "react";
import type { Directory } from "../../../data/hooks/use-names";
import { useDirectory } from "../../../data/hooks/use-names";
import type { EnclosureFilters } from "./enclosure-filter";
import {
  asksForTaxon,
  enclosuresHolding,
  wantsEnclosure,
} from "./enclosure-filter";

/** Which enclosures hold what is asked for; null where nothing is, and until it is known. */
function useHolding(
  filters: EnclosureFilters,
  species: Directory<"species">,
  zooId: string,
): ReadonlySet<string> | null {
  const asked = asksForTaxon(filters);
  const animals = useDirectory("animals", asked ? zooId : null);
  const { specieId, familyId, orderId } = filters;
  return useMemo(() => {
    const taxon = { specieId, familyId, orderId };
    return asked ? enclosuresHolding(taxon, animals.list, species.of) : null;
  }, [asked, animals, species, specieId, familyId, orderId]);
}

/** Whether the filters want an enclosure: the same function while they stay the same. */
export function useWantsEnclosure(
  filters: EnclosureFilters,
  species: Directory<"species">,
  zooId: string,
) {
  const holding = useHolding(filters, species, zooId);
  return useCallback(
    (enclosure: EnclosureEntry) => wantsEnclosure(enclosure, filters, holding),
    [filters, holding],
  );
}

/** The texts by which an enclosure is found. */
export const enclosureTexts = ({ name }: EnclosureEntry) => [name];
