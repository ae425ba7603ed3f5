import { africanSectors } from "./sectors/africa";
import { eurasianSectors } from "./sectors/asia-and-europe";
import { baieSectors } from "./sectors/baie";
import { tropicalSectors } from "./sectors/islands-and-amazon";
import { otherSectors } from "./sectors/shore-and-indoors";
import type { DemoSector, DemoZoo } from "./types";

export const demoZoos: readonly DemoZoo[] = [
  {
    id: "sentinelle",
    name: "Parc de la Sentinelle",
    city: "Vaubrière",
    shortCode: "SENT",
  },
  {
    id: "baie",
    name: "Jardin zoologique de la Baie",
    city: "Port-Anselme",
    shortCode: "BAIE",
  },
];

/** Every sector with its enclosures, zones and residents, both establishments. */
export const demoSectors: readonly DemoSector[] = [
  ...africanSectors,
  ...tropicalSectors,
  ...eurasianSectors,
  ...otherSectors,
  ...baieSectors,
];
