import { firstAt } from "../../record/first-at";
import type { CollectionEntry } from "../../record/types";
import { allBut, correctedLog } from "../../record/writes";
import { measureFacts } from "./facts";
import { measureSchema } from "./value";

/** Values of places that people gave: made once, corrected or taken back by a further one. */
export const measuresEntry = {
  path: "enclosures/{id}/measures",
  parentField: "enclosureId",
  scope: "zoo",
  idField: "measureId",
  schema: measureSchema,
  resource: "measures",
  identity: ["zooId", "parameterId"],
  fallback: {
    enclosureId: () => "",
    at: firstAt,
    source: () => "person",
    by: () => "",
  },
  facts: measureFacts,
  references: [
    { field: "parameterId", collection: "environmentalParameters" },
    { field: "enclosureId", collection: "enclosures" },
  ],
  derive: [],
  writes: correctedLog(
    ...allBut(measureSchema, "zooId", "measureId", "picture"),
  ),
} as const satisfies CollectionEntry;
