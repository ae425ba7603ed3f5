import type { CollectionEntry } from "../../record/types";
import { derivedOnly, desk, givenBut } from "../../record/writes";
import { healthFacts } from "../health-record";
import type { Prescription } from "./prescription";
import { prescriptionSchema } from "./prescription";

const ending = ["endReason", "actualEndDate", "endNote", "endedBy"];

/** What `can()` needs to know of a prescription: keepers read the current ones. */
export const prescriptionFacts = (
  record: Pick<Prescription, "zooId" | "sectorId" | "status">,
) => healthFacts(record, record.status === "current");

/** What veterinarians prescribe for an animal; ended, never deleted. */
export const prescriptionsEntry = {
  path: "animals/{id}/prescriptions",
  parentField: "animalId",
  scope: "zoo",
  idField: "prescriptionId",
  schema: prescriptionSchema,
  resource: "prescriptions",
  // Of a treatment that cannot be read whole no part is shown: it would be another treatment.
  identity: [
    "zooId",
    "molecule",
    "dosage",
    "dosageUnit",
    "quantity",
    "quantityUnit",
    "route",
    "frequency",
    "startDate",
    "endDate",
  ],
  fallback: {
    animalId: () => "",
    treatmentReason: () => "",
    prescriberId: () => "",
  },
  facts: prescriptionFacts,
  references: [
    {
      field: "animalId",
      collection: "animals",
      copies: { sectorId: "sectorId" },
    },
    { field: "prescriberId", collection: "users" },
  ],
  derive: [],
  writes: {
    create: desk("animalId", ...givenBut(prescriptionSchema, ...ending)),
    change: desk(...givenBut(prescriptionSchema, ...ending, "batchId")),
    end: desk(...ending),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
