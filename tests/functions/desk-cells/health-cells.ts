import { baselineFacts } from "@domain/health/baseline/collection";
import { healthParameterFacts } from "@domain/health/parameters/collection";
import { prescriptionFacts } from "@domain/health/prescriptions/collection";
import {
  aHealthBaseline,
  aHealthParameter,
  aPrescription,
  weightHere,
} from "../../builders/health";
import { zooA } from "../../builders/ids";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const parameter = healthParameterFacts(aHealthParameter());
const treatment = prescriptionFacts(aPrescription());
const baseline = baselineFacts(aHealthBaseline());
const below = { parentId: "animal-1" };

const ended = (endedBy: string) => ({
  ...change(
    "prescriptions",
    "prescription-1",
    {
      endReason: "recovery",
      actualEndDate: "2026-11-20",
      endNote: null,
      endedBy,
    },
    { endReason: null, actualEndDate: null, endNote: null, endedBy: null },
  ),
  ...below,
});

export const cells: DeskCell[] = [
  cell(
    "healthParameters",
    "create",
    create("healthParameters", "parameter-new", {
      zooId: zooA,
      name: "Longueur",
      measureType: "numeric",
      unit: "cm",
      animalIds: ["animal-1"],
    }),
    parameter,
  ),
  cell(
    "healthParameters",
    "change",
    change("healthParameters", "health-parameter-1", { name: "Taille" }),
    parameter,
  ),
  cell(
    "healthBaselines",
    "create",
    {
      ...create("healthBaselines", weightHere.parameterId, {
        zooId: zooA,
        animalId: "animal-1",
        from: "2026-07-01",
        reason: "Traité",
      }),
      ...below,
    },
    baseline,
  ),
  cell(
    "healthBaselines",
    "change",
    {
      ...change(
        "healthBaselines",
        "health-parameter-1",
        { from: "2026-07-01", reason: "Traité" },
        { from: "2026-06-01", reason: null },
      ),
      ...below,
    },
    baseline,
  ),
  cell(
    "prescriptions",
    "create",
    {
      ...create("prescriptions", "prescription-new", {
        zooId: zooA,
        animalId: "animal-1",
        molecule: "meloxicam",
        otherMolecule: null,
        dosage: 1.5,
        dosageUnit: "mg",
        quantity: 1,
        quantityUnit: "ml",
        route: "oral",
        posology: null,
        frequency: "twiceDaily",
        customFrequency: null,
        times: [],
        startDate: "2026-11-18",
        endDate: "2026-11-28",
        treatmentReason: "Boiterie",
        notes: null,
        prescriberId: "self",
        batchId: null,
      }),
      ...below,
    },
    treatment,
  ),
  cell(
    "prescriptions",
    "change",
    {
      ...change(
        "prescriptions",
        "prescription-1",
        { notes: "Au repas" },
        { notes: null },
      ),
      ...below,
    },
    treatment,
  ),
  {
    ...cell("prescriptions", "end", ended("vet"), treatment),
    as: ended,
  },
];
