import { africanSectors } from "./sectors/africa";
import { eurasianSectors } from "./sectors/asia-and-europe";
import { baieSectors } from "./sectors/baie";
import { tropicalSectors } from "./sectors/islands-and-amazon";
import { otherSectors } from "./sectors/shore-and-indoors";
export const demoZoos = [
    { id: "sentinelle", name: "Parc de la Sentinelle", city: "Vaubrière" },
    { id: "baie", name: "Jardin zoologique de la Baie", city: "Port-Anselme" },
];
/** Every sector with its enclosures, zones and residents, both establishments. */
export const demoSectors = [
    ...africanSectors,
    ...tropicalSectors,
    ...eurasianSectors,
    ...otherSectors,
    ...baieSectors,
];
