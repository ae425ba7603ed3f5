import { equalValues } from "@domain/record/equal";
import type { Dose } from "@domain/health/doses/dose";
import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../../edge/admin";
import { readingOf } from "../../edge/documents";
import { lookAtTreatment } from "./look-at-treatment";
import { watchSlot } from "./watch-slot";

/** What of a word says what became of a dose. */
const meant = (dose: Dose | null | undefined) =>
  dose && [dose.prescriptionId, dose.day, dose.slot, dose.outcome, dose.voids];

/** What is said of a dose tells whether it was given twice, and whether doses of its treatment are missed. */
export const onDoseWritten = onDocumentWritten(
  { document: "animals/{animalId}/doses/{doseId}", region, retry: true },
  async ({ data, time }) => {
    // Words go with their animal alone.
    if (data?.after.exists !== true) return;
    const [before, after] = [data.before, data.after].map(
      (one) => readingOf("doses", one).record,
    );
    if (!after || equalValues(meant(before), meant(after))) return;
    const now = new Date(time);
    await watchSlot(after, now);
    await lookAtTreatment(after, now);
  },
);
