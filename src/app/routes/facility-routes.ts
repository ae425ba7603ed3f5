import { later } from "./entry";
import type { AppRoute } from "./types";

/** Sectors and tasks, enclosures and groups, animals and species, enrichment. */
export const facilityRoutes: readonly AppRoute[] = [later("submenu")];
