import type { Lineage } from "@domain/profile/profile";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";

export interface ComparedAnimal {
  id: string;
  name: string;
  specieName: string;
  /** null: its species is not given, or on its way. */
  lineage: Lineage | null;
  /** Its species is being read. */
  isComing: boolean;
}

/** An animal of the establishment where one works, with what its species belongs to; null: none of this id. */
export function useComparedAnimal(
  animalId: string | null,
): ComparedAnimal | null {
  const { zooId } = useReadySession();
  const entry = useDirectory("animals", zooId).of(animalId);
  const specieId = entry?.specieId ?? null;
  const specie = useLiveDoc("species", specieId);
  if (entry === undefined) return null;
  const found = specie.state === "data" ? specie.data : null;
  return {
    id: entry.id,
    name: entry.name,
    specieName: entry.specieName,
    lineage:
      found === null
        ? null
        : {
            specieId: found.id,
            familyId: found.data.familyId,
            orderId: found.data.orderId,
          },
    isComing: specieId !== null && specie.state === "loading",
  };
}
