import type { EnclosureMap } from "../../../../src/domain/grid/enclosure-map";
import { gridOf } from "../../../../src/domain/grid/code";
import type { Grid } from "../../../../src/domain/grid/grid";
import type { DemoDocument } from "../document";
import type { Hierarchy } from "./towards";

export const zooId = "sentinelle";
export const enclosureId = "ile-lemuriens";
const specieId = "ring-tailed-lemur";

interface Lemurs {
  animalIds: string[];
  avoided: string;
  /** Who gives way to nobody first: females before males, the avoided one last. */
  hierarchy: Hierarchy;
}

export interface Herd extends Lemurs {
  sectorIds: string[];
  /** Where they live, as it is drawn. */
  grid: Grid;
}

const idOf = ({ path }: DemoDocument): string => path.split("/")[1] ?? "";

/** The lemurs of the island, the male whom they avoid among them. */
export function lemursIn(records: readonly DemoDocument[]): Lemurs {
  const animals = records.filter(
    ({ path, data }) =>
      /^animals\/[^/]+$/u.test(path) &&
      data["zooId"] === zooId &&
      data["specieId"] === specieId &&
      data["animalState"] === null,
  );
  const males = animals.filter(({ data }) => data["animalSexe"] === "Male");
  const [first, ...others] = males.map(idOf);
  const avoided = first ?? "";
  const females = animals.filter((one) => !males.includes(one)).map(idOf);
  return {
    animalIds: animals.map(idOf).sort(),
    avoided,
    hierarchy: [...females.sort(), ...others.sort(), avoided],
  };
}

/** The lemurs in their home. */
export function herdIn(records: readonly DemoDocument[]): Herd {
  const enclosure = records.find(
    ({ path }) => path === `enclosures/${enclosureId}`,
  );
  const sectorId = enclosure?.data["linkedSectorId"];
  const map = records.find(
    ({ path }) => path === `enclosureMaps/${enclosureId}`,
  );
  const drawn = map?.data as unknown as EnclosureMap;
  return {
    ...lemursIn(records),
    sectorIds: typeof sectorId === "string" ? [sectorId] : [],
    grid: gridOf(
      drawn,
      drawn.zones.areaIds.map((areaId) => ({ areaId })),
    ),
  };
}
