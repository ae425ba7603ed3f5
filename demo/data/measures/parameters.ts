import type { EnvironmentalParameter } from "../../../src/domain/measures/parameters/parameter";
import type { DemoZooId } from "../types";
import type { DemoLimits, DemoRound } from "./types";

type Given = Pick<
  EnvironmentalParameter,
  "name" | "measureType" | "color" | "icon" | "enclosureIds" | "areaIds"
> &
  Partial<
    Pick<EnvironmentalParameter, "unit" | "scaleMax" | "options" | "limits">
  >;

/** What the first establishment measures beside what is built in. */
export const demoParameters: readonly (Given & {
  id: string;
  zooId: DemoZooId;
})[] = [
  {
    id: "point-chaud",
    zooId: "sentinelle",
    name: "Point chaud",
    measureType: "numeric",
    unit: "Cel",
    color: "#b91c1c",
    icon: "sun",
    enclosureIds: ["serre-radiees"],
    areaIds: [],
    limits: { enabled: true, min: 32, max: 42 },
  },
  {
    id: "aspect-eau",
    zooId: "sentinelle",
    name: "Aspect de l’eau",
    measureType: "choice",
    color: "#0e7490",
    icon: "droplet",
    enclosureIds: [],
    areaIds: ["vallee-aldabra.vallee-aldabra-mare"],
    options: [
      { id: "o1", name: "Claire", isArchived: false },
      { id: "o2", name: "Trouble", isArchived: false },
      { id: "o3", name: "Verte", isArchived: false },
    ],
  },
  {
    id: "substrat",
    zooId: "sentinelle",
    name: "Humidité du substrat",
    measureType: "scale",
    scaleMax: 5,
    options: [
      { id: "1", name: "Sec", isArchived: false },
      { id: "3", name: "Humide", isArchived: false },
      { id: "5", name: "Détrempé", isArchived: false },
    ],
    color: "#78350f",
    icon: "leaf",
    enclosureIds: ["salle-malgache"],
    areaIds: [],
  },
];

const mare = {
  enclosureId: "vallee-aldabra",
  areaId: "vallee-aldabra-mare",
};

/** What people collect of them, and of the water by hand. */
export const demoRounds: readonly DemoRound[] = [
  {
    enclosureId: "serre-radiees",
    areaId: null,
    parameterId: "point-chaud",
    everyDays: 1,
    times: 21,
    values: [36.5, 37, 35.5, 36, 38, 30.5, 37.5],
    measure: "Ampoule chauffante remplacée, contrôlée le lendemain.",
  },
  {
    ...mare,
    parameterId: "aspect-eau",
    everyDays: 7,
    times: 52,
    values: ["o1", "o1", "o2", "o1", "o1", "o3", "o1", "o2"],
    measure: "",
  },
  {
    ...mare,
    parameterId: "sentinelle_ph",
    everyDays: 7,
    times: 52,
    values: [7.4, 7.6, 7.5, 7.8, 7.2, 7.4, 8.1],
    measure: "Un tiers de l’eau renouvelé, algues retirées.",
  },
  {
    enclosureId: "salle-malgache",
    areaId: null,
    parameterId: "substrat",
    everyDays: 7,
    times: 26,
    values: [3, 4, 3, 2, 4, 5, 3],
    measure: "",
  },
];

/** Where built-ins have limits. */
export const demoLimits: readonly DemoLimits[] = [
  {
    key: "temperature",
    enclosureId: "serre-radiees",
    areaId: "serre-radiees-serre",
    min: 18,
    max: 34,
  },
  {
    key: "humidity",
    enclosureId: "salle-malgache",
    areaId: null,
    min: 65,
    max: 95,
  },
  { key: "waterTemperature", ...mare, min: 14, max: 30 },
  { key: "ph", ...mare, min: 6.8, max: 8 },
];
