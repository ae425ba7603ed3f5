import type { Animal } from "@domain/animal/animal";
import { animalSchema } from "@domain/animal/animal";
import type { AnimalCard } from "@domain/animal/card/card";
import { animalCardSchema } from "@domain/animal/card/card";
import { birthMonthOf } from "@domain/animal/birthdate";
import type { Enclosure } from "@domain/enclosure/enclosure";
import {
  enclosureSchema,
  zoneIdsOf,
  zoneSchema,
} from "@domain/enclosure/enclosure";
import type { Group, GroupAnimal } from "@domain/group/group";
import { groupAnimalSchema, groupSchema } from "@domain/group/group";
import type { EnclosureMap } from "@domain/grid/enclosure-map";
import { enclosureMapSchema } from "@domain/grid/enclosure-map";
import type { Zoo } from "@domain/establishment/zoo";
import { zooSchema } from "@domain/establishment/zoo";
import type { Sector } from "@domain/sector/sector";
import { sectorSchema } from "@domain/sector/sector";
import type { ZooSummary } from "@domain/establishment/summary/summary";
import {
  attentionOf,
  zooSummarySchema,
} from "@domain/establishment/summary/summary";
import { sector1, zooA, zooB } from "./ids";

/** An establishment; fields given replace the defaults, here as in every builder. */
export function aZoo(zoo: Partial<Zoo> = {}): Zoo {
  return zooSchema.parse({ zooId: zooA, zooName: "La Baie", ...zoo });
}

/** A sector without a team. */
export function aSector(sector: Partial<Sector> = {}): Sector {
  const { sectorId = sector1, sectorName = "Savane" } = sector;
  return sectorSchema.parse({
    zooId: zooA,
    sectorId,
    sectorName,
    label: sectorName,
    value: sectorId,
    ...sector,
  });
}

/** An enclosure of the first sector with one zone outdoors. */
export function anEnclosure(enclosure: Partial<Enclosure> = {}): Enclosure {
  const { enclosureId = "enclosure-1", enclosureName = "Plaine" } = enclosure;
  const made = enclosureSchema.parse({
    zooId: zooA,
    enclosureId,
    enclosureName,
    label: enclosureName,
    value: enclosureId,
    linkedSectorId: sector1,
    areas: [
      zoneSchema.parse({ areaId: "zone-1", areaName: "Pré", areaSurface: 400 }),
    ],
    outdoorArea: 400,
    ...enclosure,
  });
  return { ...made, zoneIds: zoneIdsOf(made.areas) };
}

/** The map of `anEnclosure()`: four squares of 4 m2, two of them its zone's. */
export function anEnclosureMap(map: Partial<EnclosureMap> = {}): EnclosureMap {
  return enclosureMapSchema.parse({
    zooId: zooA,
    enclosureId: "enclosure-1",
    sectorId: sector1,
    mapWidth: 4,
    squareArea: 4,
    columns: 2,
    rows: 2,
    zones: { areaIds: ["zone-1"], runs: "2A2." },
    levels: "3.A",
    ...map,
  });
}

/** An animal in `anEnclosure()`. */
export function anAnimal(animal: Partial<Animal> = {}): Animal {
  const { animalBirthdate = "03/2019" } = animal;
  return animalSchema.parse({
    zooId: zooA,
    animalId: "animal-1",
    animalName: "Nala",
    animalSexe: "Femelle",
    animalBirthdate,
    birthMonth: birthMonthOf(animalBirthdate ?? ""),
    animalEnclosureData: { enclosureId: "enclosure-1" },
    sectorId: sector1,
    specieId: "specie-1",
    specieName: "Suricate",
    specieLatinName: "Suricata suricatta",
    ...animal,
  });
}

/** What the neighbours see of `anAnimal()`. */
export const anAnimalCard = (card: Partial<AnimalCard> = {}): AnimalCard =>
  animalCardSchema.parse({
    zooId: zooA,
    zooName: "La Baie",
    animalId: "animal-1",
    animalName: "Nala",
    animalSexe: "Femelle",
    animalBirthdate: "03/2019",
    birthMonth: "2019-03",
    specieId: "specie-1",
    specieName: "Suricate",
    specieLatinName: "Suricata suricatta",
    authorizedZooIds: [zooB],
    ...card,
  });

/** A group of the animals' species. */
export function aGroup(group: Partial<Group> = {}): Group {
  const { groupId = "group-1", groupName = "Colonie" } = group;
  return groupSchema.parse({
    zooId: zooA,
    groupId,
    groupName,
    label: groupName,
    value: groupId,
    specieId: "specie-1",
    specieName: "Suricate",
    specieLatinName: "Suricata suricatta",
    ...group,
  });
}

/** `anAnimal()` in its group. */
export const aGroupAnimal = (animal: Partial<GroupAnimal> = {}): GroupAnimal =>
  groupAnimalSchema.parse({
    zooId: zooA,
    animalId: "animal-1",
    animalName: "Nala",
    specieId: "specie-1",
    enclosureId: "enclosure-1",
    ...animal,
  });

/** How the establishment stands: nothing is wrong in it. */
export const aZooSummary = (summary: Partial<ZooSummary> = {}): ZooSummary => {
  const made = zooSummarySchema.parse({
    zooId: zooA,
    zooName: "La Baie",
    countedAt: new Date("2026-11-21T08:00:00Z"),
    recountAt: new Date("2026-11-21T23:00:00Z"),
    ...summary,
  });
  return { ...made, attention: attentionOf(made) };
};
