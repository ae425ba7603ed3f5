import { later } from "./entry";
import type { AppRoute } from "./types";

const readAnimals = { resource: "animals", action: "read" } as const;

/** Sectors and tasks, enclosures and groups, animals and species, enrichment. */
export const facilityRoutes: readonly AppRoute[] = [
  later("assessment", readAnimals),
  later("submenu"),
];
