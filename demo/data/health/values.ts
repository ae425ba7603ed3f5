import type { DemoHealthValues, DemoWeights } from "./types";

const crocus = "bosquet-mandrills-mandrill-1";
const babel = "bosquet-mandrills-mandrill-2";
const zorro = "bosquet-mandrills-mandrill-7";

/** Who is weighed every week; the old male gets lighter, slowly enough to stay within his limits. */
export const demoWeights: readonly DemoWeights[] = [
  {
    animalId: crocus,
    start: 31.4,
    noise: 0.008,
    loss: null,
    limits: { min: 27, max: 37 },
  },
  {
    animalId: babel,
    start: 29.6,
    noise: 0.006,
    loss: { fromWeek: 22, share: 0.01 },
    limits: { min: 24, max: 35 },
  },
  {
    animalId: zorro,
    start: 12.3,
    noise: 0.01,
    loss: null,
    limits: { min: 10.5, max: 14.5 },
  },
];

/** What else was looked at of them. */
export const demoHealthValues: readonly DemoHealthValues[] = [
  {
    animalId: zorro,
    parameter: "bodyTemperature",
    role: "veterinary",
    values: [
      [31, 39.4],
      [29, 38.6],
      [24, 37.9],
    ],
  },
  {
    animalId: babel,
    parameter: "bodyCondition",
    role: "veterinary",
    values: [
      [280, 3],
      [160, 3],
      [60, 2],
    ],
  },
  {
    animalId: babel,
    parameter: "coat",
    role: "keeper",
    values: [
      [170, 4],
      [40, 3],
    ],
  },
  {
    animalId: crocus,
    parameter: "stool",
    role: "keeper",
    values: [
      [15, 5],
      [12, 5],
      [8, 4],
    ],
  },
  {
    animalId: babel,
    parameter: "glycemie",
    role: "veterinary",
    values: [
      [100, 6.1],
      [45, 6.8],
      [1, 8.4],
    ],
  },
  {
    animalId: crocus,
    parameter: "couleurs-face",
    role: "keeper",
    values: [
      [33, "o1"],
      [5, "o1"],
    ],
  },
];
