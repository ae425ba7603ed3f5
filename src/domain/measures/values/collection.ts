import { firstAt } from "../../record/first-at";
import type { CollectionEntry } from "../../record/types";
import { allBut, derivedOnly } from "../../record/writes";
import { measureFacts } from "./facts";
import { measureSchema } from "./value";

const fields = allBut(measureSchema, "zooId", "measureId", "picture");

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
  writes: {
    create: { kind: "log", fields },
    correct: { kind: "log", fields },
    change: derivedOnly,
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
