import type { CollectionEntry } from "../../record/types";
import { derivedOnly, desk } from "../../record/writes";
import { healthFacts } from "../health-record";
import type { HealthBaseline } from "./baseline";
import { baselineSchema } from "./baseline";

/** What `can()` needs to know of a baseline. */
export const baselineFacts = (
  baseline: Pick<HealthBaseline, "zooId" | "sectorId" | "openToKeepers">,
) => healthFacts(baseline, baseline.openToKeepers);

/** Kept by functions once there are days enough; begun anew by a veterinarian, from a day on and with a reason. */
export const healthBaselinesEntry = {
  path: "animals/{id}/baselines",
  parentField: "animalId",
  scope: "zoo",
  idField: "parameterId",
  schema: baselineSchema,
  resource: "healthBaselines",
  identity: ["zooId", "from"],
  fallback: { animalId: () => "", days: () => ({}) },
  facts: baselineFacts,
  references: [
    {
      field: "parameterId",
      collection: "healthParameters",
      copies: { openToKeepers: "keeperMayCollect" },
    },
    {
      field: "animalId",
      collection: "animals",
      copies: { sectorId: "sectorId" },
    },
  ],
  derive: [],
  writes: {
    create: desk("animalId", "from", "reason"),
    change: desk("from", "reason"),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
