import { firstAt } from "../../record/first-at";
import type { CollectionEntry } from "../../record/types";
import { allBut, log } from "../../record/writes";
import { healthFacts } from "../health-record";
import type { Dose } from "./dose";
import { doseSchema } from "./dose";

/** What `can()` needs to know of a dose. */
export const doseFacts = (dose: Pick<Dose, "zooId" | "sectorId" | "by">) =>
  healthFacts(dose);

/** What people did about doses. */
export const dosesEntry = {
  path: "animals/{id}/doses",
  parentField: "animalId",
  scope: "zoo",
  idField: "doseId",
  schema: doseSchema,
  resource: "doses",
  identity: ["zooId", "prescriptionId", "day", "slot"],
  fallback: {
    revision: () => 1,
    animalId: () => "",
    at: firstAt,
    by: () => "",
  },
  facts: doseFacts,
  references: [{ field: "animalId", collection: "animals" }],
  derive: [],
  writes: log(...allBut(doseSchema, "zooId", "doseId")),
} as const satisfies CollectionEntry;
