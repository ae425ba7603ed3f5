import type {
  EndForm,
  PrescriptionForm,
} from "@domain/health/prescriptions/form";
import {
  endValues,
  prescriptionValues,
} from "@domain/health/prescriptions/form";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { batch, newId, patch } from "../../../data/write";

type PrescriptionRow = Row<"prescriptions">;

/** Prescribes the same for some animals, all or none: one prescription each, made together. `name`: what the outbox calls it. */
export function prescribe(
  zooId: string,
  form: PrescriptionForm,
  name: string,
  batchId: string,
): Promise<Outcome> {
  const values = prescriptionValues(form);
  if (values === null) return Promise.resolve("saved");
  const isTogether = form.animalIds.length > 1;
  return outcomeOf(
    batch(
      form.animalIds.map((animalId) => ({
        kind: "create",
        collection: "prescriptions",
        id: newId(),
        parentId: animalId,
        values: {
          zooId,
          animalId,
          ...values,
          batchId: isTogether ? batchId : null,
        },
      })),
      { kind: "health.prescribe", name },
    ),
  );
}

/** Changes a prescription that goes on; nothing is sent when nothing differs. */
export function changePrescription(
  row: PrescriptionRow,
  form: PrescriptionForm,
  name: string,
): Promise<Outcome> {
  const values = prescriptionValues(form);
  const changed = values === null ? null : changedValues(values, row.data);
  if (changed === null) return Promise.resolve("saved");
  return outcomeOf(
    patch(
      "prescriptions",
      row.id,
      changed,
      { kind: "health.change", name },
      row,
      row.data.animalId,
    ),
  );
}

/** Completes a treatment or stops it early. */
export function endPrescription(
  row: PrescriptionRow,
  form: EndForm,
  uid: string,
  name: string,
): Promise<Outcome> {
  const values = endValues(form, uid);
  if (values === null) return Promise.resolve("saved");
  return outcomeOf(
    patch(
      "prescriptions",
      row.id,
      values,
      { kind: "health.end", name },
      row,
      row.data.animalId,
    ),
  );
}
