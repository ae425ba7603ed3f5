import type { Gathering } from "@domain/directory/gatherings";
import { gathered } from "@domain/directory/gatherings";
import type { AnimalEntry } from "@domain/directory/kinds";
import { useFormat } from "../../../lib/use-format";
import { useDirectory, useSpecies } from "../../../data/hooks/use-names";

/** A sector, enclosure, species or group with some animals that are in it. */
export interface Gathered {
  id: string;
  name: string;
  animals: readonly AnimalEntry[];
}

/** What a sector, enclosure, species or group is called; "" until that is known. */
export function useGatheringName(
  zooId: string,
): (kind: Gathering, id: string) => string {
  const directories = {
    sectorId: useDirectory("sectors", zooId),
    enclosureId: useDirectory("enclosures", zooId),
    groupId: useDirectory("groups", zooId),
  };
  const species = useSpecies(zooId);
  return (kind, id) =>
    (kind === "specieId"
      ? species.of(id)?.specieName
      : directories[kind].of(id)?.name) ?? "";
}

/** By what these animals can be chosen several at once, by name; what has no name yet is left out. */
export function useGatherings(
  zooId: string,
  animals: readonly AnimalEntry[],
): (kind: Gathering) => Gathered[] {
  const nameOf = useGatheringName(zooId);
  const { byName } = useFormat();
  return (kind) =>
    [...gathered(kind, animals)]
      .map(([id, found]) => ({ id, name: nameOf(kind, id), animals: found }))
      .filter(({ name }) => name !== "")
      .sort((a, b) => byName(a.name, b.name));
}
