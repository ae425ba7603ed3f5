import { firstAt } from "../../record/first-at";
import type { CollectionEntry } from "../../record/types";
import { allBut, correctedLog } from "../../record/writes";
import { healthFacts } from "../health-record";
import type { HealthValue } from "./value";
import { healthValueSchema } from "./value";

/** What `can()` needs to know of a value of an animal. */
export const healthValueFacts = (
  value: Pick<HealthValue, "zooId" | "sectorId" | "by" | "openToKeepers">,
) => healthFacts(value, value.openToKeepers);

/** Values of animals that people gave: made once, corrected or taken back by a further one. */
export const healthValuesEntry = {
  path: "animals/{id}/healthValues",
  parentField: "animalId",
  scope: "zoo",
  idField: "valueId",
  schema: healthValueSchema,
  resource: "healthValues",
  identity: ["zooId", "parameterId"],
  fallback: {
    animalId: () => "",
    at: firstAt,
    source: () => "person",
    by: () => "",
  },
  facts: healthValueFacts,
  references: [
    { field: "parameterId", collection: "healthParameters" },
    { field: "animalId", collection: "animals" },
  ],
  derive: [],
  writes: correctedLog(
    ...allBut(healthValueSchema, "zooId", "valueId", "picture"),
  ),
} as const satisfies CollectionEntry;
