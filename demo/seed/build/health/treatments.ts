import type { DemoTreatment } from "../../../data/health/types";
import { demoTreatments } from "../../../data/health/treatments";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { healerIn } from "../enrichment/staff";
import { daysAgoAt } from "../moments";
import { randomFor } from "../random";
import { ofAnimal } from "./animal";
import { dayAgo, doneOf, dueDosesOf } from "./course";

function treatmentDocuments(
  treatment: DemoTreatment,
  now: Date,
): DemoDocument[] {
  const { id, animalId, dosing, reason, notes, startsAgo, endsAgo, ended } =
    treatment;
  const of = ofAnimal(animalId);
  const prescriberId = healerIn(randomFor(id), of.sectorId);
  const createdAt = daysAgoAt(now, startsAgo, "07:20");
  const endedAt = ended === null ? null : daysAgoAt(now, endsAgo, "20:55");
  const next = dueDosesOf(treatment, now).find(({ dueAt }) => dueAt > now);
  const fields = {
    ...of,
    ...dosing,
    times: [...dosing.times],
    ...{ treatmentReason: reason, notes, prescriberId },
    startDate: dayAgo(now, startsAgo),
    endDate: dayAgo(now, endsAgo),
    revisedAt: createdAt,
    nextDoseAt: ended === null ? (next?.dueAt ?? null) : null,
    ...(ended === null
      ? {}
      : {
          status: "archived" as const,
          endReason: ended.reason,
          endNote: ended.note,
          actualEndDate: dayAgo(now, endsAgo),
          endedAt,
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
