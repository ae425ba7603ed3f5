import type { Holder } from "@domain/measures/parameters/inherit";
import { partsOfZoneKey } from "@domain/enclosure/zone-key";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory, useSpecies } from "../../../data/hooks/use-names";

/** What whoever has limits of its own is called; of a zone what its enclosure is. */
export function useHolderNames(): (holder: Holder) => string {
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  const animals = useDirectory("animals", zooId);
  const groups = useDirectory("groups", zooId);
  const species = useSpecies(zooId);
  return useMemo(
    () =>
      ({ kind, id }) => {
        switch (kind) {
          case "zone":
          case "enclosure":
            return enclosures.of(partsOfZoneKey(id).enclosureId)?.name ?? "";
          case "animal":
            return animals.of(id)?.name ?? "";
          case "group":
            return groups.of(id)?.name ?? "";
          case "species":
            return species.of(id)?.specieName ?? "";
        }
      },
    [enclosures, animals, groups, species],
  );
}
