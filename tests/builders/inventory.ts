import { animalSchema } from "@domain/animal/animal";
import type { InventoryField, TableRow } from "@domain/inventory/fields";
import { planImport } from "@domain/inventory/plan/plan";
import type {
  Establishment,
  Plan,
  Reading,
  StoredAnimal,
} from "@domain/inventory/plan/types";
import type { FoundSpecie } from "@domain/inventory/read/match-species";
import { valueKey } from "@domain/inventory/read/words";

/** The columns of the rows below. */
export const columns: InventoryField[] = [
  "gan",
  "localId",
  "name",
  "latin",
  "sex",
  "birth",
  "enclosure",
  "group",
  "deathDate",
  "notes",
];
const lion = {
  specieId: "lion",
  specieName: "Lion",
  specieLatinName: "Panthera leo",
  subSpecie: null,
};
export const reading: Reading = {
  columns,
  order: "dmy",
  sexes: new Map(),
  species: new Map<string, FoundSpecie>([
    [valueKey("Panthera leo"), lion],
    [
      valueKey("Panthera leo persica"),
      { ...lion, subSpecie: "Panthera leo persica" },
    ],
  ]),
  enclosures: new Map(),
  groups: new Map(),
  newEnclosures: "create",
  newGroups: "create",
  withoutEnclosure: null,
  newSectorId: "s1",
};
export const establishment: Establishment = {
  zooId: "home",
  codes: ["hom"],
  today: "2026-11-23",
  animals: [],
  enclosures: [{ id: "e1", name: "Savane", sectorId: "s1" }],
  groups: [],
  gone: [],
  mayUse: () => true,
  mayEnd: () => true,
};
export const now = new Date("2026-11-23T08:00:00Z");
const workOf = () => null;
export const writing = { zooId: "home", now, workOf };

export const row = (
  line: number,
  cells: Partial<Record<InventoryField, string>>,
): TableRow => ({
  line,
  cells: columns.map((field) => cells[field] ?? ""),
});
export const kito = {
  localId: "A1",
  name: "Kito",
  latin: "Panthera leo",
  enclosure: "savane",
};

export const known = (one: Partial<StoredAnimal>): StoredAnimal => ({
  ...animalSchema.parse({
    ...{ zooId: "home", animalId: "x", animalName: "Kito" },
    ...{ animalSexe: "undefined", specieId: "lion" },
    specieLatinName: "Panthera leo",
    animalEnclosureData: { enclosureId: "e1" },
    sectorId: "s1",
  }),
  ...one,
});

export const plan = (
  rows: readonly TableRow[],
  given: Partial<Establishment> = {},
  how: Partial<Reading> = {},
) => planImport(rows, { ...reading, ...how }, { ...establishment, ...given });

export const codes = (planned: Plan) =>
  planned.rows.map(({ refusals }) => refusals.map(({ code }) => code).join());
