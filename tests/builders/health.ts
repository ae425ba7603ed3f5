import type { Dose } from "@domain/health/doses/dose";
import { doseId, doseSchema } from "@domain/health/doses/dose";
import type { HealthBaseline } from "@domain/health/baseline/baseline";
import { baselineSchema } from "@domain/health/baseline/baseline";
import type { HealthNote } from "@domain/health/notes/note";
import { healthNoteSchema } from "@domain/health/notes/note";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { prescriptionSchema } from "@domain/health/prescriptions/prescription";
import type { HealthDay, HealthMonth } from "@domain/health/values/buckets";
import {
  healthDaySchema,
  healthMonthSchema,
} from "@domain/health/values/buckets";
import type { HealthValue } from "@domain/health/values/value";
import { healthValueSchema } from "@domain/health/values/value";
import { bucketOf } from "@domain/measures/buckets/bucket";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import {
  boundsOf,
  builtInParameter,
  healthParameterSchema,
  optionIdsOf,
} from "@domain/measures/parameters/parameter";
import { sector1, zooA } from "./ids";

const at = new Date("2026-11-20T08:00:00Z");
const ofAnimal = { zooId: zooA, animalId: "animal-1", sectorId: sector1 };

/** A length of the establishment's own, measured of its first animal. */
export function aHealthParameter(
  parameter: Partial<HealthParameter> = {},
): HealthParameter {
  const made = healthParameterSchema.parse({
    zooId: zooA,
    parameterId: "health-parameter-1",
    name: "Longueur",
    measureType: "numeric",
    unit: "cm",
    animalIds: ["animal-1"],
    ...parameter,
  });
  return { ...made, bounds: boundsOf(made), optionIds: optionIdsOf(made) };
}

/** The first establishment's side of the weight. */
export const weightHere = aHealthParameter({
  ...builtInParameter(zooA, "weight")!,
  animalIds: [],
});

/** What "author" measured of `aHealthParameter()` there; open to keepers. */
export const aHealthValue = (value: Partial<HealthValue> = {}): HealthValue =>
  healthValueSchema.parse({
    ...ofAnimal,
    valueId: "health-value-1",
    parameterId: "health-parameter-1",
    value: 182,
    at,
    source: "person",
    by: "author",
    openToKeepers: true,
    ...value,
  });

const bucket = bucketOf([{ at, value: 182, key: "" }], "numeric")!;

export const aHealthDay = (day: Partial<HealthDay> = {}): HealthDay =>
  healthDaySchema.parse({
    ...ofAnimal,
    parameterId: "health-parameter-1",
    day: "2026-11-20",
    hours: { "2026-11-20T08": bucket },
    openToKeepers: true,
    ...day,
  });

export const aHealthMonth = (month: Partial<HealthMonth> = {}): HealthMonth =>
  healthMonthSchema.parse({
    ...ofAnimal,
    parameterId: "health-parameter-1",
    month: "2026-11",
    days: { "2026-11-20": bucket },
    openToKeepers: true,
    ...month,
  });

/** What the first animal's values are held against, from a day on. */
export const aHealthBaseline = (
  baseline: Partial<HealthBaseline> = {},
): HealthBaseline =>
  baselineSchema.parse({
    ...ofAnimal,
    parameterId: "health-parameter-1",
    from: "2026-06-01",
    days: { "2026-06-01": { mean: 182, n: 1 } },
    openToKeepers: true,
    ...baseline,
  });

/** What "author" noted of the first animal. */
export const aHealthNote = (note: Partial<HealthNote> = {}): HealthNote =>
  healthNoteSchema.parse({
    ...ofAnimal,
    noteId: "health-note-1",
    noteType: "consultation",
    title: "Boiterie",
    at,
    by: "author",
    ...note,
  });

/** A current treatment of the first animal, twice a day. */
export const aPrescription = (
  prescription: Partial<Prescription> = {},
): Prescription =>
  prescriptionSchema.parse({
    ...ofAnimal,
    prescriptionId: "prescription-1",
    molecule: "meloxicam",
    dosage: 1.5,
    dosageUnit: "mg",
    quantity: 1,
    quantityUnit: "ml",
    route: "oral",
    frequency: "twiceDaily",
    startDate: "2026-11-18",
    endDate: "2026-11-28",
    treatmentReason: "Boiterie",
    prescriberId: "author",
    ...prescription,
  });

/** What "author" did about the first dose of a day of `aPrescription()`. */
export function aDose(dose: Partial<Dose> = {}): Dose {
  const given = {
    prescriptionId: "prescription-1",
    revision: 1,
    day: "2026-11-20" as Dose["day"],
    slot: "0800",
    by: "author",
    ...dose,
  };
  return doseSchema.parse({
    ...ofAnimal,
    doseId: doseId(given, given.by),
    dueAt: new Date("2026-11-20T07:00:00Z"),
    outcome: "given",
    at,
    ...given,
  });
}
