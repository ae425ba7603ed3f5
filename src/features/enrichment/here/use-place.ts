import { isThere } from "@domain/directory/is-there";
import type { AnimalEntry, EnclosureEntry } from "@domain/directory/kinds";
import type { LoggedPlace } from "@domain/enrichment/logging";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";

/** An enclosure, or an animal where it lives, as far as the directories know them: they are there without a network. */
export interface Place {
  enclosure: EnclosureEntry | undefined;
  /** null: all that live there. */
  animal: AnimalEntry | null;
  /** Who is watched: the animal, else all that live there, by name. */
  animals: readonly AnimalEntry[];
  logged: LoggedPlace | null;
  /** Nothing is known of it yet. */
  isComing: boolean;
}

/** The place that an address names: by the animal, else by the enclosure. */
export function usePlace(
  enclosureId: string | null,
  animalId: string | null,
): Place {
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  const directory = useDirectory("animals", zooId);
  return useMemo(() => {
    const animal = directory.of(animalId) ?? null;
    const at = animalId === null ? enclosureId : (animal?.enclosureId ?? null);
    const enclosure = enclosures.of(at);
    const residents = directory.list.filter(
      (one) =>
        one.enclosureId !== null &&
        one.enclosureId === at &&
        isThere(one) &&
        one.state === null,
    );
    const animals = animal === null ? residents : [animal];
    const species = animals.flatMap(({ specieId }) => specieId ?? []);
    return {
      enclosure,
      animal,
      animals,
      logged:
        enclosure === undefined
          ? null
          : {
              zooId,
              enclosureId: enclosure.id,
              sectorId: enclosure.sectorId,
              animalIds: animal === null ? [] : [animal.id],
              specieIds: [...new Set(species)],
            },
      isComing:
        enclosures.live.state === "loading" ||
        directory.live.state === "loading",
    };
  }, [directory, enclosures, zooId, enclosureId, animalId]);
}
