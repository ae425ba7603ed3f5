import type { DemoSource } from "./types";

const serre = {
  enclosureId: "serre-radiees",
  areaId: "serre-radiees-serre",
};
const terrariums = {
  enclosureId: "salle-malgache",
  areaId: "salle-malgache-terrariums-cameleons",
};

/** What sends readings: one goes on, one of its sensors stuck; the other fell silent. */
export const demoSources: readonly DemoSource[] = [
  {
    id: "centrale-serres",
    zooId: "sentinelle",
    name: "Centrale des serres",
    expectedBy: 60,
    silentHours: null,
    secret: "demonstration-secret-of-the-greenhouses-001",
    sensors: [
      {
        ...serre,
        feed: "serre-temperature",
        key: "temperature",
        course: { mean: 26, summer: 3, noon: 3, heat: 6, noise: 0.6 },
        mute: null,
        stuckHours: null,
      },
      {
        ...serre,
        feed: "serre-hygrometrie",
        key: "humidity",
        course: { mean: 62, summer: -6, noon: -8, heat: -9, noise: 3 },
        mute: [47, 44],
        stuckHours: null,
      },
      {
        enclosureId: "vallee-aldabra",
        areaId: "vallee-aldabra-mare",
        feed: "mare-eau",
        key: "waterTemperature",
        course: { mean: 21, summer: 5, noon: 0.8, heat: 2.5, noise: 0.2 },
        mute: null,
        stuckHours: 30,
      },
    ],
  },
  {
    id: "sonde-malgache",
    zooId: "sentinelle",
    name: "Sonde de la salle malgache",
    expectedBy: 120,
    silentHours: 22,
    secret: "demonstration-secret-of-the-terrariums--002",
    sensors: [
      {
        ...terrariums,
        feed: "t",
        key: "temperature",
        course: { mean: 24.5, summer: 1, noon: 1.5, heat: 3, noise: 0.4 },
        mute: null,
        stuckHours: null,
      },
      {
        ...terrariums,
        feed: "h",
        key: "humidity",
        course: { mean: 80, summer: -2, noon: -5, heat: -8, noise: 2 },
        mute: null,
        stuckHours: null,
      },
    ],
  },
];
