import { animalFacts } from "@domain/animal/facts";
import { enclosureFacts } from "@domain/enclosure/facts";
import { enclosureMapFacts } from "@domain/grid/facts";
import { sectorFacts } from "@domain/sector/facts";
import {
  anAnimal,
  anEnclosure,
  anEnclosureMap,
  aSector,
} from "../../builders/facility";
import { sector1, zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const sectorPath = `sectors/${sector1}`;
const enclosurePath = "enclosures/enclosure-1";
const nowherePath = "enclosures/enclosure-none";
const mapPath = "enclosureMaps/enclosure-1";
const animalPath = "animals/animal-1";

const sector = attemptsOn("sectors", sectorFacts(aSector()));
const enclosure = attemptsOn("enclosures", enclosureFacts(anEnclosure()));
const map = attemptsOn("enclosures", enclosureMapFacts(anEnclosureMap()));
const nowhere = attemptsOn(
  "enclosures",
  enclosureFacts(anEnclosure({ linkedSectorId: null })),
  {
    M: ["manager", "otherManager", "auditor"],
    K: ["keeper", "otherKeeper", "keeperOfMany"],
  },
);
const animal = attemptsOn("animals", animalFacts(anAnimal()));

const newSector = () => aSector({ sectorId: "sector-new", sectorName: "Île" });

export const attempts: Attempt[] = [
  sector.get(sectorPath),
  sector.list(sectorPath, "zooId", zooA),
  sector.create("sectors/sector-new", newSector),
  sector.update(["change", "rename"], sectorPath, {
    sectorName: "Plaine",
    label: "Plaine",
    value: sector1,
    sectorColor: "#00aa88",
  }),
  sector.update(["picture", "point at a picture"], sectorPath, {
    sectorProfilePicture: `${zooA}/${sectorPath}/0.jpg`,
  }),
  sector.update(["team", "name a keeper"], sectorPath, {
    sectorKeeper: ["keeper"],
  }),
  {
    ...sector.create("sectors/sector-new", () => ({
      ...newSector(),
      managementUserIds: ["manager"],
    })),
    action: "team",
    what: "create with a team",
  },
  sector.remove(["remove", "delete"], sectorPath),

  enclosure.get(enclosurePath),
  enclosure.list(enclosurePath, "zooId", zooA),
  enclosure.create("enclosures/enclosure-new", () =>
    anEnclosure({ enclosureId: "enclosure-new" }),
  ),
  enclosure.update(["change", "rename"], enclosurePath, {
    enclosureName: "Colline",
    label: "Colline",
    value: "enclosure-1",
  }),
  enclosure.update(["change", "take the zones away"], enclosurePath, {
    areas: [],
    zoneIds: [],
    indoorArea: 0,
    outdoorArea: 0,
  }),
  enclosure.update(["note", "memo"], enclosurePath, {
    memo: "Clôture à revoir",
    temperature: 21.5,
  }),
  enclosure.update(["picture", "point at a picture"], enclosurePath, {
    enclosureProfilePicture: `${zooA}/${enclosurePath}/0.jpg`,
  }),
  nowhere.update(["note", "memo, in no sector"], nowherePath, { memo: "Vide" }),
  nowhere.update(["change", "rename, in no sector"], nowherePath, {
    enclosureName: "Colline",
    label: "Colline",
    value: "enclosure-none",
  }),
  enclosure.remove(["remove", "delete"], enclosurePath),
  enclosure.update(["remove", "archive"], enclosurePath, { isArchived: true }),

  map.get(mapPath),
  map.list(mapPath, "zooId", zooA),
  map.create("enclosureMaps/enclosure-1b", () =>
    anEnclosureMap({ enclosureId: "enclosure-1b" }),
  ),
  map.update(["change", "paint a map"], mapPath, {
    zones: { areaIds: ["zone-1"], runs: "4A" },
  }),
  map.update(["picture", "point at a plan"], mapPath, {
    plan: `${zooA}/${mapPath}/0.jpg`,
  }),
  map.remove(["remove", "delete a map"], mapPath),

  animal.update(["picture", "point at a picture"], animalPath, {
    animalProfilePicture: `${zooA}/${animalPath}/0.jpg`,
  }),
  animal.get(animalPath),
  animal.list(animalPath, "zooId", zooA),
  animal.create("animals/animal-new", () =>
    anAnimal({ animalId: "animal-new" }),
  ),
  animal.update(["change", "rename"], animalPath, { animalName: "Kito" }),
  animal.update(["change", "birth"], animalPath, {
    animalBirthdate: "12/2020",
    birthMonth: "2020-12",
  }),
  animal.update(["note", "note"], animalPath, { notes: "Mange bien" }),
  animal.update(["move", "move within the sector"], animalPath, {
    animalEnclosureData: { enclosureId: "enclosure-1b" },
    sectorId: sector1,
  }),
  animal.update(["end", "death"], animalPath, {
    animalState: "deceased",
    animalStateDate: "2026-11-01",
    animalStateReason: "Âge",
  }),
  animal.update(["authorise", "authorise"], animalPath, {
    authorizedZooIds: ["zoo-lande"],
  }),
  animal.remove(["remove", "delete"], animalPath),
  animal.update(["remove", "archive"], animalPath, { isArchived: true }),
];
