import { equalValues } from "@domain/record/equal";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../../edge/admin";
import { readingOf } from "../../edge/documents";
import { lookAtTreatment } from "../doses/look-at-treatment";

/** What of a treatment says which doses are looked at. */
const looked = (one: Prescription | null | undefined) =>
  one && [one.status, one.revision];

/** A treatment that is changed is looked at anew; of one that is over no dose is missed any more. */
export const onPrescriptionWritten = onDocumentWritten(
  {
    document: "animals/{animalId}/prescriptions/{prescriptionId}",
    region,
    retry: true,
  },
  async ({ data, time }) => {
    const [before, after] = [data?.before, data?.after].map((one) =>
      one === undefined ? null : readingOf("prescriptions", one).record,
    );
    // One that is new was given its first time as it was made.
    if (!before || equalValues(looked(before), looked(after))) return;
    await lookAtTreatment(before, new Date(time));
  },
);
