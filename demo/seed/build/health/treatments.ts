import type { DemoTreatment } from "../../../data/health/types";
import { demoTreatments } from "../../../data/health/treatments";
import { nextDoseAt } from "../../../../src/domain/health/doses/due";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { healerIn } from "../enrichment/staff";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { ofAnimal } from "./animal";
import { dayAgo, doneOf, prescribedOf } from "./course";

function treatmentDocuments(
  treatment: DemoTreatment,
  now: Date,
): DemoDocument[] {
  const { id, animalId, reason, notes, endsAgo, ended } = treatment;
  const of = ofAnimal(animalId);
  const prescriberId = healerIn(randomFor(id), of.sectorId);
  const prescribed = prescribedOf(treatment, now);
  const { prescriptionId: _, createdAt: madeAt, ...given } = prescribed;
  const { endedAt } = prescribed;
  const createdAt = madeAt ?? now;
  const fields = {
    ...given,
    ...of,
    ...{ treatmentReason: reason, notes, prescriberId },
    nextDoseAt: nextDoseAt(prescribed, now),
    ...(ended === null
      ? {}
      : {
          status: "archived" as const,
          endReason: ended.reason,
          endNote: ended.note,
          actualEndDate: dayAgo(now, endsAgo),
          endedBy: prescriberId,
        }),
  };
  return [
    demoDocument(
      "prescriptions",
      id,
      fields,
      {
        createdAt,
        createdBy: prescriberId,
        updatedAt: endedAt ?? createdAt,
      },
      animalId,
    ),
    ...doneOf(treatment, now).map(({ doseId, ...dose }) =>
      demoDocument(
        "doses",
        doseId,
        { ...of, ...dose },
        { createdAt: dose.at, createdBy: dose.by },
        animalId,
      ),
    ),
  ];
}

/** What was prescribed, and what was done about each dose. */
export const prescribedDocuments = (now: Date): DemoDocument[] =>
  demoTreatments.flatMap((one) => treatmentDocuments(one, now));
