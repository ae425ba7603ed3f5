import type { Animal } from "../../../../src/domain/animal/animal";
import type { SubjectKind } from "../../../../src/domain/campaign/campaign";
import { campaignSpecies } from "../../../data/campaigns";
import type { DemoDocument } from "../document";

/** An animal that is evaluated, or a group as one. */
export interface Evaluated {
  kind: SubjectKind;
  id: string;
  specieId: string | null;
  sectorIds: string[];
  /** The oldest of the animals does worse from month to month. */
  isElder: boolean;
}

interface Living {
  id: string;
  animal: Animal;
}

/** The animals that live in the first establishment. */
const livingIn = (records: readonly DemoDocument[]): Living[] =>
  records
    .filter(({ path }) => /^animals\/[^/]+$/u.test(path))
    .map(({ path, data }) => ({ id: path.split("/")[1] ?? "", data }))
    .map(({ id, data }) => ({ id, animal: data as unknown as Animal }))
    .filter(
      ({ animal }) =>
        animal.zooId === "sentinelle" && animal.animalState === null,
    );

/** The animals of the species in the first establishment, the oldest first. */
export function animalsIn(records: readonly DemoDocument[]): Evaluated[] {
  const animals = livingIn(records)
    .filter(({ animal }) => animal.specieId === campaignSpecies)
    .sort((a, b) => {
      const [first, second] = [a, b].map(
        ({ animal }) => animal.birthMonth ?? "9999",
      );
      return (
        (first ?? "").localeCompare(second ?? "") || (a.id < b.id ? -1 : 1)
      );
    });
  return animals.map(({ id, animal }, place) => ({
    kind: "animal",
    id,
    specieId: campaignSpecies,
    sectorIds: animal.sectorId === null ? [] : [animal.sectorId],
    isElder: place === 0,
  }));
}

/** Groups, each where its animals live. */
export const groupsIn = (
  records: readonly DemoDocument[],
  groupIds: readonly string[],
): Evaluated[] =>
  groupIds.map((id) => {
    const sectorIds = livingIn(records).flatMap(({ animal }) =>
      animal.groupId === id ? (animal.sectorId ?? []) : [],
    );
    return {
      kind: "group",
      id,
      specieId: null,
      sectorIds: [...new Set(sectorIds)].sort(),
      isElder: false,
    };
  });
