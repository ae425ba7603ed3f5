import { later } from "./entry";
import type { Audience } from "@domain/access/audience";
import type { AppRoute } from "./types";

const both: readonly Audience[] = ["superAdmin", "admin"];
const readAnimals = { resource: "animals", action: "read" } as const;

/** Sectors and tasks, enclosures and groups, animals and species, enrichment. */
export const facilityRoutes: readonly AppRoute[] = [
  later("veterinaryParameters", readAnimals, {
    heading: "welfare",
    order: 2,
    for: both,
    icon: "heartbeat",
  }),
  later("assessment", readAnimals),
  later("submenu"),
];
