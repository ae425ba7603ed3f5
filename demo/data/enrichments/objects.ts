import { officialFeeding } from "./official-feeding";
import { officialOthers } from "./official-others";
import { africanObjects } from "./own-africa";
import { otherObjects } from "./own-elsewhere";
import type { DemoEnrichment } from "./types";

/** Every object, everybody's and the establishments' own. */
export const demoObjects: readonly DemoEnrichment[] = [
  ...officialFeeding,
  ...officialOthers,
  ...africanObjects,
  ...otherObjects,
];
