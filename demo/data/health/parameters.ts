import type { HealthParameter } from "../../../src/domain/measures/parameters/parameter";
import type { DemoZooId } from "../types";

type Given = Pick<
  HealthParameter,
  "name" | "measureType" | "color" | "icon" | "animalIds" | "specieIds"
> &
  Partial<
    Pick<HealthParameter, "unit" | "options" | "limits" | "keeperMayCollect">
  >;

/** What the first establishment measures of its animals beside what is built in. */
export const demoHealthParameters: readonly (Given & {
  id: string;
  zooId: DemoZooId;
})[] = [
  {
    id: "glycemie",
    zooId: "sentinelle",
    name: "Glycémie",
    measureType: "numeric",
    unit: "mmol/L",
    color: "#be123c",
    icon: "droplet",
    animalIds: ["bosquet-mandrills-mandrill-2"],
    specieIds: [],
    limits: { enabled: true, min: 3.5, max: 7.5 },
    keeperMayCollect: false,
  },
  {
    id: "couleurs-face",
    zooId: "sentinelle",
    name: "Couleurs de la face",
    measureType: "choice",
    color: "#1d4ed8",
    icon: "heart",
    animalIds: [],
    specieIds: ["mandrill"],
    options: [
      { id: "o1", name: "Vives", isArchived: false },
      { id: "o2", name: "Pâles", isArchived: false },
      { id: "o3", name: "Ternes", isArchived: false },
    ],
  },
];
