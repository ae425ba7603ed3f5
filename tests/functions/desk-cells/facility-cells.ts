import { sector1, zooA } from "../../builders/ids";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell, inSector } from "./desk-cell";

export const cells: DeskCell[] = [
  cell("zoo", "change", change("zoo", zooA, { zooName: "Rade" }), {
    zooId: zooA,
  }),
  cell("zoo", "markTest", change("zoo", zooA, { mainTest: true }), {
    zooId: zooA,
  }),
  cell("zoo", "markTest", change("zoo", zooA, { environment: "test" }), {
    zooId: zooA,
  }),
  cell(
    "zooConfig",
    "change",
    {
      ...change("zooConfigs", "config", { chatChannel: null }),
      parentId: zooA,
    },
    { zooId: zooA },
  ),
  cell(
    "zooConfig",
    "create",
    { ...create("zooConfigs", "config", { zooId: zooA }), parentId: zooA },
    { zooId: zooA },
  ),
  cell(
    "importLayouts",
    "create",
    { ...create("importLayouts", "animals", { zooId: zooA }), parentId: zooA },
    { zooId: zooA },
  ),
  cell(
    "importLayouts",
    "change",
    { ...change("importLayouts", "animals", { columns: [] }), parentId: zooA },
    { zooId: zooA },
  ),
  cell(
    "sectors",
    "create",
    create("sectors", "new", { zooId: zooA, sectorName: "Île" }),
    { zooId: zooA, sectorIds: ["new"] },
  ),
  cell(
    "sectors",
    "change",
    change("sectors", sector1, { sectorName: "Plaine" }),
    inSector,
  ),
  cell(
    "enclosures",
    "create",
    create("enclosures", "new", {
      zooId: zooA,
      enclosureName: "Île",
      linkedSectorId: sector1,
    }),
    inSector,
  ),
  cell(
    "enclosures",
    "change",
    change("enclosures", "enclosure-1", { enclosureName: "Île" }),
    inSector,
  ),
  cell(
    "enclosures",
    "change",
    change("enclosures", "enclosure-none", { areas: [] }),
    { zooId: zooA, sectorIds: [] },
  ),
  cell(
    "enclosures",
    "note",
    change("enclosures", "enclosure-1", { memo: "Clôture" }),
    inSector,
  ),
  cell(
    "enclosures",
    "create",
    create("enclosureMaps", "enclosure-1b", {
      zooId: zooA,
      mapWidth: 4,
      squareArea: 4,
      rows: 1,
      zones: { areaIds: ["zone-1"], runs: "A." },
      levels: "2.",
    }),
    inSector,
  ),
  cell(
    "enclosures",
    "change",
    change("enclosureMaps", "enclosure-1", { levels: "4B" }),
    inSector,
  ),
  cell(
    "animals",
    "create",
    create("animals", "new", {
      zooId: zooA,
      animalName: "Kito",
      specieId: "specie-1",
      animalSexe: "Male",
      animalEnclosureData: { enclosureId: "enclosure-1" },
    }),
    inSector,
  ),
  cell(
    "animals",
    "change",
    change("animals", "animal-1", { animalName: "Kito" }),
    inSector,
  ),
  cell(
    "animals",
    "note",
    change("animals", "animal-1", { notes: "Mange" }),
    inSector,
  ),
  cell(
    "animals",
    "move",
    change("animals", "animal-1", {
      animalEnclosureData: { enclosureId: "enclosure-1b" },
    }),
    inSector,
  ),
  cell(
    "animals",
    "end",
    change("animals", "animal-1", {
      animalState: "deceased",
      animalStateDate: "2026-11-01",
    }),
    inSector,
  ),
  cell(
    "groups",
    "create",
    create("groups", "new", { zooId: zooA, groupName: "Meute" }),
    { zooId: zooA },
  ),
  cell(
    "groups",
    "change",
    change("groups", "group-1", { groupName: "Meute" }),
    { zooId: zooA },
  ),
];
